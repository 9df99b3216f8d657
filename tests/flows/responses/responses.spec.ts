import { expect, test, type Page } from '@playwright/test'
import type { Form, FormField } from '../../../contract/types.gen.ts'
import { anOwner, expectAccessible } from '../support/account.ts'
import { aForm, submit } from './seed.ts'

const owner = anOwner()

const fields: FormField[] = [
  { id: 'name', name: 'name', label: 'Your name', type: 'text' },
  { id: 'rating', name: 'rating', label: 'Rating', type: 'number' },
]

const answer = (form: Form, name: string, rating: number, transcript?: string) =>
  submit(
    owner,
    form,
    [
      { fieldId: 'name', fieldType: 'text', value: name, ...(transcript && { transcript, confidence: 0.83 }) },
      { fieldId: 'rating', fieldType: 'number', value: rating },
    ],
    { totalDuration: 125, language: 'en-GB' },
  )

const open = (page: Page, form: Form, query = '') => page.goto(owner.address(`/forms/${form.id}/responses${query}`))
const rows = (page: Page) => page.locator('tbody').getByRole('row')
const opener = (page: Page, name: string) => rows(page).filter({ hasText: name }).getByRole('button')
const detail = (page: Page) => page.getByRole('region', { name: 'Response', exact: true })

test('the count in the list of forms leads to the responses, newest first, with a column for each field', async ({
  page,
}) => {
  const form = await aForm(owner, 'Feedback', fields)
  await answer(form, 'Ada', 3)
  await answer(form, '<b>Grace</b>', 5)
  await page.goto(owner.address('/forms'))
  await page.getByRole('row').filter({ hasText: 'Feedback' }).getByRole('link', { name: '2', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Responses' })).toBeVisible()
  await expect(page.getByText('Feedback')).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page)).toContainText(['<b>Grace</b>', 'Ada'])
  await expect(page.getByRole('columnheader')).toContainText(['Received', 'Your name', 'Rating'])
  await expectAccessible(page)
})

test('answers of a removed field keep their column, and the response shows the form as it was', async ({ page }) => {
  const form = await aForm(owner, 'Feedback', fields)
  await answer(form, 'Ada', 3)
  await owner.call('PUT', `/forms/${form.id}`, { structure: { fields: fields.slice(0, 1) } })
  await open(page, form)
  await expect(page.getByRole('columnheader')).toContainText(['Received', 'Your name', 'Rating (removed)'])
  await opener(page, 'Ada').click()
  await expect(detail(page).getByText('Rating')).toBeVisible()
})

test('a response opens in full, is then read, and takes a star, a tag and a note', async ({ page }) => {
  const form = await aForm(owner, 'Feedback', fields)
  await answer(form, 'Ada', 3, 'er my name is Ada')
  await open(page, form)
  await expect(rows(page).getByText('Unread')).toHaveCount(1)
  await opener(page, 'Ada').click()
  await expect(detail(page).getByText('er my name is Ada')).toBeVisible()
  await expect(detail(page).getByText('Spoken · 83 % sure')).toBeVisible()
  await expect(detail(page).getByText('2 min 5 s')).toBeVisible()
  await expect(detail(page).getByText('British English')).toBeVisible()
  await expect(rows(page).getByText('Unread'), 'opening it reads it').toHaveCount(0)

  await detail(page).getByRole('button', { name: 'Star' }).click()
  await expect(rows(page).getByText('Starred')).toHaveCount(1)
  await detail(page).getByLabel('Add a tag').fill('urgent')
  await page.keyboard.press('Enter')
  await expect(detail(page).getByRole('list', { name: 'Tags' })).toContainText('urgent')
  await detail(page).getByLabel('Note').fill('Call back')
  await detail(page).getByLabel('Note').blur()
  await expect(detail(page).getByText('Saved')).toBeVisible()
  await detail(page).getByRole('button', { name: 'Mark as unread' }).click()
  await expect(rows(page).getByText('Unread')).toHaveCount(1)
  await expectAccessible(page)

  await open(page, form, '?starred=true&read=false&tag=urgent')
  await opener(page, 'Ada').click()
  await expect(detail(page).getByLabel('Note')).toHaveValue('Call back')
})

