import '../../../src/styles.css'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AUTO_ADVANCE_MS } from '../../../rules/limits.ts'
import type { Heard } from '../../../src/speech/transcriber.ts'
import { FillPage } from '../../../src/pages/fill/first/page.tsx'
import { aPublicForm, someFields } from '../../support/builders.ts'
import { violations } from '../axe.ts'
import { fetchLive, openedForm } from './fetch-live.ts'
import { microphone } from './fake-voice.ts'

vi.mock('../../../src/speech/voice.ts', () => import('./fake-voice.ts'))

beforeEach(() => {
  localStorage.clear()
  microphone.isBusy = false
  microphone.later = undefined
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function show(...fields: Parameters<typeof someFields>) {
  const screen = await render(
    <FillPage
      opening={openedForm(aPublicForm({ structure: { fields: someFields(...fields) } }))}
      fetchLive={fetchLive}
    />,
  )
  await expect.element(screen.getByText('Your voice goes to this site only.')).toBeVisible()
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  const opened = async () => {
    await expect.poll(() => microphone.isOpen).toBe(true)
    microphone.notify({ type: 'microphone.opened' })
    await expect.element(screen.getByText('Listening... Speak now')).toBeVisible()
  }
  const listen = async () => {
    await button('Voice Input').click()
    await opened()
  }
  const hear = async (text: string) => {
    await opened()
    microphone.heard = { text, transcriber: 'fake', confidence: 0.9 }
    microphone.notify({ type: 'speech.ended' })
  }
  const say = async (text: string) => {
    await button('Voice Input').click()
    await hear(text)
    await expect.element(screen.getByText('Voice input completed')).toBeVisible()
  }
  return { screen, button, listen, hear, say }
}

describe('A respondent who speaks', () => {
  it('is heard: the ring follows the voice, and the words appear in quotation marks', async () => {
    const { screen, button, listen } = await show({})
    await listen()
    microphone.notify({ type: 'level.changed', level: 0.6 })
    microphone.notify({ type: 'transcript.changed', text: 'grace' })
    await expect.element(screen.getByText('“grace”')).toBeVisible()
    expect(button('Stop').element().getAttribute('style')).toContain('--level: 0.6')
    expect(await violations()).toEqual([])
  })

  it('sees the value filled in, and comes to the next field', async () => {
    const { screen, say } = await show({ type: 'number' }, {})
    await say('forty two')
    await expect.element(screen.getByRole('spinbutton')).toHaveValue(42)
    await expect.element(screen.getByText('Completed', { exact: true }).first()).toBeVisible()
    await expect.element(screen.getByText('Field 2 of 2')).toBeVisible()
  })

  it('may press Next while the page is about to move on: the button stays under the finger', async () => {
    const { screen, button, say } = await show({ type: 'number' }, {}, {})
    await say('forty two')
    const next = button('Next').element()
    const { top } = next.getBoundingClientRect()
    next.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await expect.element(button('Correct it by voice')).toBeVisible()
    expect(next.getBoundingClientRect().top).toBe(top)
    await expect.element(screen.getByText('Field 1 of 3')).toBeVisible()
  })

  it('stays where any key or touch says so', async () => {
    const { screen, say } = await show({ type: 'number' }, {})
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await say('forty two')
    await userEvent.keyboard('{Shift}')
    vi.advanceTimersByTime(AUTO_ADVANCE_MS)
    await expect.element(screen.getByText('Field 1 of 2')).toBeVisible()
  })

  it('stays where a touch anywhere says so', async () => {
    const { screen, say } = await show({ type: 'number' }, {})
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await say('forty two')
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    vi.advanceTimersByTime(AUTO_ADVANCE_MS)
    await expect.element(screen.getByText('Field 1 of 2')).toBeVisible()
  })

  it('corrects the answer that stands in words', async () => {
    const { screen, button, hear, say } = await show({ type: 'number' })
    const answer = screen.getByRole('spinbutton')
    await say('fourteen')
    await expect.element(answer).toHaveValue(14)
    await button('Correct it by voice').click()
    await hear('no I said forty')
    await expect.element(answer).toHaveValue(40)
    await button('Correct it by voice').click()
    await hear('undo')
    await expect.element(answer).toHaveValue(14)
    await button('Voice Input').click()
    await hear('clear')
    await expect.element(answer).toHaveValue(null)
  })

  it('changes a part of what was typed', async () => {
    const { screen, say } = await show({})
    await screen.getByRole('textbox', { name: 'Question 1' }).fill('Peter Smith')
    await say('change peter to p i e t e r')
    await expect.element(screen.getByRole('textbox', { name: 'Question 1' })).toHaveValue('Pieter Smith')
  })

  it('stops with Escape, and may type instead', async () => {
    const { screen, listen } = await show({}, {})
    await listen()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByText('Ready for voice input')).toBeVisible()
    await listen()
    await screen.getByRole('textbox', { name: 'Question 1' }).fill('Grace')
    await expect.element(screen.getByText('Ready for voice input')).toBeVisible()
    expect(microphone.isOpen).toBe(false)
  })

  it('may keep Enter down a little long on the button: that is one press', async () => {
    const { button } = await show({})
    button('Voice Input').element().focus()
    await userEvent.keyboard('{Enter>2/}')
    await expect.element(button('Stop')).toBeVisible()
  })

  it('reads why nothing was heard, and is ready again with Retry', async () => {
    const { screen, button, listen } = await show({})
    await listen()
    microphone.notify({ type: 'nothing.heard' })
    await expect.element(screen.getByText('Voice input failed')).toBeVisible()
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Nothing was heard. Please try again, or type your answer.')
    await button('Retry').click()
    await expect.element(screen.getByText('Ready for voice input')).toBeVisible()
  })
})

describe('A respondent who goes on while they speak', () => {
  it('has said all by that: it becomes the answer, and the next field comes', async () => {
    const { screen, button, listen } = await show({ type: 'number' }, {})
    await listen()
    microphone.notify({ type: 'speech.began' })
    microphone.heard = { text: 'forty two', transcriber: 'fake', confidence: 0.9 }
    await button('Next').click()
    await expect.element(screen.getByText('Field 2 of 2')).toBeVisible()
    await expect.element(screen.getByText('Progress: 1 of 2 fields completed')).toBeVisible()
  })

  it('goes on at once where nothing was said yet', async () => {
    const { screen, button, listen } = await show({ type: 'number' }, {})
    await listen()
    await button('Next').click()
    await expect.element(screen.getByText('Field 2 of 2')).toBeVisible()
    await expect.element(screen.getByText('Progress: 0 of 2 fields completed')).toBeVisible()
  })

  it('need not wait for a slow recogniser: a second press goes on, and calls nothing wrong', async () => {
    const { screen, button, listen } = await show({ type: 'number', required: true }, {})
    microphone.isBusy = true
    await listen()
    microphone.notify({ type: 'speech.began' })
    await button('Next').click()
    await expect.element(screen.getByText('Converting speech to text...')).toBeVisible()
    await button('Next').click()
    await expect.element(screen.getByText('Field 2 of 2')).toBeVisible()
  })

  it.each([
    ['is said', () => undefined],
    ['is on its way', () => microphone.notify({ type: 'speech.ended' })],
  ])('hears by itself what %s when they leave, once they come back', async (_, end) => {
    const { screen, button, listen } = await show({}, { type: 'number' }, {})
    await button('Next').click()
    microphone.isBusy = true
    await listen()
    microphone.notify({ type: 'speech.began' })
    end()
    await button('Previous').click()
    await expect.element(screen.getByText('Field 1 of 3')).toBeVisible()
    expect(microphone.leftIn).toBe('f2')
    microphone.options?.onRecordingSaved?.(['f2'], ['f2'])
    await expect.element(screen.getByText(/^What you said in field 2 waits there/).first()).toBeVisible()
    microphone.isBusy = false
    microphone.heard = { text: 'forty two', transcriber: 'fake', confidence: 0.9 }
    await button('Next').click()
    await expect.poll(() => microphone.captureMode).toMatchObject({ isAgain: true })
    microphone.notify({ type: 'microphone.opened' })
    microphone.notify({ type: 'speech.ended' })
    await expect.element(screen.getByRole('spinbutton')).toHaveValue(42)
  })

  it('leaves nothing behind with Stop', async () => {
    const { button, listen } = await show({})
    await listen()
    microphone.notify({ type: 'speech.began' })
    await button('Stop').click()
    await expect.element(button('Voice Input')).toBeVisible()
    expect([microphone.isOpen, microphone.leftIn]).toEqual([false, undefined])
  })

  it.each([
    ['is said', 'speech.began', 'the way on', [{ required: true }]],
    ['is on its way', 'speech.ended', 'the way on', [{ required: true }]],
    ['is said', 'speech.began', 'the button below', [{}, {}]],
  ] as const)('has what %s (%s) in the review that they ask for by %s meanwhile', async (_, type, _by, fields) => {
    const { screen, button, listen } = await show(...fields)
    const heard = Promise.withResolvers<Heard>()
    microphone.later = heard.promise
    await listen()
    microphone.notify({ type })
    await button('Submit Form').click()
    await expect.element(screen.getByText('Converting speech to text...')).toBeVisible()
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    heard.resolve({ text: 'ada', transcriber: 'fake', confidence: 0.9 })
    const review = screen.getByRole('dialog', { name: 'Review Your Responses' })
    await expect.element(review.getByText('ada', { exact: true })).toBeVisible()
  })

  it.each([
    ['all', 'Use these', ['mary smith', '5']],
    ['one', 'Only this field', ['mary smith']],
  ])(
    'has %s of the answers of one utterance in the review that they asked for meanwhile',
    async (_, reply, answers) => {
      const { screen, button, listen } = await show({ label: 'Name' }, { type: 'number', label: 'Nights' }, {})
      await listen()
      microphone.heard = { text: 'mary smith five nights', transcriber: 'fake', confidence: 0.9 }
      microphone.notify({ type: 'speech.began' })
      await button('Submit Form').click()
      await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
      await button(reply).click()
      if (reply === 'Only this field') await button('Yes, use it').click()
      for (const answer of answers)
        await expect.element(screen.getByRole('dialog').getByText(answer, { exact: true })).toBeVisible()
    },
  )

  it('goes to the review without an answer that takes long by a second press, and is told so there', async () => {
    const { screen, button, listen } = await show({}, {})
    await screen.getByRole('textbox').fill('Ada')
    await button('Next').click()
    microphone.isBusy = true
    await listen()
    microphone.notify({ type: 'speech.began' })
    await button('Submit Form').click()
    await expect.element(screen.getByText('Converting speech to text...')).toBeVisible()
    await button('Submit Form').click()
    microphone.options?.onRecordingSaved?.(['f2'], ['f2'])
    await expect.element(screen.getByText('Not answered: your recording is not recognised yet')).toBeVisible()
  })

  it('has its answer in the review that is asked for below the field', async () => {
    const { screen, button, say } = await show({ type: 'email' }, {})
    await say('john dot smith at example dot com')
    await button('Submit Form').click()
    const review = screen.getByRole('dialog', { name: 'Review Your Responses' })
    await expect.element(review.getByText('john.smith@example.com')).toBeVisible()
  })
})

describe('An answer where a mistake costs', () => {
  const spoken = 'john dot smith at example dot com'

  it('is shown, and stands after a yes', async () => {
    const { screen, button, say } = await show({ type: 'email' })
    await say(spoken)
    await expect.element(screen.getByText('Is this right?')).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'Question 1' })).toHaveValue('john.smith@example.com')
    await expect.element(button('Yes, use it')).toHaveFocus()
    await expect.element(button('Yes, use it')).toHaveAccessibleDescription('Is this right? john.smith@example.com')
    await expect.element(screen.getByText('Progress: 0 of 1 fields completed')).toBeVisible()
    expect(await violations()).toEqual([])
    await button('Yes, use it').click()
    await expect.element(screen.getByRole('textbox', { name: 'Question 1' })).toHaveValue('john.smith@example.com')
    await expect.element(screen.getByText('Progress: 1 of 1 fields completed')).toBeVisible()
  })

  it.each(['Next', 'Enter'])('stands after %s, too: the person goes on from what they see', async (how) => {
    const { screen, button, say } = await show({ type: 'email' }, {})
    await say(spoken)
    if (how === 'Next') await button('Next').click()
    else {
      screen.getByRole('textbox', { name: 'Question 1' }).element().focus()
      await userEvent.keyboard('{Enter}')
    }
    await expect.element(screen.getByText('Field 2 of 2')).toBeVisible()
    await expect.element(screen.getByText('Progress: 1 of 2 fields completed')).toBeVisible()
  })

  it('stands after the way on from the last field, too', async () => {
    const { screen, button, say } = await show({ type: 'email', required: true })
    await say(spoken)
    await button('Submit Form').first().click()
    await expect.element(screen.getByRole('dialog', { name: 'Review Your Responses' })).toBeVisible()
  })

  it('stands after Done, too', async () => {
    const { screen, button, say } = await show({ type: 'email' })
    await say(spoken)
    await button('Done').click()
    await expect.element(screen.getByRole('textbox', { name: 'Question 1' })).toHaveValue('john.smith@example.com')
  })

  it('waits for its yes where the person comes back to it', async () => {
    const { screen, button, say } = await show({}, { type: 'email' })
    await button('Next').click()
    await say(spoken)
    await button('Previous').click()
    await expect.element(screen.getByText('Field 1 of 2')).toBeVisible()
    await expect.element(screen.getByText('Is this right?')).not.toBeInTheDocument()
    await expect.element(screen.getByText('What you said in field 2 waits there for your yes.').first()).toBeVisible()
    await screen.getByRole('textbox', { name: 'Question 1' }).fill('Ada')
    await button('Submit Form').click()
    await expect.element(screen.getByText('Not answered: what you said waits for your yes')).toBeVisible()
    await button('Cancel').click()
    await button('Next').click()
    await expect.element(screen.getByRole('textbox', { name: 'Question 2' })).toHaveValue('john.smith@example.com')
    await expect.element(button('Yes, use it')).toHaveFocus()
    await button('Yes, use it').click()
    await expect.element(screen.getByText('Progress: 2 of 2 fields completed')).toBeVisible()
  })

  it('is said again after a no', async () => {
    const { screen, button, say } = await show({ type: 'email' })
    await say(spoken)
    await button('No').click()
    await expect.element(button('Say it again')).toHaveFocus()
    expect(await violations()).toEqual([])
    await button('Say it again').click()
    await expect.element(screen.getByText('Requesting microphone access...')).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'Question 1' })).toHaveValue('')
  })

  it('is spelled after a no, and asked for once more', async () => {
    const { screen, button, say, hear } = await show({ type: 'email' })
    await say(spoken)
    await button('No').click()
    await button('Spell it').click()
    await hear('j o n at example dot com')
    await expect.element(screen.getByText('jon@example.com')).toBeVisible()
    await button('Yes, use it').click()
    await expect.element(screen.getByRole('textbox', { name: 'Question 1' })).toHaveValue('jon@example.com')
  })

  it('is read aloud when it is asked for', async () => {
    const { button, say } = await show({ type: 'email' })
    await say(spoken)
    await button('Read it aloud').click()
    await expect.poll(() => microphone.spoken).toEqual(['john.smith@example.com'])
  })

  it('can be mended by typing', async () => {
    const { screen, button, say } = await show({ type: 'email' })
    await say(spoken)
    await button('Edit').click()
    await expect.element(screen.getByRole('textbox', { name: 'Question 1' })).toHaveValue('john.smith@example.com')
  })
})

describe('Who hears', () => {
  it('is said on a page that never is idle', async () => {
    vi.spyOn(globalThis, 'requestIdleCallback').mockImplementation((run, { timeout } = {}) =>
      timeout === undefined ? 0 : Number(setTimeout(run, timeout)),
    )
    const { screen } = await show({})
    await expect.element(screen.getByText('Your voice goes to this site only.')).toBeVisible()
  })
})

describe('Somebody else who would hear', () => {
  it('is named, and asked for once, in the page', async () => {
    const { screen, button } = await show({})
    const question = { question: 'May your voice be sent to Example?', explanation: 'Your voice goes to Example.' }
    microphone.options?.onAudioRecipient?.('Your voice goes to this site only.')
    const answer = microphone.options?.askConsent(question, new AbortController().signal)
    await expect.element(screen.getByText('Your voice goes to Example.')).toBeVisible()
    await expect.element(screen.getByRole('group', { name: 'May your voice be sent to Example?' })).toBeVisible()
    expect(screen.getByText('Your voice goes to this site only.').query()).toBeNull()
    expect(await violations()).toEqual([])
    await button('Allow').click()
    expect(await answer).toBe(true)
    await expect.element(screen.getByText('Your voice goes to this site only.')).toBeVisible()
  })
})
