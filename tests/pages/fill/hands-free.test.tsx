import '../../../src/styles.css'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FillPage } from '../../../src/pages/fill/first/page.tsx'
import { aPublicForm, someFields } from '../../support/builders.ts'
import { violations } from '../axe.ts'
import { VoiceProblem } from '../../../src/speech/problems.ts'
import { fetchLive, openedForm } from './fetch-live.ts'
import { microphone } from './fake-voice.ts'

vi.mock('../../../src/speech/voice.ts', () => import('./fake-voice.ts'))

// On a busy machine fetching them takes longer than any wait of a test.
beforeAll(() =>
  Promise.all([import('../../../src/pages/fill/live/index.ts'), import('../../../src/pages/fill/hands-free/index.ts')]),
)
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  Object.assign(microphone, { isOpen: false, spoken: [], canSpeak: true })
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  // The tab outlives this file, and would converse in the next one.
  sessionStorage.clear()
})

/** The person turns to another page. */
function hide() {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
}

function speakElsewhere() {
  const channel = new BroadcastChannel('voice-input')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage('another page')
  onTestFinished(() => channel.close())
}

const lastSaid = () => microphone.spoken.at(-1) ?? ''

const visit = (...fields: Parameters<typeof someFields>) =>
  render(
    <FillPage
      opening={openedForm(aPublicForm({ structure: { fields: someFields(...fields) } }))}
      fetchLive={fetchLive}
    />,
  )

async function converse(...fields: Parameters<typeof someFields>) {
  const screen = await visit(...fields)
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  const conversation = screen.getByRole('region', { name: 'Conversation' })
  const opened = async () => {
    await expect.poll(() => microphone.isOpen).toBe(true)
    microphone.notify({ type: 'microphone.opened' })
    await expect.element(conversation.getByText('Listening… Speak now')).toBeVisible()
  }
  /** Says it when the page listens, and waits until the page has spoken again. */
  const say = async (text: string, confidence = 0.9) => {
    await opened()
    const count = microphone.spoken.length
    microphone.heard = { text, transcriber: 'fake', confidence }
    microphone.notify({ type: 'speech.ended' })
    await expect.poll(() => microphone.spoken.length).toBeGreaterThan(count)
  }
  await screen.getByRole('switch', { name: 'Hands-free' }).click()
  await expect.element(conversation).toBeVisible()
  return { screen, button, conversation, opened, say }
}

const CONSENT = {
  question: 'May your voice be sent to speech.test?',
  explanation: 'Your voice goes to speech.test, a service outside this site, which turns it into text.',
}

/** A sound while the conversation rests. */
const hears = async (text: string) => {
  await expect.poll(() => microphone.isOpen).toBe(true)
  expect(microphone.captureMode).toMatchObject({ listenFor: 'resume' })
  microphone.notify({ type: 'microphone.opened' })
  microphone.heard = { text, transcriber: 'fake', confidence: 0.9 }
  microphone.isOpen = false
  microphone.notify({ type: 'speech.ended' })
}

