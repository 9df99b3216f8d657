import '../../../src/styles.css'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { PublicForm } from '../../../contract/types.gen.ts'
import { FillPage } from '../../../src/pages/fill/first/page.tsx'
import { aPublicForm, someFields } from '../../support/builders.ts'
import { violations } from '../axe.ts'
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
  sessionStorage.clear()
})

const formOf = (...fields: Parameters<typeof someFields>) =>
  aPublicForm({ structure: { fields: someFields(...fields) } })

/** Says it when the page listens. */
const hear = async (text: string, confidence = 0.9) => {
  await expect.poll(() => microphone.isOpen).toBe(true)
  microphone.notify({ type: 'microphone.opened' })
  microphone.heard = { text, transcriber: 'fake', confidence }
  microphone.notify({ type: 'speech.ended' })
}

/** What waits for a yes on the device. */
const stored = () => JSON.parse(localStorage.getItem(`form-session:${aPublicForm().id}`) ?? '{}').unconfirmed

async function open(form: PublicForm) {
  const screen = await render(<FillPage opening={openedForm(form)} fetchLive={fetchLive} />)
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  const say = async (text: string, confidence?: number) => {
    await button('Voice Input').click()
    await hear(text, confidence)
  }
  /** As if the page ended here and now, without a word, and were opened again. */
  const reload = async () => {
    const entries = Object.entries(localStorage)
    await screen.unmount()
    localStorage.clear()
    for (const [key, value] of entries) localStorage.setItem(key, String(value))
    return open(form)
  }
  return { screen, button, say, reload }
}

const ASKED = 'Is this right?'
const RECOVERY = 'Continue where you left off?'
const email = 'john dot smith at example dot com'

describe('An answer that waits for its yes when the page is loaded again', () => {
  it('is asked about again, and stands only after the yes', async () => {
    const before = await open(formOf({ type: 'email' }, {}))
    await before.say(email)
    await expect.element(before.screen.getByText(ASKED)).toBeVisible()
    const { screen, button } = await before.reload()
    await expect.element(screen.getByText(RECOVERY)).toBeVisible()
    const offer = 'What you said in field 1 is kept on this device only. It waits for your yes.'
    await expect.element(screen.getByText(offer)).toBeVisible()
    expect(await violations()).toEqual([])
    await button('Continue').click()
    await expect.element(screen.getByText(ASKED)).toBeVisible()
    await expect.element(button('Yes, use it')).toHaveFocus()
    await expect.element(screen.getByText(`“${email}”`)).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'Question 1' })).toHaveValue('john.smith@example.com')
    await expect.element(screen.getByText('Progress: 0 of 2 fields completed')).toBeVisible()
    expect(await violations()).toEqual([])
    await button('Yes, use it').click()
    await expect.element(screen.getByText('Progress: 1 of 2 fields completed')).toBeVisible()
  })

  it('may be several, which are proposed again', async () => {
    const before = await open(formOf({ label: 'Name' }, { type: 'number', label: 'Nights' }, {}))
    await before.say('mary smith five nights')
    await expect.element(before.screen.getByText('Nights: 5')).toBeVisible()
    const { screen, button } = await before.reload()
    await button('Continue').click()
    await expect.element(screen.getByText('Nights: 5')).toBeVisible()
    await expect.element(button('Use these')).toHaveFocus()
    await expect.element(screen.getByText('Progress: 0 of 3 fields completed')).toBeVisible()
    await button('Use these').click()
    await expect.element(screen.getByText('Progress: 2 of 3 fields completed')).toBeVisible()
  })

  it('waits in its field, beside what is answered', async () => {
    const before = await open(formOf({}, { type: 'email' }))
    await before.button('Next').click()
    await before.say(email)
    await before.button('Previous').click()
    await before.screen.getByRole('textbox', { name: 'Question 1' }).fill('Ada')
    await expect.element(before.screen.getByText('Progress: 1 of 2 fields completed')).toBeVisible()
    const { screen, button } = await before.reload()
    const offer =
      'Your answers are kept on this device only: 1 of 2 fields. What you said in field 2 waits for your yes.'
    await expect.element(screen.getByText(offer)).toBeVisible()
    await button('Continue').click()
    await expect.element(screen.getByText('What you said in field 2 waits there for your yes.').first()).toBeVisible()
    await button('Submit Form').click()
    await expect.element(screen.getByText('Not answered: what you said waits for your yes')).toBeVisible()
    await button('Cancel').click()
    await button('Next').click()
    await button('Yes, use it').click()
    await expect.element(screen.getByText('Progress: 2 of 2 fields completed')).toBeVisible()
  })

  it('is a consent only once it is said again: no box is ticked as somebody comes back', async () => {
    const before = await open(formOf({}, { type: 'consent', label: 'I agree' }))
    await before.screen.getByRole('textbox', { name: 'Question 1' }).fill('Ada')
    await before.button('Next').click()
    await before.say('I agree')
    await expect.element(before.screen.getByText(ASKED)).toBeVisible()
    const { screen, button } = await before.reload()
    await expect.element(screen.getByText('Your answers are kept on this device only: 1 of 2 fields.')).toBeVisible()
    await button('Continue').click()
    await expect.element(screen.getByRole('checkbox')).not.toBeChecked()
    await expect.element(screen.getByText(ASKED)).not.toBeInTheDocument()
  })
})

