import '../../../src/styles.css'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { FormField } from '../../../contract/types.gen.ts'
import { FillPage } from '../../../src/pages/fill/first/page.tsx'
import { aPublicForm, someFields } from '../../support/builders.ts'
import { violations } from '../axe.ts'
import { fetchLive, openedForm } from './fetch-live.ts'
import { microphone } from './fake-voice.ts'

vi.mock('../../../src/speech/voice.ts', () => import('./fake-voice.ts'))

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

const visit = (...fields: Partial<FormField>[]) =>
  render(
    <FillPage
      opening={openedForm(aPublicForm({ structure: { fields: someFields(...fields) } }))}
      fetchLive={fetchLive}
    />,
  )

const hears = (text: string, confidence = 0.9) => {
  microphone.heard = { text, transcriber: 'fake', confidence }
}
const pausesAfter = (text: string, confidence?: number) => {
  hears(text, confidence)
  microphone.notify({ type: 'speech.resumed' })
  microphone.notify({ type: 'speech.paused' })
}
const endsWith = (text: string, confidence?: number) => {
  hears(text, confidence)
  microphone.notify({ type: 'speech.ended' })
}

/** A person speaks into a field that has an answer. */
async function speakingTo(...fields: Partial<FormField>[]) {
  const screen = await visit(...fields)
  await expect.element(screen.getByText('Your voice goes to this site only.')).toBeVisible()
  const control = screen.getByRole('textbox', { name: 'Question 1' })
  await control.fill('Before')
  await screen.getByRole('button', { name: 'Voice Input' }).click()
  await expect.poll(() => microphone.isOpen).toBe(true)
  microphone.notify({ type: 'microphone.opened' })
  const status = screen.getByText('Listening... Speak now')
  await expect.element(status).toBeVisible()
  microphone.notify({ type: 'speech.began' })
  const badge = screen.getByRole('region', { name: 'Question 1' }).getByText('Completed', { exact: true })
  return { screen, control, badge, status }
}

const inQuotes = (text: string) => `“${text}”`

describe.each(['text', 'textarea'] as const)('A %s that is being spoken', (type) => {
  it('is shown in a pause as what was heard, while the microphone listens on', async () => {
    const { control, badge, status } = await speakingTo({ type })
    pausesAfter('I would like to come')
    await expect.element(control).toHaveValue('I would like to come')
    await expect.element(control).toHaveStyle({ borderStyle: 'dashed' })
    // A screen reader is told nothing new.
    await expect.element(status).toBeVisible()
    await expect.element(badge).not.toBeInTheDocument()
    expect(JSON.stringify({ ...localStorage }), 'nothing is saved of it').not.toContain('I would like')
    expect(microphone.isOpen).toBe(true)
    expect(await violations()).toEqual([])
  })

  it('grows with what follows, and is the answer once it is over', async () => {
    const { control, badge } = await speakingTo({ type })
    pausesAfter('I would like to come')
    await expect.element(control).toHaveValue('I would like to come')
    pausesAfter('I would like to come earlier')
    await expect.element(control).toHaveValue('I would like to come earlier')
    endsWith('I would like to come earlier')
    await expect.element(badge).toBeVisible()
    await expect.element(control).toHaveValue('I would like to come earlier')
    await expect.element(control).not.toHaveStyle({ borderStyle: 'dashed' })
  })

  it('stays as it was shown where words end in the middle', async () => {
    const { screen, control } = await speakingTo({ type })
    pausesAfter('I would like to')
    await expect.element(screen.getByText(inQuotes('I would like to'))).toBeVisible()
    await expect.element(control).toHaveValue('Before')
    pausesAfter('I would like to come')
    await expect.element(control).toHaveValue('I would like to come')
    pausesAfter('I would like to come and')
    await expect.element(screen.getByText(inQuotes('I would like to come and'))).toBeVisible()
    await expect.element(control).toHaveValue('I would like to come')
  })

  it.each([
    [
      'Stop',
      async ({ screen }: Awaited<ReturnType<typeof speakingTo>>) =>
        screen.getByRole('button', { name: 'Stop' }).click(),
    ],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ] as const)('is gone with %s, and the answer before is back', async (_, stop) => {
    const speaking = await speakingTo({ type })
    pausesAfter('I would like to come')
    await expect.element(speaking.control).toHaveValue('I would like to come')
    await stop(speaking)
    await expect.element(speaking.control).toHaveValue('Before')
    await expect.element(speaking.screen.getByText('Ready for voice input')).toBeVisible()
  })

  it('is taken by a person who goes on', async () => {
    const { screen, control } = await speakingTo({ type }, { type: 'number' })
    pausesAfter('I would like to come')
    await expect.element(control).toHaveValue('I would like to come')
    await screen.getByRole('button', { name: 'Next' }).click()
    await expect.element(screen.getByText('Field 2 of 2')).toBeVisible()
    await screen.getByRole('button', { name: 'Previous' }).click()
    await expect.element(control).toHaveValue('I would like to come')
  })

  it('gives way to typing, which goes on from what is shown', async () => {
    const { control } = await speakingTo({ type })
    pausesAfter('I would like to come')
    await expect.element(control).toHaveValue('I would like to come')
    await userEvent.type(control, '!')
    await expect.element(control).toHaveValue('I would like to come!')
    await expect.poll(() => microphone.isOpen).toBe(false)
  })
})

describe('The answer before is back where what was said', () => {
  it('is nothing in the end', async () => {
    const { screen, control } = await speakingTo({ type: 'text' })
    pausesAfter('I would like to come')
    await expect.element(control).toHaveValue('I would like to come')
    endsWith('')
    await expect.element(screen.getByText('Voice input failed')).toBeVisible()
    await expect.element(control).toHaveValue('Before')
  })

  it('is doubted by the recogniser, asked about and refused', async () => {
    const { screen, control } = await speakingTo({ type: 'text' })
    pausesAfter('I would like to come')
    await expect.element(control).toHaveValue('I would like to come')
    endsWith('I would like to come', 0.3)
    await expect.element(screen.getByText('Is this right?')).toBeVisible()
    await expect.element(control).toHaveValue('I would like to come')
    await screen.getByRole('button', { name: 'No' }).click()
    await expect.element(control).toHaveValue('Before')
  })
})

describe('In a conversation a text that is being spoken', () => {
  it('is shown in a pause, while the page says nothing, stays at the question, and still takes a command', async () => {
    const screen = await visit({}, {})
    await screen.getByRole('switch', { name: 'Hands-free' }).click()
    await expect.poll(() => microphone.isOpen).toBe(true)
    microphone.notify({ type: 'microphone.opened' })
    await expect.element(screen.getByText('Listening… Speak now')).toBeVisible()
    const said = microphone.spoken.length
    microphone.notify({ type: 'speech.began' })
    pausesAfter('I would like to come')
    const control = screen.getByRole('textbox', { name: 'Question 1' })
    await expect.element(control).toHaveValue('I would like to come')
    expect(microphone.spoken).toHaveLength(said)
    endsWith('repeat')
    await expect.poll(() => microphone.spoken.length).toBeGreaterThan(said)
    await expect.element(control).toHaveValue('')
  })
})

it('An answer of another kind is not shown before it is over', async () => {
  const { screen, control } = await speakingTo({ type: 'tel' })
  pausesAfter('five five five one two three four five six seven')
  await expect.element(screen.getByText(/five six seven/)).toBeVisible()
  await expect.element(control).toHaveValue('Before')
})
