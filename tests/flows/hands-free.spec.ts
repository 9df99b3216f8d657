import { copyFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { silence, speak } from '../voices.ts'
import { ownerOf, storedAnswers, storedSubmissions } from './owner.ts'
import { listening, microphone } from './respondent.ts'
import { type RunningServer, startServer } from './server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ TRANSCRIBER: 'pocketsphinx' })
})
test.afterAll(() => server.close())
test.use({ launchOptions: listening, permissions: ['microphone'] })

const option = (label: string) => ({ label, value: label.toLowerCase() })
const named = (name: string, label: string) => ({ id: name, name, label })

const form = {
  title: 'Visit to the museum',
  structure: {
    fields: [
      { ...named('people', 'How many people came'), type: 'number' as const, required: true },
      {
        ...named('again', 'Would you come again'),
        type: 'radio' as const,
        options: ['Yes', 'No'].map(option),
        required: true,
      },
      {
        ...named('room', 'Favourite room'),
        type: 'select' as const,
        options: ['Garden', 'Library', 'Workshop'].map(option),
      },
      { ...named('day', 'Day of the visit'), type: 'date' as const },
      { ...named('comments', 'Comments'), type: 'textarea' as const },
    ],
  },
}

/** Someone who only speaks: when the page opens its microphone, what they say next is in it, or nothing. */
async function speaker(page: Page) {
  let sentence: string | undefined
  await page.exposeFunction('beHeard', async () => {
    const words = sentence
    sentence = undefined
    await copyFile(words ? await speak(words, { silence: { before: 0.8, after: 6 } }) : await silence(12), microphone)
  })
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices
    const open = devices.getUserMedia.bind(devices)
    devices.getUserMedia = async (constraints) => {
      await Reflect.get(globalThis, 'beHeard')()
      return open(constraints)
    }
  })
  const conversation = page.getByRole('region', { name: 'Conversation' })
  return {
    conversation,
    /** Waits until the page asks for it, and answers when it listens. */
    async answers(question: string | RegExp, words: string) {
      await expect(conversation.getByRole('paragraph').filter({ hasText: question })).toBeVisible({ timeout: 40_000 })
      sentence = words
      await expect.poll(() => sentence, { timeout: 40_000 }).toBeUndefined()
    },
  }
}

test('a whole form is filled, reviewed, changed and sent by voice alone', async ({ page }) => {
  test.setTimeout(300_000)
  const { id, structure } = await (await ownerOf(server)).createForm(form)
  const respondent = await speaker(page)
  await page.goto(`${server.url}/forms/${id}`)
  await page.getByRole('switch', { name: 'Hands-free' }).press('Space')

  // From here on nothing is touched.
  await respondent.answers('How many people came', 'forty two')
  await respondent.answers(/42\. Question 2 of 5\. Would you come again/, 'yes')
  await respondent.answers(/Question 3 of 5\. Favourite room/, 'library')
  await respondent.answers(/Question 4 of 5\. Day of the visit/, 'march third twenty twenty six')
  await respondent.answers(/Question 5 of 5\. Comments/, 'skip')
  await respondent.answers(/All questions are done/, 'review')
  await respondent.answers(/How many people came: 42\..*Favourite room: Library\./, 'go to question three')
  await respondent.answers(/Favourite room.*Your answer is Library/, 'garden')
  await respondent.answers(/Garden\. Question 4 of 5/, 'submit')
  await respondent.answers('Shall I send it?', 'yes')

  await expect(page.getByText('Form Submitted Successfully!').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('switch', { name: 'Hands-free' })).not.toBeChecked({ timeout: 60_000 })
  expect(storedAnswers(server, { id, structure })).toEqual([
    {
      'How many people came': 42,
      'Would you come again': 'yes',
      'Favourite room': 'garden',
      'Day of the visit': '2026-03-03',
      Comments: undefined,
    },
  ])
  const [submission] = storedSubmissions(server, id)
  expect(Object.values(submission?.responses ?? {}).every(({ transcript }) => Boolean(transcript))).toBe(true)
})
