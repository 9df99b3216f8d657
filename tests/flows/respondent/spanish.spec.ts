import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '../support/account.ts'
import { openCard } from '../support/editor.ts'
import { hearingBrowser } from '../support/browser-recogniser.ts'
import { owner } from '../support/builder.ts'
import { ownerOf, storedAnswers } from '../support/owner.ts'
import { visitor } from '../support/respondent.ts'
import { type RunningServer, sharedServer } from '../support/server.ts'

const SPANISH = 'Español (México)'
const TITLE = 'Cuestionario de salud'
const QUESTIONS = [
  { label: '¿Fuma usted?', type: 'Radio', options: ['Sí', 'No'] },
  { label: '¿Cuántos años tiene?', type: 'Number' },
  { label: '¿Cuándo fue su última visita?', type: 'Date' },
  { label: 'Su correo', type: 'Email' },
]

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer({ TRANSCRIBER: 'browser' })
})

/** An owner asks in Spanish; the form that is stored. */
async function aSpanishForm(page: Page) {
  const builder = owner(page, server.url)
  await builder.logIn()
  await builder.build(TITLE, QUESTIONS, SPANISH)
  const { data } = await (await ownerOf(server)).readForms()
  const form = data.find(({ title }) => title === TITLE)
  if (!form) throw new Error('The form is not in the list')
  return form
}

/** The language in which an element is read: its own, or that of the nearest one around it. */
const languageAt = (element: Locator) => element.evaluate((node) => node.closest('[lang]')?.getAttribute('lang') ?? '')

test('a form in Spanish is built, spoken, reviewed and sent, and says in which language it is', async ({ page }) => {
  const form = await aSpanishForm(page)
  expect(form.structure.metadata?.language).toBe('es-MX')
  const browser = await hearingBrowser(page)
  await page.goto(`${server.url}/forms/${form.id}`)
  const { field, voice } = visitor(page)

  await expect(page.getByText(`Answers in ${SPANISH}`)).toBeVisible()
  expect(await languageAt(page.getByText(SPANISH, { exact: true }))).toBe('es-MX')
  expect(await languageAt(page.getByRole('heading', { name: TITLE }))).toBe('es-MX')
  // The page around the owner's words is English.
  expect(await languageAt(page.getByRole('button', { name: 'Next' }))).toBe('en')

  const said = [
    'sí',
    'cuarenta y dos',
    'el quince de marzo de dos mil veinticuatro',
    'ana punto ruiz arroba ejemplo punto com',
  ]
  for (const [index, { label }] of QUESTIONS.entries()) {
    const question = field(label)
    await expect(page.getByText(`Field ${index + 1} of 4`)).toBeVisible()
    expect(await languageAt(question.getByRole('heading').getByText(label))).toBe('es-MX')
    expect(await languageAt(question.getByText(`Say "${label}"`).getByText(label))).toBe('es-MX')
    await browser.willHear(said[index] ?? '')
    await voice(label).click()
    if (index === 0) await question.getByRole('button', { name: 'Allow' }).click()
    if (index < 3) await expect(page.getByText(`Field ${index + 2} of 4`)).toBeVisible()
  }
  // An address is shown first and waits for a yes.
  const mail = field('Su correo')
  await expect(mail.getByLabel('Transcript')).toContainText('ana punto ruiz')
  expect(await languageAt(mail.getByLabel('Transcript').getByText('ana punto ruiz'))).toBe('es-MX')
  await mail.getByRole('button', { name: 'Yes, use it' }).click()
  expect(new Set(await browser.languages())).toEqual(new Set(['es-MX']))

  await page.getByRole('button', { name: 'Submit Form' }).click()
  const review = page.getByRole('dialog', { name: 'Review Your Responses' })
  for (const text of ['¿Fuma usted?', 'Sí', '42', '15 de marzo de 2024', 'ana.ruiz@ejemplo.com'])
    expect(await languageAt(review.getByText(text, { exact: true })), text).toBe('es-MX')
  expect(await languageAt(review.getByRole('columnheader', { name: 'Response' }))).toBe('en')
  await review.getByRole('button', { name: 'Submit Form' }).click()
  await expect(page.getByRole('dialog', { name: 'Form Submitted Successfully!' })).toBeVisible()
  expect(storedAnswers(server, form)).toEqual([
    {
      '¿Fuma usted?': 'si',
      '¿Cuántos años tiene?': 42,
      '¿Cuándo fue su última visita?': '2024-03-15',
      'Su correo': 'ana.ruiz@ejemplo.com',
    },
  ])
})

test('the conversation speaks the language of the form, and the page says so', async ({ page }) => {
  const form = await aSpanishForm(page)
  await hearingBrowser(page)
  await page.goto(`${server.url}/forms/${form.id}`)
  await page.getByRole('switch', { name: /hands-free/i }).click()
  const prompt = page.getByText(/Pregunta 1 de 4/)
  await expect(prompt).toBeVisible()
  expect(await languageAt(prompt)).toBe('es-MX')
})

test('an owner writes in the language of the form, and sees it so', async ({ page }) => {
  const form = await aSpanishForm(page)
  await page.goto(`${server.url}/forms/${form.id}/edit`)
  const language = page.getByRole('combobox', { name: 'Language people speak' })
  await expect(language).toHaveValue('es-MX')
  const card = await openCard(page, 1)
  expect(await languageAt(page.getByLabel('Form Title'))).toBe('es-MX')
  expect(await languageAt(card.getByRole('textbox', { name: 'Label', exact: true }))).toBe('es-MX')
  expect(await languageAt(card.getByLabel('Option 1 label'))).toBe('es-MX')
  expect(await languageAt(card.getByLabel('Option 1 value'))).toBe('en')
  expect(await languageAt(page.getByLabel('Preview').getByText('¿Fuma usted?'))).toBe('es-MX')
  await expectAccessible(page)
})

for (const theme of ['light', 'dark'])
  test(`a Spanish form fits on a phone in the ${theme} theme`, async ({ page }) => {
    const form = await aSpanishForm(page)
    await page.evaluate((name) => localStorage.setItem('theme', name), theme)
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(`${server.url}/forms/${form.id}`)
    await expect(page.getByText(`Answers in ${SPANISH}`)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expectAccessible(page)
  })
