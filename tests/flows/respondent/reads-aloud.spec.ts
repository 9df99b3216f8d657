import { expect, type Page, test } from '@playwright/test'
import { ownerOf, storedAnswers } from '../support/owner.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { speaker } from '../support/speaker.ts'
import {
  missingVoice,
  secondsOf,
  speaking,
  type SpeechDispatcher,
  startSpeechDispatcher,
} from '../support/speech-dispatcher.ts'

const missing = missingVoice()
test.skip(missing !== undefined && !process.env['CI'], missing)

let server: RunningServer
let dispatcher: SpeechDispatcher
test.beforeAll(async () => {
  if (missing !== undefined) throw new Error(missing)
  dispatcher = await startSpeechDispatcher()
  server = await startServer({ TRANSCRIBER: 'pocketsphinx' })
})
test.afterAll(async () => {
  await server?.close()
  await dispatcher?.close()
})
test.use({ launchOptions: speaking, permissions: ['microphone'] })

/** What the browser reports of each sentence that the page gives it to say, in order. */
async function reportsOf(page: Page): Promise<{ event: string; text: string }[]> {
  const reports: { event: string; text: string }[] = []
  await page.exposeFunction('reported', (event: string, text: string) => reports.push({ event, text }))
  await page.addInitScript(() => {
    const speak = speechSynthesis.speak.bind(speechSynthesis)
    speechSynthesis.speak = (utterance) => {
      for (const event of ['start', 'end', 'error'])
        utterance.addEventListener(event, () => Reflect.get(globalThis, 'reported')(event, utterance.text))
      speak(utterance)
    }
  })
  return reports
}

const option = (label: string) => ({ label, value: label.toLowerCase() })
const named = (name: string, label: string) => ({ id: name, name, label, required: true })

test('a form is read aloud by a real voice, and filled and sent without a touch', async ({ page }) => {
  test.setTimeout(240_000)
  const structure = {
    fields: [
      { ...named('people', 'How many people came'), type: 'number' as const },
      { ...named('again', 'Would you come again'), type: 'radio' as const, options: ['Yes', 'No'].map(option) },
    ],
  }
  const { id } = await (await ownerOf(server)).createForm({ title: 'Visit to the museum', structure })
  const reports = await reportsOf(page)
  const respondent = await speaker(page)
  // The browser asks for its thousands of voices once, which takes longer on a busy machine than the page waits for them.
  await page.goto(`${server.url}/login`)
  await expect.poll(() => page.evaluate(() => speechSynthesis.getVoices().length)).toBeGreaterThan(0)
  await page.goto(`${server.url}/forms/${id}`)
  await page.getByRole('switch', { name: 'Hands-free' }).press('Space')

  // From here on nothing is touched.
  await respondent.converses([
    [/How many people came/, 'forty two', '42'],
    [/42\. Question 2 of 2\. Would you come again/, 'yes', 'Yes'],
    [/All questions are done/, 'submit'],
    [/Shall I send it\?/, 'yes'],
  ])
  await expect(page.getByText('Form Submitted Successfully!').first()).toBeVisible({ timeout: 60_000 })
  expect(storedAnswers(server, { id, structure })).toEqual([
    { 'How many people came': 42, 'Would you come again': 'yes' },
  ])

  const textsOf = (event: string) => reports.filter((report) => report.event === event).map(({ text }) => text)
  await expect.poll(() => textsOf('end').at(-1)).toContain('processed shortly')
  const said = textsOf('end')
  expect(said.join(' ')).toMatch(/How many people came.*Would you come again.*Shall I send it\?/)
  expect(textsOf('start')).toEqual(said)
  expect(textsOf('error')).toEqual([])
  const expected = await secondsOf(said)
  const played = await dispatcher.secondsPlayed()
  expect(played / expected, `${played} s were played, and the voice takes ${expected} s for it`).toBeGreaterThan(0.8)
  expect(played / expected).toBeLessThan(1.3)
  const heard = await dispatcher.heard()
  const understood = ['people', 'forty two', 'or no', 'completing', 'processed shortly'].filter((phrase) =>
    heard.includes(phrase),
  )
  // The recogniser hears a synthetic voice in other words now and then, but never so many of them by chance.
  expect(understood.length, `was heard as: ${heard}`).toBeGreaterThan(2)
})
