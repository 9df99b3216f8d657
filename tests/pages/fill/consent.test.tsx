import '../../../src/styles.css'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { FillPage } from '../../../src/pages/fill/first/page.tsx'
import { VoiceProblem, failureOf } from '../../../src/speech/problems.ts'
import { aPublicForm, someFields } from '../../support/builders.ts'
import { violations } from '../axe.ts'
import { microphone } from './fake-voice.ts'
import { fetchLive, openedForm } from './fetch-live.ts'

vi.mock('../../../src/speech/voice.ts', () => import('./fake-voice.ts'))

beforeEach(() => {
  localStorage.clear()
  Object.assign(microphone, { isOpen: false, failure: undefined, isBusy: false })
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => void vi.restoreAllMocks())

const QUESTION = {
  question: 'May your voice be sent to speech.test?',
  explanation: 'Your voice goes to speech.test, a service outside this site, which turns it into text.',
}

/** The page asks before the microphone opens. */
async function asked() {
  const form = aPublicForm({ structure: { fields: someFields({ type: 'number' }, {}) } })
  const screen = await render(<FillPage opening={openedForm(form)} fetchLive={fetchLive} />)
  await expect.element(screen.getByText('Your voice goes to this site only.')).toBeVisible()
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  await button('Voice Input').click()
  await expect.poll(() => microphone.isOpen).toBe(true)
  const answered = microphone.options?.askConsent(QUESTION, new AbortController().signal)
  await expect.element(screen.getByText(QUESTION.question)).toBeVisible()
  return { screen, button, answered }
}

async function declined() {
  const { screen, button, answered } = await asked()
  await button('Not now').click()
  expect(await answered).toBe(false)
  const failure = failureOf(new VoiceProblem('unconsented'))
  microphone.isOpen = false
  microphone.notify({ type: 'capture.failed', failure })
  const words = 'Voice input was not started. You can type your answer, or start it again.'
  await expect.element(screen.getByText(words)).toBeVisible()
  return { screen, button }
}

describe('A person who does not want their voice to be sent', () => {
  it('has made a choice and no mistake: the page says how to go on, and is ready', async () => {
    const { screen, button } = await declined()
    await expect.element(screen.getByText('Ready for voice input')).toBeVisible()
    await expect.element(button('Voice Input')).toHaveFocus()
    const alert = screen.getByRole('alert').filter({ hasText: 'Voice input' })
    await expect.element(alert).not.toBeInTheDocument()
    expect(await violations()).toEqual([])
  })

  it('begins again by one press', async () => {
    const { button } = await declined()
    await button('Voice Input').click()
    await expect.poll(() => microphone.isOpen).toBe(true)
  })

  it('goes on typing', async () => {
    const { screen } = await declined()
    await screen.getByRole('spinbutton').fill('7')
    await expect.element(screen.getByText(/^Voice input was not started/)).not.toBeInTheDocument()
  })
})

it('the keyboard goes on at the voice button once it is allowed', async () => {
  const { button, answered } = await asked()
  await button('Allow').click()
  expect(await answered).toBe(true)
  await expect.element(button('Stop')).toHaveFocus()
})