describe('An answer that waited for its yes', () => {
  const acts: [string, (page: Awaited<ReturnType<typeof open>>) => Promise<void>][] = [
    ['the no', ({ button }) => button('No').click()],
    ['typing over it', ({ screen }) => screen.getByRole('textbox', { name: 'Question 1' }).fill('')],
  ]

  it.each(acts)('is not on the device any more after %s', async (_, act) => {
    const before = await open(formOf({ type: 'email' }))
    await before.say(email)
    await expect.element(before.screen.getByText(ASKED)).toBeVisible()
    await act(before)
    await expect.element(before.screen.getByText(ASKED)).not.toBeInTheDocument()
    const { screen } = await before.reload()
    await expect.element(screen.getByText('Field 1 of 1')).toBeVisible()
    await expect.element(screen.getByText(RECOVERY)).not.toBeInTheDocument()
  })
})

it('is forgotten where the person who comes back starts over', async () => {
  const before = await open(formOf({ type: 'email' }))
  await before.say(email)
  await expect.element(before.screen.getByText(ASKED)).toBeVisible()
  const { screen, button, reload } = await before.reload()
  await button('Start over').click()
  await expect.element(screen.getByRole('textbox', { name: 'Question 1' })).toHaveValue('')
  const again = await reload()
  await expect.element(again.screen.getByText('Field 1 of 1')).toBeVisible()
  await expect.element(again.screen.getByText(RECOVERY)).not.toBeInTheDocument()
})

describe('An answer of which the conversation asks whether it is right', () => {
  it.each([
    ['one', 'edda', 'Yes, use it', 1],
    ['several', 'mary smith five nights', 'Use these', 2],
  ])('waits for its yes when the page ends in the middle: %s', async (_, words, yes, count) => {
    const before = await open(formOf({ label: 'Name' }, { type: 'number', label: 'Nights' }, {}))
    await before.screen.getByRole('switch', { name: 'Hands-free' }).click()
    await hear(words, 0.3)
    await expect.poll(() => microphone.spoken.at(-1)).toMatch(/right\?/)
    // The session storage says that hands-free was on; without it the page asks, which can be pressed.
    sessionStorage.clear()
    const { screen, button } = await before.reload()
    await button('Continue').click()
    await expect.element(screen.getByText(ASKED)).toBeVisible()
    await button(yes).click()
    await expect.element(screen.getByText(`Progress: ${count} of 3 fields completed`)).toBeVisible()
  })

  it.each([
    ['one', 'edda', 'Yes, use it', /I heard edda/i],
    ['several', 'mary smith five nights', 'Use these', /Nights: 5/],
  ])(
    'is seen beside the conversation, which waits for a touch, and is asked about by it then: %s',
    async (...given) => {
      const [, words, yes, question] = given
      const before = await open(formOf({ label: 'Name' }, { type: 'number', label: 'Nights' }))
      await before.screen.getByRole('switch', { name: 'Hands-free' }).click()
      await hear(words, 0.3)
      await expect.poll(() => microphone.spoken.at(-1)).toMatch(question)
      const { screen, button } = await before.reload()
      await button('Continue').click()
      await expect.element(button('Go on')).toBeVisible()
      // Next would be a yes to it.
      await expect.element(button(yes)).toHaveFocus()
      expect(await violations()).toEqual([])
      microphone.spoken = []
      await button('Go on').click()
      await expect.poll(() => microphone.spoken.at(-1)).toMatch(question)
      await expect.element(button(yes)).not.toBeInTheDocument()
      await button('Yes').click()
      await expect.element(screen.getByText('Progress: 0 of 2 fields completed')).not.toBeInTheDocument()
    },
  )

  it('is not on the device any more once that has its yes, or its no', async () => {
    const page = await open(formOf({ label: 'Name' }, {}))
    await page.screen.getByRole('switch', { name: 'Hands-free' }).click()
    await hear('edda', 0.3)
    await expect.poll(stored).toMatchObject({ f1: { transcript: 'edda' } })
    await page.button('No').click()
    await expect.poll(stored).toBeUndefined()
    await hear('ada', 0.3)
    await expect.poll(stored).toMatchObject({ f1: { transcript: 'ada' } })
    await page.button('Yes').click()
    await expect.element(page.screen.getByText('Progress: 1 of 2 fields completed')).toBeVisible()
    expect(stored()).toBeUndefined()
  })
})
