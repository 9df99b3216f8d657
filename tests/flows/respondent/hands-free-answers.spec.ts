import { expect, type Page, test } from '@playwright/test'
import type { Form, FormField } from '../../../contract/types.gen.ts'
import { ownerOf, storedAnswers, storedSubmissions } from '../support/owner.ts'
import { listening } from '../support/respondent.ts'
import { type RunningServer, sharedServer } from '../support/server.ts'
import { speaker, speakingDevice } from '../support/speaker.ts'

// People speak in real time: both workers share it.
test.describe.configure({ mode: 'parallel' })

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer({ TRANSCRIBER: 'pocketsphinx' })
})
test.use({ launchOptions: listening, permissions: ['microphone'] })

const named = (id: string, label: string) => ({ id, name: id, label, required: true })

/** Opens a form, where nothing is touched once the conversation has begun. */
async function begin(page: Page, fields: FormField[], query = '') {
  test.setTimeout(240_000)
  const form = await (await ownerOf(server)).createForm({ title: 'A stay', structure: { fields } })
  const said = await speakingDevice(page)
  const respondent = await speaker(page)
  await page.goto(`${server.url}/forms/${form.id}${query}`)
  await page.getByRole('switch', { name: 'Hands-free' }).press('Space')
  return { form, said, respondent }
}

async function expectSent(page: Page, form: Form, answers: object): Promise<void> {
  await expect(page.getByText('Form Submitted Successfully!').first()).toBeVisible({ timeout: 60_000 })
  expect(storedAnswers(server, form)).toEqual([answers])
}

test('one spoken sentence answers three questions: they are read back as one, corrected and confirmed', async ({
  page,
}) => {
  const fields: FormField[] = [
    { ...named('name', 'Your name'), type: 'text' },
    { ...named('nights', 'Nights'), type: 'number' },
    { ...named('arrival', 'Arrival'), type: 'date' },
  ]
  const { form, said, respondent } = await begin(page, fields)
  await respondent.converses([
    [/Question 1 of 3\. Your name\./, 'Mary Smith, five nights from the tenth of March'],
    [/^Your name: mary smith\. Nights: 5\. Arrival: March 10, 20\d\d\. Is that right\?$/i, 'no, three nights'],
    [/^Your name: mary smith\. Nights: 3\. Arrival: March 10, 20\d\d\. Is that right\?$/i, 'yes'],
    [/All questions are done/, 'submit'],
    [/Shall I send it\?/, 'yes'],
  ])
  await expectSent(page, form, {
    'Your name': 'mary smith',
    Nights: 3,
    Arrival: expect.stringMatching(/^20\d\d-03-10$/),
  })
  expect(said.join(' '), 'no question was asked twice').not.toMatch(/Question [23] of 3/)
})

test('a rating is said in points or in stars', async ({ page }) => {
  const fields: FormField[] = [
    { ...named('room', 'Your room'), type: 'rating', validation: { max: 10 } },
    { ...named('food', 'The food'), type: 'rating', validation: { max: 5 } },
  ]
  const { form, respondent } = await begin(page, fields)
  await respondent.converses([
    [/Question 1 of 2\. Your room\. From 1 to 10\./, 'eight out of ten', '8'],
    [/^8\. Question 2 of 2\. The food\. From 1 to 5\./, 'four stars', '4'],
    [/All questions are done/, 'review'],
    [/Your room: 8\. The food: 4\./, 'submit'],
    [/Shall I send it\?/, 'yes'],
  ])
  await expectSent(page, form, { 'Your room': 8, 'The food': 4 })
})

test('a consent is given by a plain yes that is confirmed by another, and by nothing less', async ({ page }) => {
  const { form, respondent } = await begin(page, [
    { ...named('terms', 'I agree to the terms'), type: 'consent' },
    { ...named('news', 'May we write to you'), type: 'radio', options: ['Yes', 'No'].map(option) },
  ])
  const box = page.getByRole('region', { name: 'I agree to the terms' }).getByRole('checkbox')
  await respondent.converses([
    [/Question 1 of 2\. I agree to the terms\./, 'maybe'],
    [/^I heard "maybe", and did not understand\./, 'I suppose so'],
    [/^I heard Yes\. Is that right\?$/, 'I suppose so'],
    [/I heard Yes\. Is that right\?$/, 'no'],
  ])
  await expect(box, 'no half-hearted yes ticks it').not.toBeChecked()
  await respondent.converses([
    [/^Then say it again.* I agree to the terms\./, 'yes'],
    [/^I heard Yes\. Is that right\?$/, 'yes'],
    [/^Yes\. Question 2 of 2\. May we write to you\./, 'no', 'No'],
    [/All questions are done/, 'submit'],
    [/Shall I send it\?/, 'yes'],
  ])
  await expectSent(page, form, { 'I agree to the terms': true, 'May we write to you': 'no' })
})

const option = (label: string) => ({ label, value: label.toLowerCase() })

test('an answer from the link is read as such, and kept with "next" or replaced', async ({ page }) => {
  const fields: FormField[] = [
    { ...named('nights', 'Nights'), type: 'number' },
    { ...named('guests', 'Guests'), type: 'number', validation: { max: 9 } },
  ]
  const { form, said, respondent } = await begin(page, fields, '?nights=3&guests=50')
  await respondent.converses([
    [/^Question 1 of 2\. Nights\. From your link: 3\. Say "next" to keep it, or say another\./, 'next'],
    [/^Question 2 of 2\. Guests\. The answer in your link does not fit this question\./, 'four', '4'],
    [/All questions are done/, 'submit'],
    [/Shall I send it\?/, 'yes'],
  ])
  await expectSent(page, form, { Nights: 3, Guests: 4 })
  expect(said.join(' ')).not.toContain('Your answer is')
  const [stored] = storedSubmissions(server, form.id)
  expect(stored?.responses).toMatchObject({
    nights: { processingNotes: 'Filled in by the link' },
    guests: { processingNotes: 'Answered by voice' },
  })
})
