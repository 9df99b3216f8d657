import { expect, test, type Page } from '@playwright/test'
import type { Form, Session } from '../../../contract/types.gen.ts'
import { anOwner, expectAccessible } from '../support/account.ts'

const owner = anOwner()

const aForm = (title: string) =>
  owner.call<Form>('POST', '/forms/', {
    title,
    structure: { fields: [{ id: 'a', name: 'a', label: 'Your name', type: 'text' }] },
  })

const answer = async ({ id }: Form) => {
  const session = await owner.call<Session>('POST', `/public/forms/${id}/sessions`, { type: 'voice' })
  const responses = { a: { fieldId: 'a', fieldType: 'text', value: 'Ada' } }
  await owner.call('POST', `/sessions/${session.id}/submit`, { responses, metadata: {} })
}

const open = (page: Page) => page.goto(owner.address('/'))
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

test('an owner without forms is greeted and led to the first one', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('heading', { name: 'Hi, Ada Lovelace' })).toBeVisible()
  await expect(page.getByText('Welcome back, nice to see you again!')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Create Your First Form' }).click()
  await expect(page.getByRole('heading', { name: 'Create New Form' })).toBeVisible()
})

test('the dashboard shows what came since the last visit, and what comes while it is open', async ({ page }) => {
  const [busy] = [await aForm('Feedback'), await aForm('Quiet')]
  await open(page)
  await expect(page.getByRole('heading', { name: 'No new responses' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText(['Form', 'Responses', 'Last 14 days'])
  await expect(page.getByRole('row').nth(1)).toContainText('Quiet')

  await answer(busy)
  await answer(busy)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('heading', { name: '2 new responses' })).toBeVisible()
  await expect(page.getByRole('row').nth(1), 'news come first').toContainText('Feedback')
  await expect(row(page, 'Feedback').getByRole('cell')).toContainText(['Feedback2 new', '2', '2 in all'])
  const days = Array.from({ length: 13 }, () => '0, ').join('')
  await expect(row(page, 'Feedback').getByRole('img')).toHaveAccessibleName(
    `Responses per day, the oldest day first: ${days}2`,
  )
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: '2 new responses' }), 'a reload is no new visit').toBeVisible()
  await row(page, 'Feedback').getByRole('link', { name: 'Feedback' }).click()
  await expect(page).toHaveURL(owner.address(`/forms/${busy.id}/responses`))
})

test('a dashboard that cannot be loaded says so under the greeting, and Try Again loads it', async ({ page }) => {
  await aForm('Feedback')
  await page.route('**/api/v1/dashboard', (route) => route.fulfill({ status: 500, json: { detail: 'broken' } }))
  await open(page)
  await expect(page.getByRole('heading', { name: 'Hi, Ada Lovelace' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('This could not be loaded')
  await expectAccessible(page)
  await page.unroute('**/api/v1/dashboard')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(row(page, 'Feedback')).toBeVisible()
})
