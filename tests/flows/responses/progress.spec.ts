import { expect, test, type Page } from '@playwright/test'
import type { Form, FormField } from '../../../contract/types.gen.ts'
import { anOwner, expectAccessible } from '../support/account.ts'
import { hide, listening, visitor } from '../support/respondent.ts'
import { aForm } from './seed.ts'

const owner = anOwner()
test.use({ launchOptions: listening, permissions: ['microphone'] })

const question = (id: string, label: string): FormField => ({ id, name: id, label, type: 'text' })
const fields = [question('name', 'Your name'), question('town', 'Your town'), question('wish', 'Your wish')]

/** Answers two questions by typing and goes away at the third. */
async function leaveAtTheThird(page: Page, form: Form) {
  const respondent = visitor(page)
  await page.goto(owner.address(`/forms/${form.id}`))
  await respondent.type('Your name', 'Ada')
  await respondent.type('Your town', 'London')
  await expect(page.getByText('Field 3 of 3')).toBeVisible()
  const told = page.waitForResponse((answer) => answer.url().endsWith('/progress'))
  await hide(page, true)
  expect((await told).status()).toBe(204)
}

test('the owner sees at which question a respondent left', async ({ page }) => {
  const form = await aForm(owner, 'Wishes', fields)
  await leaveAtTheThird(page, form)
  await expect(async () => {
    await page.goto(owner.address(`/forms/${form.id}/summary`))
    await expect(page.getByText('No responses yet')).toBeVisible()
    await expect(page.getByText('100 % of those who opened it')).toBeVisible({ timeout: 2000 })
  }).toPass()
  const rows = page.getByRole('table', { name: 'Where people leave' }).getByRole('row')
  await expect(rows).toContainText(['Question', 'Your name', 'Your town', 'Your wish'])
  await expect(rows.nth(1).getByRole('cell')).toHaveText(['1 (100 %)', '0 (0 %)'])
  await expect(rows.nth(3).getByRole('cell')).toHaveText(['1 (100 %)', '1 (100 %)'])
  await expectAccessible(page)
})

test('a person who leaves at the words of welcome is counted, once, and not as one who began', async ({ page }) => {
  const structure = { fields, metadata: { welcome: 'Good to see you.' } }
  const form = await owner.call<Form>('POST', '/forms/', { title: 'Welcome', structure })
  const begun: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/sessions') && begun.push(request.url())))
  const counts = async () => {
    const summary = await owner.call<{ figures: { progress: object } }>('GET', `/forms/${form.id}/summary`)
    return summary.figures.progress
  }
  await page.goto(owner.address(`/forms/${form.id}`))
  await expect(page.getByText('Good to see you.')).toBeVisible()
  await expect.poll(counts).toEqual({ opened: 1, started: 0, finished: 0 })
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await visitor(page).type('Your name', 'Ada')
  await expect(page.getByText('Field 2 of 3')).toBeVisible()
  expect(begun, 'the same session goes on').toHaveLength(1)
})

test('what was misheard is stored only where the owner wants it, and respondents are told beside the voice button', async ({
  page,
}) => {
  const sentence = 'What was misheard and corrected is stored with your answers.'
  const form = await aForm(owner, 'Wishes', fields)
  await page.goto(owner.address(`/forms/${form.id}`))
  await expect(visitor(page).voice('Your name')).toBeVisible()
  await expect(page.getByText(sentence)).toHaveCount(0)

  await page.goto(owner.address(`/forms/${form.id}/edit`))
  await page.getByRole('switch', { name: 'Store what was misheard and corrected' }).press('Space')
  await page.getByRole('button', { name: /^(Save|Update)/ }).click()
  await expect
    .poll(async () => (await owner.call<Form>('GET', `/forms/${form.id}`)).structure.metadata?.keepCorrections)
    .toBe(true)
  await page.goto(owner.address(`/forms/${form.id}`))
  await expect(page.getByText(sentence)).toBeVisible()
})
