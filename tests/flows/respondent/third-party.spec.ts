import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { someFields } from '../../support/builders.ts'
import { type Answer, type Endpoint, refused, said, startEndpoint } from '../support/endpoint.ts'
import { ownerOf } from '../support/owner.ts'
import { listening, visitor } from '../support/respondent.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const NAMES = fileURLToPath(new URL('../support/names.ts', import.meta.url))
const QUESTION = 'Question 1'
/** The server asks once more after a pause, and so does the page. */
const heard = { timeout: 40_000 }

let endpoint: Endpoint
let server: RunningServer
let [address, otherForm] = ['', '']
const at = (host: string) => ({ STT_URL: `http://${host}:${endpoint.port}/v1/audio/transcriptions` })

test.beforeAll(async () => {
  endpoint = await startEndpoint()
  server = await startServer({ TRANSCRIBER: 'openai', NODE_OPTIONS: `--import=${NAMES}`, ...at('speech.test') })
  const owner = await ownerOf(server)
  const fields = someFields({ type: 'number' }, { type: 'number' })
  const create = async () => (await owner.createForm({ title: 'Elsewhere', structure: { fields } })).id
  address = `${server.url}/forms/${await create()}`
  otherForm = `${server.url}/forms/${await create()}`
})
test.afterAll(async () => {
  await server.close()
  await endpoint.close()
})
test.use({ launchOptions: listening, permissions: ['microphone'] })
test.describe.configure({ mode: 'parallel' })

async function visit(page: Page, url = address) {
  await page.goto(url)
  await expect(page.getByText(/^Your voice goes to /)).toBeVisible()
  const respondent = visitor(page)
  const question = respondent.field(QUESTION)
  const consent = question.getByRole('group', { name: /^May your voice be sent to / })
  return { ...respondent, question, consent, problem: question.getByRole('alert') }
}

/** A person who has allowed it. */
async function speakTo(page: Page, ...answers: Answer[]) {
  endpoint.answer(...answers)
  const respondent = await visit(page)
  await respondent.say(QUESTION, 'forty two')
  await respondent.consent.getByRole('button', { name: 'Allow' }).click()
  return respondent
}

test('Nothing is sent to another company before it was named and allowed, once for each host', async ({ page }) => {
  const respondent = await speakTo(page, said('forty two'))
  await respondent.expectHeard(QUESTION, '42')
  expect(endpoint.asked()).toBe(1)

  endpoint.answer(said('forty three'))
  await respondent.say('Question 2', 'forty three')
  await respondent.expectHeard('Question 2', '43')
  expect(endpoint.asked()).toBe(1)

  await server.stop()
  await server.start(at('elsewhere.test'))
  endpoint.answer(said('forty four'))
  const again = await visit(page, otherForm)
  await expect(page.getByText('Your voice goes to elsewhere.test, a service outside this site')).toBeVisible()
  await again.say(QUESTION, 'forty four')
  await expect(again.consent).toContainText('May your voice be sent to elsewhere.test?')
  await again.consent.getByRole('button', { name: 'Not now' }).click()
  await expect(again.consent).toBeHidden()
  expect(endpoint.asked()).toBe(0)
  await server.stop()
  await server.start()
})

test('Where the address changes while a page is open, the new host is asked for at once, and hears what was said', async ({
  page,
}) => {
  const respondent = await speakTo(page, said('forty two'))
  await respondent.expectHeard(QUESTION, '42')
  await server.stop()
  await server.start(at('elsewhere.test'))
  endpoint.answer(said('forty three'))
  await respondent.say('Question 2', 'forty three')
  const second = respondent.field('Question 2')
  const consent = second.getByRole('group', { name: 'May your voice be sent to elsewhere.test?' })
  await expect(consent).toBeVisible()
  await expect(second.getByRole('alert')).toBeHidden()
  expect(endpoint.asked()).toBe(0)
  await consent.getByRole('button', { name: 'Allow' }).click()
  await respondent.expectHeard('Question 2', '43')
  await server.stop()
  await server.start()
})

test('An endpoint that fails once is asked again, and the person says it once', async ({ page }) => {
  const respondent = await speakTo(page, refused(500), said('forty two'))
  await respondent.expectHeard(QUESTION, '42')
})

test('An endpoint that is busy is waited for', async ({ page }) => {
  const respondent = await speakTo(page, refused(429, { 'retry-after': '1' }), said('forty two'))
  await respondent.expectHeard(QUESTION, '42')
})

for (const status of [429, 503])
  test(`An endpoint that is busy for longer, by ${status}, is waited for too, which is said meanwhile`, async ({
    page,
  }) => {
    const respondent = await speakTo(page, refused(status, { 'retry-after': '8' }), said('forty two'))
    await expect(respondent.question).toContainText('It is tried again by itself; you need not say it again.')
    await expect(respondent.question).toContainText('Converting speech to text...')
    await respondent.expectHeard(QUESTION, '42')
  })

test('An endpoint that stays busy is called busy, and the recording is kept until it is heard', async ({ page }) => {
  const respondent = await speakTo(page, refused(429, { 'retry-after': '3600' }))
  await expect(respondent.problem).toHaveText(
    'Speech recognition is busy. Please wait a moment and try again, or type your answer.',
    heard,
  )
  endpoint.answer(said('forty two'))
  await respondent.question.getByRole('button', { name: 'Try again' }).click()
  await respondent.expectHeard(QUESTION, '42')
})

const NO_TRANSCRIPTS = [
  ['a page', { headers: { 'content-type': 'text/html' }, body: '<html><body>42</body></html>' }],
  ['half an answer', { headers: { 'content-type': 'application/json' }, body: '{"text": "forty t' }],
] as const

for (const [what, answer] of NO_TRANSCRIPTS)
  test(`Of ${what} in place of a transcript no answer is made`, async ({ page }) => {
    const respondent = await speakTo(page, answer)
    await expect(respondent.problem).toHaveText(
      'Speech recognition is not available just now. Please try again, or type your answer.',
      heard,
    )
    await expect(respondent.question.getByRole('spinbutton')).toHaveValue('')
    await expect(respondent.question).toContainText('You need not say it again.')
  })
