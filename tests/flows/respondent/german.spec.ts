import { expect, test, type Page } from '@playwright/test'
import { conversingBrowser, hearingBrowser } from '../support/browser-recogniser.ts'
import { owner } from '../support/builder.ts'
import { ownerOf, storedAnswers } from '../support/owner.ts'
import { visitor } from '../support/respondent.ts'
import { speakingDevice } from '../support/speaker.ts'
import { type RunningServer, sharedServer } from '../support/server.ts'

const AUSTRIAN = 'Deutsch (Österreich)'
const TITLE = 'Anmeldung zum Kurs'
const QUESTIONS = [
  { label: 'Waren Sie schon einmal bei uns?', type: 'Radio', options: ['Ja', 'Nein'] },
  { label: 'Wie viele Personen kommen?', type: 'Number' },
  { label: 'Ab wann?', type: 'Date' },
  { label: 'Ihre E-Mail-Adresse', type: 'Email' },
]
const ANSWERS = {
  'Waren Sie schon einmal bei uns?': 'nein',
  'Wie viele Personen kommen?': 23,
  'Ab wann?': '2027-01-03',
  'Ihre E-Mail-Adresse': 'anna.mueller@beispiel.at',
}

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer({ TRANSCRIBER: 'browser' })
})

/** An owner asks in German; the form that is stored. */
async function aGermanForm(page: Page) {
  const builder = owner(page, server.url)
  await builder.logIn()
  await builder.build(TITLE, QUESTIONS, AUSTRIAN)
  const { data } = await (await ownerOf(server)).readForms()
  const form = data.find(({ title }) => title === TITLE)
  if (!form) throw new Error('The form is not in the list')
  return form
}

test('a form in German is filled, reviewed and sent by voice', async ({ page }) => {
  const form = await aGermanForm(page)
  expect(form.structure.metadata?.language).toBe('de-AT')
  const browser = await hearingBrowser(page)
  await page.goto(`${server.url}/forms/${form.id}`)
  const { field, voice } = visitor(page)
  await expect(page.getByText(`Answers in ${AUSTRIAN}`)).toBeVisible()

  const said = [
    'Nein, noch nie.',
    'Wir sind dreiundzwanzig.',
    'ab dem dritten Jänner zweitausendsiebenundzwanzig',
    'anna punkt müller at beispiel punkt at',
  ]
  for (const [index, { label }] of QUESTIONS.entries()) {
    await expect(page.getByText(`Field ${index + 1} of 4`)).toBeVisible()
    await browser.willHear(said[index] ?? '')
    await voice(label).click()
    if (index === 0) await field(label).getByRole('button', { name: 'Allow' }).click()
    if (index < 3) await expect(page.getByText(`Field ${index + 2} of 4`)).toBeVisible()
  }
  // An address is shown first and waits for a yes.
  await field('Ihre E-Mail-Adresse').getByRole('button', { name: 'Yes, use it' }).click()
  expect(new Set(await browser.languages())).toEqual(new Set(['de-AT']))

  await page.getByRole('button', { name: 'Submit Form' }).click()
  const review = page.getByRole('dialog', { name: 'Review Your Responses' })
  for (const text of ['Nein', '23', '3. Jänner 2027', 'anna.mueller@beispiel.at'])
    await expect(review.getByText(text, { exact: true })).toBeVisible()
  await review.getByRole('button', { name: 'Submit Form' }).click()
  await expect(page.getByRole('dialog', { name: 'Form Submitted Successfully!' })).toBeVisible()
  expect(storedAnswers(server, form)).toEqual([ANSWERS])
})

test('a whole form in German is asked, answered, read back and sent by voice alone', async ({ page }) => {
  test.setTimeout(180_000)
  const form = await aGermanForm(page)
  await conversingBrowser(page, [
    [/Frage 1 von 4/, 'Nein, noch nie.'],
    [/Frage 2 von 4/, 'Wir sind dreiundzwanzig.'],
    [/Frage 3 von 4/, 'ab dem dritten Jänner zweitausendsiebenundzwanzig'],
    [/Frage 4 von 4/, 'anna punkt müller at beispiel punkt at'],
    [/Ihre Antwort ist/, 'weiter'],
    [/Ist das richtig/, 'ja genau'],
    [/Das waren alle Fragen/, 'prüfen'],
    [/Ihre Antworten\./, 'absenden'],
    [/Soll ich das Formular absenden/, 'ja'],
  ])
  const said = await speakingDevice(page, [], 'de-AT')
  await page.goto(`${server.url}/forms/${form.id}`)
  await page.getByRole('switch', { name: /hands-free/i }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByRole('dialog', { name: 'Form Submitted Successfully!' })).toBeVisible({ timeout: 100_000 })
  expect(said.join(' ')).toMatch(/Frage 2 von 4\. Wie viele Personen.*Ihre Antworten\..*Soll ich das Formular absenden/)
  expect(storedAnswers(server, form)).toEqual([ANSWERS])
})

test('a form in a language without rules offers no conversation, and says what voice cannot fill', async ({ page }) => {
  const { id } = await (
    await ownerOf(server)
  ).createForm({
    title: 'Zgłoszenie',
    structure: {
      metadata: {
        language: 'pl-PL',
        submitButtonText: 'Wyślij',
        completionMessage: 'Dziękujemy',
        allowAnonymous: true,
      },
      fields: [
        { id: 'imie', name: 'imie', label: 'Imię', type: 'text' },
        { id: 'osoby', name: 'osoby', label: 'Ile osób?', type: 'number' },
        { id: 'dzien', name: 'dzien', label: 'Którego dnia?', type: 'date' },
        { id: 'zgoda', name: 'zgoda', label: 'Zgadzam się', type: 'consent' },
      ],
    },
  })
  const browser = await hearingBrowser(page)
  await page.goto(`${server.url}/forms/${id}`)
  const { field, voice } = visitor(page)
  await expect(voice('Imię')).toBeVisible()
  await expect(page.getByRole('switch', { name: /hands-free/i })).toHaveCount(0)

  // What is written the same everywhere is heard here too.
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(field('Ile osób?').getByText(/takes this answer only in figures and signs/)).toBeVisible()
  await browser.willHear('42')
  await voice('Ile osób?').click()
  await field('Ile osób?').getByRole('button', { name: 'Allow' }).click()

  await expect(field('Którego dnia?').getByText(/takes this answer only in figures and signs/)).toBeVisible()
  await browser.willHear('2027-05-03')
  await voice('Którego dnia?').click()

  await expect(
    field('Zgadzam się')
      .getByRole('status')
      .getByText(/give this answer by hand/),
  ).toBeVisible()
  await expect(voice('Zgadzam się')).toHaveCount(0)
  await expect(page.getByRole('switch', { name: /hands-free/i })).toHaveCount(0)
})
