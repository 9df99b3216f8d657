import { expect, test } from '@playwright/test'
import { mixed, speak, VOICES } from '../../support/voices.ts'
import { ownerOf } from '../support/owner.ts'
import { listening } from '../support/respondent.ts'
import { type RunningServer, sharedServer } from '../support/server.ts'
import { speaker, speakingDevice } from '../support/speaker.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer({ TRANSCRIBER: 'pocketsphinx' })
})
test.use({ launchOptions: listening, permissions: ['microphone'] })

const field = {
  id: 'people',
  name: 'people',
  label: 'How many people came',
  description:
    'Count everybody who was with you on that day, also the children, the guide and those who waited outside',
  type: 'number' as const,
  required: true,
}
const structure = { fields: [field] }
const PROMPT = `Question 1 of 1. ${field.label}. ${field.description}.`
/** As a voice takes, in milliseconds. */
const LETTER_MS = 60
const SECONDS = 20

/** What echo cancellation leaves of the page's voice, or all of it. */
const page = async (volume: number, { after = 0.2, until }: { after?: number; until?: number } = {}) => ({
  path: await speak(PROMPT, { ...VOICES.american, silence: { before: 0, after: 0 } }),
  after,
  volume,
  ...(until !== undefined && { until }),
})
const person = async (words: string, after: number) => ({ path: await speak(words, VOICES.slt), after, volume: 1 })

test('a person who speaks in the middle of the reading stops it, and is heard from the first word on', async ({
  page: tab,
}) => {
  const { id } = await (await ownerOf(server)).createForm({ title: 'Visit to the museum', structure })
  const said = await speakingDevice(tab, [], 'en-US', LETTER_MS)
  const respondent = await speaker(tab)
  respondent.isHeardOverReading(
    await mixed([await page(0.03, { until: 5 }), await person('one hundred and forty two', 4)], SECONDS),
  )
  await tab.goto(`${server.url}/forms/${id}`)
  await tab.getByRole('switch', { name: 'Hands-free' }).press('Space')

  // From here on nothing is touched.
  await expect(respondent.conversation.getByText('Reading… Speak to interrupt')).toBeVisible()
  await expect(tab.getByRole('spinbutton', { name: field.label })).toHaveValue('142', { timeout: 60_000 })
  await expect(tab.getByText('Progress: 1 of 1 fields completed')).toBeVisible()
  expect(said.join(' ')).not.toContain('waited outside')
})

test('a page whose own voice reaches the microphone fills in nothing, and reads to the end', async ({ page: tab }) => {
  const { id } = await (await ownerOf(server)).createForm({ title: 'Visit to the museum', structure })
  const said = await speakingDevice(tab, [], 'en-US', LETTER_MS)
  const respondent = await speaker(tab)
  respondent.isHeardOverReading(await mixed([await page(0.1)], SECONDS))
  await tab.goto(`${server.url}/forms/${id}`)
  await tab.getByRole('switch', { name: 'Hands-free' }).press('Space')
  await expect(respondent.conversation.getByText('Reading… Speak to interrupt')).toBeVisible()
  await expect(respondent.conversation.getByText('Listening… Speak now')).toBeVisible({ timeout: 40_000 })
  expect(said.join(' ')).toContain('waited outside')
  await expect(tab.getByText('Progress: 0 of 1 fields completed')).toBeVisible()
})
