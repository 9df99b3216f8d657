import { expect, test, type Page } from '@playwright/test'
import { anAccount, arrive, callAs, expectAccessible, expectToast, tokenOf, userOf, type Account } from './account.ts'
import { startServer, superuser, type RunningServer } from './server.ts'

let server: RunningServer
let account: Account
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.close())
test.beforeEach(async ({ page }) => {
  account = await anAccount(server)
  await arrive(page, server, account)
  await page.goto(`${server.url}/settings`)
})

const tab = (page: Page, name: string) => page.getByRole('tab', { name })

test('the profile is read first, then edited, and the whole app knows the new name', async ({ page }) => {
  const panel = page.getByLabel('My profile')
  await expect(panel.getByText(account.fullName, { exact: true })).toBeVisible()
  await expect(panel.getByText(account.email, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Full name').fill('x'.repeat(31))
  await page.getByLabel('Email').fill('not an email')
  await page.getByRole('button', { name: 'Save' }).focus()
  await expect(page.getByText('Full Name must be no more than 30 characters')).toBeVisible()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await page.getByLabel('Email').fill('')
  await page.getByLabel('Full name').focus()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(panel.getByText(account.email, { exact: true }), 'cancel changes nothing').toBeVisible()

  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Full name').fill('Countess Ada')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Success!', 'User updated successfully.')
  await expect(panel.getByText('Countess Ada', { exact: true })).toBeVisible()
  await expect(page.getByTestId('user-menu')).toContainText('Countess Ada')

  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Full name').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('N/A')).toBeVisible()
})

test('an email that belongs to somebody else is refused in words', async ({ page }) => {
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Email').fill(superuser.email)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Something went wrong!', 'User with this email already exists')
  await expect(page.getByLabel('Email')).toHaveValue(superuser.email)
})

test('the password is changed, and this login goes on', async ({ page }) => {
  await tab(page, 'Password').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Password is required')).toHaveCount(2)
  await expect(page.getByText('Password confirmation is required')).toBeVisible()
  await expectAccessible(page)
  await page.getByPlaceholder('Current Password').fill('not the password')
  await page.getByPlaceholder('New Password').fill('another password')
  await page.getByPlaceholder('Confirm Password').fill('another passwort')
  await page.getByPlaceholder('New Password').focus()
  await expect(page.getByText('The passwords do not match')).toBeVisible()
  await page.getByPlaceholder('Confirm Password').fill('another password')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Something went wrong!', 'Incorrect password')
  await expect(page.getByPlaceholder('New Password')).toHaveValue('another password')

  await page.getByPlaceholder('Current Password').fill(account.password)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Success!', 'Password updated successfully.')
  await expect(page.getByPlaceholder('Current Password')).toHaveValue('')
  await tokenOf(server, { ...account, password: 'another password' })

  await page.getByPlaceholder('Current Password').fill('another password')
  await page.getByPlaceholder('New Password').fill('another password')
  await page.getByPlaceholder('Confirm Password').fill('another password')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Something went wrong!', 'New password cannot be the same as the current one')
})

test('deleting the account is asked about first, and ends the session', async ({ page }) => {
  await tab(page, 'Danger zone').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Confirmation Required' })
  await expect(question).toContainText('permanently deleted')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await userOf(server, account)
  await page.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Success!', 'Your account has been successfully deleted')
  await expect(page).toHaveURL(`${server.url}/login`)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  const users = await callAs<{ data: { email: string }[] }>(server, superuser, 'GET', '/users/')
  expect(users.data.map(({ email }) => email)).not.toContain(account.email)
})

test('the tabs are walked by arrow keys, and superusers see no Danger zone', async ({ page }) => {
  await expect(page.getByRole('tab')).toHaveText(['My profile', 'Password', 'Appearance', 'Danger zone'])
  await tab(page, 'My profile').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tabpanel', { name: 'Password' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tabpanel', { name: 'Appearance' })).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('access_token'))
  await arrive(page, server, superuser)
  await page.goto(`${server.url}/settings`)
  await expect(page.getByRole('tab')).toHaveText(['My profile', 'Password', 'Appearance'])
})
