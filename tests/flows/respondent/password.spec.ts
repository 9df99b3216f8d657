import { expect, type Page, test } from '@playwright/test'
import type { Form } from '../../../contract/types.gen.ts'
import { anOwner, expectAccessible, expectToast } from '../support/account.ts'
import { storedSubmissions } from '../support/owner.ts'
import { visitor } from '../support/respondent.ts'

const owner = anOwner()
const aForm = () =>
  owner.call<Form>('POST', '/forms/', {
    title: 'Guests of the party',
    description: 'For those who were invited',
    structure: {
      fields: [{ id: 'n', name: 'name', label: 'Who are you', type: 'text', required: true }],
      metadata: {
        submitButtonText: 'Submit',
        completionMessage: 'Thanks',
        allowAnonymous: true,
        appearance: { theme: 'dark' },
      },
    },
  })
const addressOf = ({ id }: Form) => owner.address(`/forms/${id}`)
const enter = async (page: Page, password: string) => {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}
const setPassword = (form: Form, password: string | null) =>
  owner.call('PUT', `/forms/${form.id}/settings`, { password })

test('an owner sets, changes and removes the password of a form', async ({ page }) => {
  const form = await aForm()
  await page.goto(owner.address(`/forms/${form.id}/settings`))
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('The password must have at least 4 characters')).toBeVisible()
  await page.getByLabel('Password for this form').fill('summer party')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expectToast(page, 'Success!', 'Settings saved successfully!')
  await expect(page.getByText('This form has a password.')).toBeVisible()
  await page.getByLabel('New password for this form').fill('winter party')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expectToast(page, 'Success!', 'Settings saved successfully!')
  await page.getByRole('button', { name: 'Remove password' }).click()
  await expect(page.getByText('This form has no password')).toBeVisible()
})

test('a form with a password shows nothing before it is entered, and goes on with it', async ({ page, context }) => {
  const form = await aForm()
  await setPassword(form, 'summer party')
  const served = await (await context.request.get(addressOf(form))).text()
  expect(served).toContain(form.title)
  expect(served).not.toContain('Who are you')
  await page.goto(addressOf(form))
  await expect(page.getByText('For those who were invited')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await enter(page, 'winter party')
  await expect(page.getByText('This is not the password of this form.')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await enter(page, 'summer party')
  await expect(visitor(page).field('Who are you')).toBeVisible()
  await expect(page.locator('html'), 'the look of the form').toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(visitor(page).field('Who are you'), 'for a day').toBeVisible()
  await visitor(page).type('Who are you', 'Ada')
  await visitor(page).submit()
  await expect(page.getByText('Form Submitted Successfully!')).toBeVisible()
  expect(storedSubmissions(owner.server(), form.id)).toHaveLength(1)
})

test('answers outlive a password that was changed meanwhile', async ({ page }) => {
  const form = await aForm()
  await setPassword(form, 'summer party')
  await page.goto(addressOf(form))
  await enter(page, 'summer party')
  await visitor(page).type('Who are you', 'Grace')
  await setPassword(form, 'winter party')
  await visitor(page).submit()
  await expect(page.getByText(/The password of this form is asked for again/).first()).toBeVisible()
  await page.reload()
  await enter(page, 'winter party')
  // What was submitted waits in the outbox, and is sent by itself now.
  await expect.poll(() => storedSubmissions(owner.server(), form.id).length).toBe(1)
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a form that was opened opens again without a network', async ({ page, context }) => {
    const form = await aForm()
    await setPassword(form, 'summer party')
    await page.goto(addressOf(form))
    await enter(page, 'summer party')
    await expect(visitor(page).field('Who are you')).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect(visitor(page).field('Who are you')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.reload()
    await expect(visitor(page).field('Who are you')).toBeVisible()
    await context.setOffline(false)
  })
})
