import { expect, test, type Page } from '@playwright/test'
import type { Form, FormField } from '../../../contract/types.gen.ts'
import { anOwner, expectAccessible } from '../support/account.ts'
import { aForm, submit } from './seed.ts'

const owner = anOwner()

const fields: FormField[] = [
  {
    id: 'drink',
    name: 'drink',
    label: 'Your drink',
    type: 'radio',
    options: [
      { label: 'Coffee', value: 'coffee' },
      { label: 'Tea', value: 'tea' },
    ],
  },
  { id: 'cups', name: 'cups', label: 'Cups a day', type: 'number' },
  { id: 'visit', name: 'visit', label: 'Day of the visit', type: 'date' },
  { id: 'words', name: 'words', label: 'Anything else?', type: 'textarea' },
]

const answer = (form: Form, drink: string, cups: number, words: string) =>
  submit(owner, form, [
    { fieldId: 'drink', fieldType: 'radio', value: drink, transcript: drink, confidence: 0.9 },
    { fieldId: 'cups', fieldType: 'number', value: cups },
    { fieldId: 'visit', fieldType: 'date', value: '2026-03-04' },
    { fieldId: 'words', fieldType: 'textarea', value: words },
  ])

const open = (page: Page, form: Form, query = '') => page.goto(owner.address(`/forms/${form.id}/summary${query}`))

async function answeredForm(): Promise<Form> {
  const form = await aForm(owner, 'Coffee house', fields)
  await answer(form, 'coffee', 3, 'Lovely coffee and friendly people')
  await answer(form, 'coffee', 5, '<b>Friendly</b> coffee')
  await answer(form, 'tea', 1, 'A long queue')
  return form
}

test('the summary shows each question by its type, under the policy that forbids styles in the page', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  const form = await answeredForm()
  await open(page, form)
  await expect(page.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible()
  await expect(page.getByText('All 3 responses')).toBeVisible()
  const drinks = page.getByRole('table', { name: 'Answers to Your drink' })
  await expect(drinks.getByRole('row')).toContainText(['Option', 'Coffee267 %', 'Tea133 %'])
  await expect(page.getByRole('figure', { name: 'Responses over time' }).getByRole('application')).toBeVisible()
  const cups = page.getByRole('region', { name: 'Cups a day', exact: true })
  await cups.scrollIntoViewIfNeeded()
  await expect(cups.getByRole('application')).toBeVisible()
  await expect(cups.getByText('Median')).toBeVisible()
  await expect(page.getByText('<b>Friendly</b> coffee')).toBeVisible()
  await expectAccessible(page)
  expect(refused).toEqual([])
})

test('the filter of the responses holds here too, and Clear takes it away', async ({ page }) => {
  const form = await answeredForm()
  const where = JSON.stringify([{ field: 'drink', op: 'is', value: 'tea' }])
  await open(page, form, `?where=${encodeURIComponent(where)}`)
  await expect(page.getByText('1 of 3 responses')).toBeVisible()
  await expect(page.getByText('All responses where "Your drink" is "Tea"')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('All 3 responses')).toBeVisible()
  await page.getByRole('link', { name: 'Responses' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Responses' })).toBeVisible()
})

test('the last days are compared with those before', async ({ page }) => {
  const form = await answeredForm()
  await open(page, form)
  await page.getByLabel('Period').selectOption('Last 7 days')
  await page.getByLabel('Compare with').selectOption('The period before')
  await expect(page.getByText('3 more than in the compared period (0)').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Compare with')).toHaveValue('previous')
  await expect(page.getByRole('table', { name: 'Answers to Your drink' })).toContainText('Compared period')
  await expectAccessible(page)
})

test('a form without responses invites to share it, and one of others is not there', async ({ page }) => {
  const form = await aForm(owner, 'Quiet', fields)
  await open(page, form)
  await page.getByRole('button', { name: 'Share form' }).click()
  await expect(page.getByRole('dialog', { name: 'Share this form' })).toBeVisible()
  await page.goto(owner.address('/forms/019aa0b5-0a77-7d3c-b1f2-6e7f8091a2b3/summary'))
  await expect(page.getByText('Form not found')).toBeVisible()
})
