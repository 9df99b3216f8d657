import { expect, test } from '@playwright/test'
import { someFields } from '../../support/builders.ts'
import { owner } from '../support/builder.ts'
import { ownerOf, storedAnswers, storedSubmissions } from '../support/owner.ts'
import { listening, visitor } from '../support/respondent.ts'
import { startServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ TRANSCRIBER: 'pocketsphinx' })
})
test.afterAll(() => server.close())
test.use({ launchOptions: listening, permissions: ['microphone'] })

const TITLE = 'Visit to the museum'

test('an owner builds a form, a visitor speaks and types it, and the answers are rows', async ({ page, browser }) => {
  test.setTimeout(300_000)
  const curator = owner(page, server.url)
  await curator.logIn()
  await curator.build(TITLE, [
    { label: 'Your name', required: true },
    { label: 'How many people came', type: 'Number', required: true },
    { label: 'Would you come again', type: 'Radio', options: ['Yes', 'No'], required: true },
    { label: 'Favourite room', type: 'Select', options: ['Garden', 'Library', 'Workshop'] },
    { label: 'Day of the visit', type: 'Date' },
    { label: 'Your email', type: 'Email', required: true },
  ])
  await expect(curator.row(TITLE)).toContainText('0')
  const form = (await (await ownerOf(server)).readForms()).data.find(({ title }) => title === TITLE)
  if (!form) throw new Error('the form is not stored')

  const context = await browser.newContext({ permissions: ['microphone'] })
  const visit = await context.newPage()
  const respondent = visitor(visit)
  await visit.goto(`${server.url}/forms/${form.id}`)
  await expect(visit.getByText('Progress: 0 of 6 fields completed')).toBeVisible()
  await respondent.type('Your name', 'Ada Lovelace')

  await respondent.answer('How many people came', 'forty two', '42')
  await expect(visit.getByText('Field 3 of 6')).toBeVisible()
  await respondent.answer('Would you come again', 'yes', 'yes')
  await expect(visit.getByText('Field 4 of 6')).toBeVisible()
  await respondent.answer('Favourite room', 'library', 'library')
  await expect(visit.getByText('Field 5 of 6')).toBeVisible()
  await respondent.answer('Day of the visit', 'march third twenty twenty six', '2026-03-03', 'March 3, 2026')
  await expect(visit.getByText('Field 6 of 6')).toBeVisible()
  await respondent.type('Your email', 'ada@example.com')

  await expect(visit.getByText('Form is ready to submit!')).toBeVisible()
  await respondent.submit()
  await expect(visit.getByText('Form Submitted Successfully!')).toBeVisible()
  await expect(visit.getByText('Voice-powered')).toBeVisible()

  expect(storedAnswers(server, form)).toEqual([
    {
      'Your name': 'Ada Lovelace',
      'How many people came': 42,
      'Would you come again': 'yes',
      'Favourite room': 'library',
      'Day of the visit': '2026-03-03',
      'Your email': 'ada@example.com',
    },
  ])
  const [submission] = storedSubmissions(server, form.id)
  const spoken = Object.values(submission?.responses ?? {}).filter(({ transcript }) => transcript)
  expect(spoken).toHaveLength(4)

  await page.reload()
  await expect(curator.row(TITLE).getByRole('cell', { name: '1', exact: true })).toBeVisible()
  await context.close()
})

test('a text is in its field while it is still listened to; Stop takes it back, and silence makes it the answer', async ({
  page,
}) => {
  const { id } = await (await ownerOf(server)).createForm({ title: 'A wish', structure: { fields: someFields({}) } })
  // A person who wants time to think.
  await page.addInitScript(() => localStorage.setItem('voice-settings', '{"pause":"very-long"}'))
  await page.goto(`${server.url}/forms/${id}`)
  const respondent = visitor(page)
  const question = respondent.field('Question 1')
  const control = question.getByRole('textbox')
  const heard = { text: 'I would like to come earlier', transcriber: 'pocketsphinx', confidence: 0.9 }
  // A recogniser on a busy machine takes longer than any silence.
  await page.route('**/transcribe*', (route) => route.fulfill({ json: heard }))
  await control.fill('Before')

  await respondent.say('Question 1', heard.text, { silence: { before: 0.8, after: 9 } })
  const shown = await page.waitForFunction(stopOnceShown, 'Before')
  expect(await shown.jsonValue()).toBe(heard.text)
  await expect(question.getByRole('status')).toHaveText('Ready for voice input')
  await expect(control).toHaveValue('Before')

  await respondent.say('Question 1', heard.text, { silence: { before: 0.8, after: 9 } })
  await expect(question.getByRole('status')).toHaveText('Voice input completed')
  await expect(control).toHaveValue(heard.text)
  await respondent.submit()
  await expect(page.getByText('Form Submitted Successfully!')).toBeVisible()
  const [submission] = storedSubmissions(server, id)
  expect(Object.values(submission?.responses ?? {})).toMatchObject([{ value: heard.text }])
})

/** Runs in the page: presses Stop as soon as the field shows another text while it is listened to; gives that text. */
function stopOnceShown(before: string): string | undefined {
  const value = document.querySelector<HTMLInputElement>('[id^=control-]')?.value
  const status = document.querySelector('#voice-status')?.textContent
  if (status !== 'Listening... Speak now' || value === before) return undefined
  document.querySelector<HTMLElement>('[aria-describedby=voice-status]')?.click()
  return value
}