test('search and filter stand in the address, and are said in words', async ({ page }) => {
  const form = await aForm(owner, 'Feedback', fields)
  for (const [name, rating] of [
    ['Ada', 3],
    ['Grace', 5],
    ['Hedy', 4],
  ] as const)
    await answer(form, name, rating)
  await open(page, form)
  await page.getByRole('searchbox', { name: 'Search responses' }).fill('grace')
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(/\?q=grace$/)
  await expect(page.getByText('1 of 3 responses')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filter' }).click()
  await expect(rows(page)).toHaveCount(3)

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('button', { name: 'Add condition' }).click()
  await page.getByLabel('Field', { exact: true }).selectOption('Rating')
  await page.getByLabel('How').selectOption('is between')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Must be a range with from, to or both')).toBeVisible()
  await page.getByRole('group', { name: 'Condition 1' }).getByLabel('From').fill('4')
  await page.keyboard.press('Enter')
  await expect(rows(page)).toContainText(['Hedy', 'Grace'])
  await expect(page.getByText('All responses where "Rating" is at least 4')).toBeVisible()
  await page.reload()
  await expect(rows(page), 'the address is kept').toHaveCount(2)
  await open(page, form, '?read=maybe')
  await expect(page.getByText('This filter cannot be used')).toBeVisible()
})

test('all of it is done by keyboard alone', async ({ page }) => {
  const form = await aForm(owner, 'Feedback', fields)
  for (const name of ['Ada', 'Grace', 'Hedy']) await answer(form, name, 3)
  await open(page, form)
  await opener(page, 'Hedy').focus()
  await page.keyboard.press('ArrowDown')
  await expect(opener(page, 'Grace')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(detail(page).getByText('Grace')).toBeVisible()
  await expect(detail(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('j')
  await expect(detail(page).getByText('Ada')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('k')
  await expect(detail(page).getByText('Hedy')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(detail(page)).toHaveCount(0)
  await expect(opener(page, 'Hedy')).toBeFocused()
})

test('a response that arrives shows up without a reload', async ({ page }) => {
  const form = await aForm(owner, 'Feedback', fields)
  await open(page, form)
  await expect(page.getByText('No responses yet')).toBeVisible()
  await expectAccessible(page)
  await answer(form, 'Ada', 3)
  await expect(rows(page)).toHaveCount(1)
  await answer(form, 'Grace', 3)
  await expect(rows(page)).toContainText(['Grace', 'Ada'])
})

test('one response, or all that the filter shows, goes after a dialog that says how many', async ({ page }) => {
  const form = await aForm(owner, 'Feedback', fields)
  for (const name of ['Ada', 'Grace', 'Hedy', 'Hedy again']) await answer(form, name, 3)
  await open(page, form)
  await opener(page, 'Ada').click()
  await detail(page).getByRole('button', { name: 'Delete response' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(rows(page)).toHaveCount(4)
  await detail(page).getByRole('button', { name: 'Delete response' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(rows(page)).toHaveCount(3)
  await expect(detail(page)).toHaveCount(0)

  await page.getByRole('searchbox').fill('hedy')
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: 'Delete 2 responses?' })).toBeVisible()
  await dialog.getByText('All before a date').click()
  await dialog.getByLabel('Received before').fill('2020-01-01')
  await expect(dialog.getByText('There is nothing to delete.')).toBeVisible()
  await dialog.getByText('Those that the filter shows').click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No response matches')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filter' }).first().click()
  await expect(rows(page)).toContainText(['Grace'])
})

test('the responses of others, and of no form, are as if absent', async ({ page }) => {
  await page.goto(owner.address('/forms/01890000-0000-7000-8000-000000000000/responses'))
  await expect(page.getByText('Form not found')).toBeVisible()
  await expectAccessible(page)
})