describe('Hands-free', () => {
  it('keeps what could not be recognised, and hears it first when the person goes on', async () => {
    const { button, opened, say } = await converse({ type: 'number' }, {})
    await opened()
    microphone.failure = new VoiceProblem('unavailable')
    onTestFinished(() => void (microphone.failure = undefined))
    microphone.notify({ type: 'speech.ended' })
    await expect.element(button('Go on')).toBeVisible()
    microphone.failure = undefined
    await button('Go on').click()
    await say('forty two')
    expect(microphone.captureMode).toMatchObject({ hearsSaved: true, listenFor: 'conversation' })
    await expect.poll(lastSaid).toContain('42')
  })

  it('is off until it is switched on, and says what it does', async () => {
    const screen = await render(<FillPage opening={openedForm(aPublicForm())} fetchLive={fetchLive} />)
    const control = screen.getByRole('switch', { name: 'Hands-free' })
    await expect.element(control).not.toBeChecked()
    await expect.element(control).toHaveAccessibleDescription(/read aloud.*by voice alone/)
    expect(await violations()).toEqual([])
  })

  it('reads the question, listens, fills in the answer, and reads the next', async () => {
    const { screen, say } = await converse({ type: 'number', label: 'Your age' }, { label: 'Your name' })
    await expect.poll(lastSaid).toContain('Question 1 of 2. Your age.')
    await say('forty two')
    expect(lastSaid()).toContain('42. Question 2 of 2. Your name.')
    await expect.element(screen.getByText('Field 2 of 2')).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('says that a person may interrupt, and hears them when they do', async () => {
    microphone.canSpeak = undefined
    const { conversation } = await converse({}, {})
    await expect.element(conversation.getByText('Reading…', { exact: true })).toBeVisible()
    microphone.interrupt?.({ type: 'interruption.offered' })
    await expect.element(conversation.getByText('Reading… Speak to interrupt')).toBeVisible()
    expect(microphone.isOpen).toBe(false)
    microphone.interrupt?.({ type: 'reading.interrupted' })
    await expect.poll(() => microphone.isOpen).toBe(true)
    expect(microphone.interrupt).toBeUndefined()
    microphone.canSpeak = true
  })

  it('records no answer while it reads, and Escape or a touch ends the reading', async () => {
    microphone.canSpeak = undefined
    const { screen, conversation } = await converse({}, {})
    await expect.element(conversation.getByText('Reading…')).toBeVisible()
    expect(microphone.isOpen).toBe(false)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => microphone.isOpen).toBe(true)
    await screen.getByRole('button', { name: 'Next' }).click()
    await expect.element(conversation.getByText(/Question 2 of 2/).first()).toBeVisible()
    expect(microphone.isOpen).toBe(false)
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await expect.poll(() => microphone.isOpen).toBe(true)
  })

  it('says at once, and once, that a recogniser is busy and asked again by itself', async () => {
    const { opened } = await converse({ type: 'number', label: 'Your age' }, { label: 'Your name' })
    const later = Promise.withResolvers<typeof microphone.heard>()
    Object.assign(microphone, { later: later.promise })
    onTestFinished(() => void Object.assign(microphone, { later: undefined }))
    await opened()
    microphone.notify({ type: 'speech.ended' })
    microphone.options?.onNotice?.('busy')
    microphone.options?.onNotice?.('busy')
    const waits = 'Speech recognition is busy. It is tried again by itself; you need not say it again.'
    await expect.poll(lastSaid).toBe(waits)
    microphone.options?.onNotice?.(undefined)
    later.resolve({ text: 'forty two', transcriber: 'fake', confidence: 0.9 })
    await expect.poll(lastSaid).toContain('Question 2 of 2.')
    expect(microphone.spoken.filter((text) => text === waits)).toHaveLength(1)
  })

  it.each([
    ['where a question is answered', { type: 'number', label: 'Your age' }],
    ['where nothing can be said but commands', { type: 'file', label: 'Your ticket' }],
  ] as const)('reads aloud, once, who may hear, and how that is answered, %s', async (_, field) => {
    const { screen, button, opened } = await converse(field, { label: 'Your name' })
    await opened()
    const answered = microphone.options?.askConsent(CONSENT, new AbortController().signal)
    await expect
      .poll(lastSaid)
      .toBe(
        `${CONSENT.question} ${CONSENT.explanation} I cannot hear your answer to this yet. ` +
          'Press Enter, or touch "Allow", to allow it; press Escape, or touch "Not now", if not.',
      )
    await expect.element(screen.getByText(CONSENT.question)).toBeVisible()
    const count = microphone.spoken.length
    await expect.element(button('Allow')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(await answered).toBe(true)
    expect(microphone.spoken).toHaveLength(count)
  })

  it('takes Escape for a no to who may hear, and rests from asking', async () => {
    const { button, opened } = await converse({ label: 'Your name' })
    await opened()
    const leave = new AbortController()
    const answered = microphone.options?.askConsent(CONSENT, leave.signal)
    await expect.element(button('Allow')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => microphone.isOpen).toBe(false)
    leave.abort()
    expect(await answered).toBe(false)
    await expect.element(button('Go on')).toBeVisible()
  })

  it('asks who may hear over the review too', async () => {
    const { screen, button, opened, say } = await converse({ type: 'number', label: 'Age' })
    await say('forty')
    await say('submit')
    await opened()
    const answered = microphone.options?.askConsent(CONSENT, new AbortController().signal)
    const dialog = screen.getByRole('dialog', { name: 'Review Your Responses' })
    await expect.element(dialog.getByText(CONSENT.question)).toBeVisible()
    await expect.element(button('Allow')).toHaveFocus()
    expect(await violations()).toEqual([])
    await button('Allow').click()
    expect(await answered).toBe(true)
  })

  it('shows what it cannot say, also to a screen reader, and then listens', async () => {
    microphone.canSpeak = false
    const { conversation } = await converse({ label: 'Age' })
    await expect.element(conversation.getByText(/Question 1 of 1/).first()).toBeVisible()
    await expect.poll(() => microphone.isOpen).toBe(true)
    await expect.element(conversation.getByRole('status')).toHaveTextContent('Question 1 of 1. Age. You may skip it.')
  })

  it('reads back what is risky, takes a correction in words, and waits for the yes', async () => {
    const { screen, conversation, say } = await converse({ type: 'email', label: 'Email' }, {})
    await say('ada at example dot com')
    expect(lastSaid()).toContain('I heard a, d, a, at, e, x, a, m, p, l, e, dot, c, o, m. Is that right?')
    await expect.element(conversation.getByText('ada@example.com', { exact: true })).toBeVisible()
    expect(await violations()).toEqual([])
    await say('change dot com to dot org')
    await expect.element(conversation.getByText('ada@example.org', { exact: true })).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('')
    await say('yes')
    await expect.element(screen.getByText('Field 2 of 2')).toBeVisible()
  })

  it('shows beside a doubted answer all that can be said to it, on a small phone too', async () => {
    const { innerWidth, innerHeight } = window
    await page.viewport(360, 640)
    onTestFinished(() => page.viewport(innerWidth, innerHeight))
    const { conversation, opened, say } = await converse({ label: 'Name', description: 'As in your passport' }, {})
    await say('edda', 0.3)
    await opened()
    const hint = conversation.getByText(/^Say yes or no/).first()
    await expect.element(hint).toBeVisible()
    const bottomOf = (of: typeof hint) => of.element().getBoundingClientRect().bottom
    expect(bottomOf(hint)).toBeLessThan(bottomOf(conversation))
  })

  it('takes a touch of Next for the yes: what was shown is not left behind', async () => {
    const { screen, button, say } = await converse({ type: 'email', label: 'Your email' }, { label: 'Your name' })
    await say('ada at example dot com')
    await button('Next').click()
    await expect.poll(lastSaid).toContain('Your name')
    await expect.element(screen.getByText('Progress: 1 of 2 fields completed')).toBeVisible()
  })

  it.each([
    ['waits for its yes beside the voice button where the conversation is switched off', 'edda', 'Yes, use it'],
    ['may be several answers, which wait there too', 'mary smith five nights', 'Use these'],
  ])('%s', async (_, words, yes) => {
    const { screen, button, conversation, say } = await converse({ label: 'Name' }, { type: 'number', label: 'Nights' })
    await say(words, 0.3)
    await screen.getByRole('switch', { name: 'Hands-free' }).click()
    await expect.element(conversation).not.toBeInTheDocument()
    await expect.element(screen.getByText('Is this right?')).toBeVisible()
    await button(yes).click()
    await expect.element(screen.getByText('Progress: 0 of 2 fields completed')).not.toBeInTheDocument()
  })

  it('asks next what several answers passed over', async () => {
    const { screen, say } = await converse(
      { label: 'Name' },
      { type: 'date', label: 'Arrival' },
      { type: 'number', label: 'Nights' },
    )
    await say('mary smith five nights')
    expect(lastSaid()).toContain('Nights: 5. Is that right?')
    await say('yes')
    expect(lastSaid()).toContain('Question 2 of 3. Arrival')
    await expect.element(screen.getByText('Progress: 2 of 3 fields completed')).toBeVisible()
  })

  it('asks about it again after a touch of Previous, where the person comes back', async () => {
    const { screen, button, say } = await converse({ label: 'Name' }, { label: 'Town' })
    await button('Next').click()
    await expect.poll(lastSaid).toContain('Town')
    await say('edda', 0.3)
    expect(lastSaid()).toMatch(/^I heard edda/i)
    await button('Previous').click()
    await expect.poll(lastSaid).toContain('Name')
    await button('Next').click()
    await expect.poll(lastSaid).toMatch(/^I heard edda/i)
    await button('Yes').click()
    await expect.element(screen.getByText('Progress: 1 of 2 fields completed')).toBeVisible()
  })

  it('takes a touch of Next while one speaks for the end of what is said', async () => {
    const { screen, button, opened } = await converse({ type: 'number', label: 'Your age' }, { label: 'Your name' })
    await opened()
    microphone.heard = { text: 'forty two', transcriber: 'fake', confidence: 0.9 }
    microphone.notify({ type: 'speech.began' })
    await button('Next').click()
    await expect.poll(lastSaid).toContain('Your name')
    await expect.element(screen.getByText('Progress: 1 of 2 fields completed')).toBeVisible()
  })

  it.each([
    ['of the last question', [{ label: 'Age' }]],
    ['below the question', [{ label: 'Age' }, { label: 'Name' }]],
  ])(
    'takes Submit %s while one speaks for the end of what is said, and goes on to the review with it',
    async (_, fields) => {
      const { screen, button, opened } = await converse(...fields)
      await opened()
      microphone.heard = { text: 'forty two', transcriber: 'fake', confidence: 0.9 }
      microphone.notify({ type: 'speech.began' })
      await button('Submit Form').click()
      await expect.poll(lastSaid).toBe('forty two. Shall I send it?')
      const dialog = screen.getByRole('dialog', { name: 'Review Your Responses' })
      await expect.element(dialog.getByRole('cell', { name: 'forty two' })).toBeVisible()
    },
  )

  it('goes on to the review once what is on its way is the answer; a second press does not wait for it', async () => {
    const { screen, button, opened } = await converse({ type: 'number', label: 'Age' }, { label: 'Name' })
    const later = Promise.withResolvers<typeof microphone.heard>()
    Object.assign(microphone, { later: later.promise })
    onTestFinished(() => void Object.assign(microphone, { later: undefined }))
    await opened()
    microphone.notify({ type: 'speech.ended' })
    await expect.element(screen.getByText('One moment…')).toBeVisible()
    await button('Submit Form').click()
    expect(screen.getByRole('dialog').query()).toBeNull()
    later.resolve({ text: 'forty two', transcriber: 'fake', confidence: 0.9 })
    await expect.poll(lastSaid).toBe('42. Shall I send it?')
  })

  it('takes Submit for the yes to what is shown, to several answers too, and goes on to the review with them', async () => {
    const { screen, button, say } = await converse(
      { label: 'Name' },
      { type: 'number', label: 'Nights' },
      { label: 'Town' },
    )
    await say('mary smith five nights')
    await button('Submit Form').click()
    await expect.poll(lastSaid).toBe('Shall I send it?')
    const dialog = screen.getByRole('dialog', { name: 'Review Your Responses' })
    await expect.element(dialog.getByRole('cell', { name: 'mary smith' })).toBeVisible()
    await expect.element(dialog.getByRole('cell', { name: '5', exact: true })).toBeVisible()
  })

  it('spells after a no', async () => {
    const { conversation, opened, say } = await converse({ label: 'Name' }, {})
    await say('peter', 0.2)
    await say('no')
    expect(lastSaid()).toContain('Say "spell it"')
    await say('spell it')
    expect(lastSaid()).toContain('"alpha" for a')
    await opened()
    expect(microphone.captureMode.listenFor).toBe('spelling')
    await say('capital p i e t e r')
    await expect.element(conversation.getByText('Pieter', { exact: true })).toBeVisible()
    await say('yes')
    expect(lastSaid()).toContain('Pieter. Question 2 of 2')
  })

  it('proposes what else it may have heard after a no, and never the same again', async () => {
    const { say } = await converse({ type: 'number', label: 'Age' }, { label: 'Name' })
    await say('fifteen', 0.4)
    expect(lastSaid()).toContain('I heard 15. Is that right?')
    await say('no')
    expect(lastSaid()).toContain('I heard 50. Is that right?')
    await say('no')
    await say('fifteen')
    expect(lastSaid()).toBe('Then say it again, or type it. Age.')
    await say('sixteen')
    expect(lastSaid()).toContain('16. Question 2 of 2. Name.')
  })

  it('gives way to typing, and goes on with the next field', async () => {
    const { screen, conversation } = await converse({ label: 'Name' }, { label: 'Town' })
    await screen.getByRole('textbox', { name: 'Name' }).fill('Ada')
    await expect.element(conversation.getByText('You are typing', { exact: true })).toBeVisible()
    expect(microphone.isOpen).toBe(false)
    await userEvent.keyboard('{Enter}')
    await expect.poll(lastSaid).toContain('Town.')
  })

  it('pauses with Stop, and goes on', async () => {
    const { button, conversation, opened } = await converse({ label: 'Name' })
    await opened()
    await button('Stop').click()
    await expect.element(conversation.getByText('Paused', { exact: true })).toBeVisible()
    expect(microphone.isOpen).toBe(false)
    expect(await violations()).toEqual([])
    await button('Go on').click()
    await expect.poll(() => microphone.isOpen).toBe(true)
  })

  it('keeps the keyboard in the conversation while its buttons change', async () => {
    const { button, opened } = await converse({ label: 'Name' })
    await opened()
    const press = async (name: string) => {
      const element = button(name).element()
      if (element instanceof HTMLElement) element.focus()
      await userEvent.keyboard(' ')
    }
    await press('Pause')
    await expect.element(button('Go on')).toHaveFocus()
    await press('Go on')
    await expect.element(button('Pause')).toHaveFocus()
  })

  it.each([
    ['turns to another page', /^I stopped when you left this page\./, hide],
    ['speaks in another tab', /^Another tab or window is listening now\./, speakElsewhere],
  ])('is silent and deaf when the person %s, until they come back and say so', async (_, words, leave) => {
    const { button, conversation, opened } = await converse({ label: 'Name' })
    await opened()
    const spoken = microphone.spoken.length
    leave()
    await expect.element(conversation.getByText(words).first()).toBeVisible()
    expect(microphone.isOpen).toBe(false)
    vi.restoreAllMocks()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(microphone.isOpen).toBe(false)
    expect(microphone.spoken).toHaveLength(spoken)
    await button('Go on').click()
    await expect.poll(() => microphone.isOpen).toBe(true)
  })

  it('asks for what was half said when the person turned away, as soon as they go on', async () => {
    const { screen, button, conversation, opened } = await converse({ label: 'Name' }, { label: 'Town' })
    await opened()
    microphone.heard = { text: 'ada', transcriber: 'fake', confidence: 0.9 }
    microphone.notify({ type: 'speech.began' })
    hide()
    await expect.element(conversation.getByText(/What you said is kept\./).first()).toBeVisible()
    expect(microphone.isOpen).toBe(false)
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('')
    await button('Go on').click()
    await expect.poll(lastSaid).toMatch(/^I heard ada\. Is that right\?$/i)
    await button('Yes').click()
    await expect.poll(lastSaid).toContain('Question 2 of 2. Town.')
  })

  it('is on after a reload, and waits for a touch before it speaks or listens', async () => {
    const { screen, say } = await converse({ label: 'Name' }, { label: 'Town' })
    await say('ada')
    await screen.unmount()
    microphone.isOpen = false
    microphone.spoken = []

    const again = await visit({ label: 'Name' }, { label: 'Town' })
    await again.getByRole('button', { name: 'Continue' }).click()
    await expect.element(again.getByRole('switch', { name: 'Hands-free' })).toBeChecked()
    await expect.element(again.getByText('Paused', { exact: true })).toBeVisible()
    expect([microphone.isOpen, microphone.spoken]).toEqual([false, []])
    await again.getByRole('button', { name: 'Go on' }).click()
    await expect.poll(lastSaid).toContain('Question 2 of 2. Town.')
  })

  it('stays off after a reload once it was switched off', async () => {
    const { screen, conversation } = await converse({ label: 'Name' })
    await screen.getByRole('switch', { name: 'Hands-free' }).click()
    await screen.unmount()
    const again = await visit({ label: 'Name' })
    await expect.element(again.getByRole('switch', { name: 'Hands-free' })).not.toBeChecked()
    await expect.element(conversation).not.toBeInTheDocument()
  })

  it('speaks the language of the form in all that it says', async () => {
    const metadata = { submitButtonText: '', completionMessage: '', allowAnonymous: true, language: 'es' }
    const structure = { fields: someFields({ label: 'Nombre' }), metadata }
    const screen = await render(<FillPage opening={openedForm(aPublicForm({ structure }))} fetchLive={fetchLive} />)
    await screen.getByRole('switch', { name: 'Hands-free' }).click()
    const conversation = screen.getByRole('region', { name: 'Conversation' })
    await screen.getByRole('button', { name: 'Pausa' }).click()
    await expect.element(conversation.getByText('En pausa', { exact: true })).toBeVisible()
    await expect.element(conversation).toHaveAttribute('lang', 'es')
    await expect.poll(lastSaid).toContain('Pulse «Seguir» para continuar.')
    await expect.element(screen.getByRole('button', { name: 'Seguir' })).toBeVisible()
  })

  it('offers spelling only where letters make an answer', async () => {
    const { screen, conversation, opened } = await converse({ label: 'Name' }, { type: 'number', label: 'Age' })
    await opened()
    await expect.element(conversation.getByText(/^Say your answer, .*spell it/)).toBeVisible()
    await screen.getByRole('button', { name: 'Next' }).click()
    await expect
      .element(conversation.getByText('Say your answer, or next, back, repeat, skip, help, review or stop.'))
      .toBeVisible()
  })

  it('stops asking a person who is not there', async () => {
    const { conversation, opened } = await converse({ label: 'Name' })
    for (const words of ['I heard nothing. Name.', 'I heard nothing. Name.', 'I stop asking.']) {
      await opened()
      microphone.notify({ type: 'nothing.heard' })
      await expect.poll(lastSaid).toContain(words)
      await expect.poll(() => microphone.isOpen || words === 'I stop asking.').toBe(true)
    }
    await expect.element(conversation.getByText('Resting… Say “go on”')).toBeVisible()
  })

  it('rests after "stop", goes on after "go on", and not after other words', async () => {
    const { button, conversation, say } = await converse({ label: 'Name' })
    await say('stop')
    expect(lastSaid()).toContain('I listen for nothing else, for 2 minutes.')
    await expect.element(conversation.getByText('Resting… Say “go on”')).toBeVisible()
    expect(await violations()).toEqual([])
    const count = microphone.spoken.length
    await hears('what a nice day')
    await hears('go on')
    await expect.poll(lastSaid).toContain('Question 1 of 1. Name.')
    expect(microphone.spoken.length - count).toBeLessThan(3)
    await say('stop')
    await hears('what can I say')
    await expect.poll(lastSaid).toContain('Say "go on", and I go on where we stopped')
    await hears('go on')
    await expect.poll(lastSaid).toContain('Question 1 of 1. Name.')
    await say('stop')
    await button('Pause').click()
    await expect.element(conversation.getByText('Paused', { exact: true })).toBeVisible()
    expect(microphone.isOpen).toBe(false)
  })

  it('helps on request', async () => {
    const { conversation, say } = await converse({})
    await say('help')
    expect(microphone.spoken.join(' ')).toContain('You can say: next, back, repeat, skip')
    await conversation.getByText('What can I say?').click()
    await expect.element(conversation.getByText(/Say "literally next"/).first()).toBeVisible()
  })

  it('writes the word next when it is said literally, and obeys it otherwise', async () => {
    const { screen, say } = await converse({ label: 'Sign' }, {})
    await say('literally next')
    await say('back')
    await expect.element(screen.getByRole('textbox', { name: 'Sign' })).toHaveValue('next')
    await say('next')
    await expect.element(screen.getByText('Field 2 of 2')).toBeVisible()
  })

  it('holds the form where it is when something is said at once', async () => {
    const { screen, opened } = await converse({ type: 'number', label: 'Age' }, {})
    await opened()
    microphone.heard = { text: 'fourteen', transcriber: 'fake', confidence: 0.9 }
    microphone.notify({ type: 'speech.ended' })
    await expect.element(screen.getByRole('spinbutton')).toHaveValue(14)
    await expect.poll(() => microphone.isOpen).toBe(true)
    microphone.notify({ type: 'microphone.opened' })
    microphone.notify({ type: 'speech.began' })
    microphone.heard = { text: 'no I said forty', transcriber: 'fake', confidence: 0.9 }
    await new Promise((resolve) => requestAnimationFrame(resolve))
    microphone.notify({ type: 'speech.ended' })
    await expect.element(screen.getByRole('spinbutton')).toHaveValue(40)
  })

  it('reviews, changes one answer from there, asks before it sends, and goes on after a no', async () => {
    const { screen, say } = await converse({ type: 'number', label: 'Age' }, { type: 'number', label: 'Guests' })
    await say('forty')
    await say('two')
    expect(lastSaid()).toContain('All questions are done.')
    await say('review')
    expect(lastSaid()).toContain('Age: 40. Guests: 2.')
    await say('change age')
    expect(lastSaid()).toContain('Question 1 of 2. Age. Your answer is 40.')
    await say('forty one')
    expect(lastSaid()).toBe('41. Shall I send it?')
    await expect.element(screen.getByRole('dialog', { name: 'Review Your Responses' })).toBeVisible()
    await say('change guests')
    expect(lastSaid()).toContain('Question 2 of 2. Guests. Your answer is 2.')
    await say('three')
    expect(lastSaid()).toBe('3. Shall I send it?')
    expect(await violations()).toEqual([])
    await say('no')
    expect(lastSaid()).toContain('It is not sent.')
    await say('submit')
    await say('yes')
    await expect.element(screen.getByRole('dialog', { name: 'Submission Failed' })).toBeVisible()
    await expect.poll(lastSaid).toContain('Say "try again", or "stop".')
  })

  it('says what cannot be done in the review, and leaves it for a field that is named', async () => {
    const { screen, say } = await converse({ type: 'number', label: 'Age' })
    const dialog = screen.getByRole('dialog', { name: 'Review Your Responses' })
    await say('forty')
    await say('submit')
    await expect.element(dialog).toBeVisible()
    for (const words of ['next', 'clear', 'undo']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is how they are said
      await say(words)
      expect(lastSaid()).toMatch(/^This is the review\. .* Shall I send it\?$/)
      expect(dialog.query()).not.toBeNull()
    }
    await say('change age')
    expect(lastSaid()).toBe('Question 1 of 1. Age. Your answer is 40. Say "next", or say another.')
    expect(dialog.query()).toBeNull()
  })

  it('names what is still needed, and goes there', async () => {
    const { screen, say } = await converse({ label: 'Name', required: true }, { label: 'Town' })
    await say('next')
    await say('submit')
    expect(lastSaid()).toContain('Name. This one is still needed.')
    await expect.element(screen.getByText('Field 1 of 2')).toBeVisible()
  })
})
