import { expect, test, type Page } from '@playwright/test'
import type { User } from '../../../contract/types.gen.ts'
import { anAccount, arrive, callAs, expectAccessible, expectToast, logIn, userOf } from '../support/account.ts'
import { startServer, superuser, type RunningServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.close())

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })

test('a superuser adds, edits and deletes a user, each with its toast', async ({ page }) => {
  await logIn(page, server, superuser)
  await page.getByRole('link', { name: 'Admin' }).click()
  await expect(page.getByRole('heading', { name: 'Users Management' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText(['Full name', 'Email', 'Role', 'Status', 'Actions'])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add User' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  for (const text of ['Email is required', 'Password is required', 'Please confirm your password'])
    await expect(dialog.getByText(text)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Email').fill('new@example.com')
  await dialog.getByLabel('Set Password').fill('new@example')
  await dialog.getByLabel('Confirm Password').fill('new@example')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Set Password')).toHaveAccessibleDescription(/little more than the name or email/)
  await dialog.getByLabel('Set Password').fill('a long password')
  await dialog.getByLabel('Confirm Password').fill('a long passwort')
  await dialog.getByLabel('Email').focus()
  await expect(dialog.getByText('The passwords do not match')).toBeVisible()
  await dialog.getByLabel('Confirm Password').fill('a long password')
  await expect(dialog.getByRole('switch', { name: 'Is active?' })).toBeChecked()
  await dialog.getByText('Is superuser?').click()
  await expect(dialog.getByRole('switch', { name: 'Is superuser?' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Success!', 'User created successfully.')
  const row = rowOf(page, 'new@example.com')
  await expect(row.getByRole('cell')).toHaveText(['N/A', 'new@example.com', 'Superuser', 'Active', ''])

  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Edit User' }).click()
  await dialog.getByLabel('Full name').fill('New Person')
  await dialog.getByLabel('Set Password').fill('short')
  await dialog.getByLabel('Full name').focus()
  await expect(dialog.getByText('Password must be at least 8 characters')).toBeVisible()
  await dialog.getByLabel('Set Password').fill('baseball')
  await dialog.getByLabel('Confirm Password').fill('baseball')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Set Password')).toHaveAccessibleDescription(/one of the most common ones/)
  await dialog.getByLabel('Set Password').fill('')
  await dialog.getByLabel('Confirm Password').fill('')
  await dialog.getByText('Is superuser?').click()
  await dialog.getByText('Is active?').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Success!', 'User updated successfully.')
  await expect(row.getByRole('cell')).toHaveText(['New Person', 'new@example.com', 'User', 'Inactive', ''])

  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Edit User' }).click()
  await dialog.getByText('Is active?').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Active')
  const unchanged = await userOf(server, { email: 'new@example.com', password: 'a long password' })
  expect(unchanged.full_name, 'an empty password left the old one').toBe('New Person')

  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Delete User' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete User' })
  await expect(question.getByRole('status')).toHaveText('There are no forms in this account.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Success!', 'The user was deleted successfully')
  await expect(row).toHaveCount(0)
})

test('the own row is badged and its actions are disabled', async ({ page }) => {
  await arrive(page, server, superuser)
  await page.goto(`${server.url}/admin`)
  const own = rowOf(page, superuser.email)
  await expect(own.getByText('You', { exact: true })).toBeVisible()
  await expect(own.getByRole('button')).toBeDisabled()
  await expect(page.getByText('You', { exact: true })).toHaveCount(1)
})

test('five users to a page, newest first', async ({ page }) => {
  for (let person = 0; person < 6; person += 1) await anAccount(server)
  await arrive(page, server, superuser)
  await page.goto(`${server.url}/admin?page=nonsense`)
  await expect(page.locator('tbody tr')).toHaveCount(5)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(rowOf(page, superuser.email)).toBeVisible()
  await page.goto(`${server.url}/admin?page=50`)
  await expect(page).toHaveURL(/\?page=2$/)
})

test('a user is found by a part of the name or the email, and the address keeps the search', async ({ page }) => {
  const account = await anAccount(server)
  await logIn(page, server, superuser)
  await page.goto(`${server.url}/admin?page=2`)
  await page.getByRole('searchbox', { name: 'Search users' }).fill(account.email.slice(0, -3).toUpperCase())
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(rowOf(page, account.email)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Search users' }).fill('nobody-is-called-so')
  await expect(page.getByText('No user is called “nobody-is-called-so”')).toBeVisible()
  await expectAccessible(page)
})

test('a refused user is explained once and nothing typed is lost', async ({ page }) => {
  const taken = await anAccount(server)
  await arrive(page, server, superuser)
  await page.goto(`${server.url}/admin`)
  await page.getByRole('button', { name: 'Add User' }).click()
  await page.getByLabel('Email').fill(taken.email)
  await page.getByLabel('Set Password').fill('a long password')
  await page.getByLabel('Confirm Password').fill('a long password')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Something went wrong!', 'The user with this email already exists in the system')
  await expect(page.getByLabel('Email')).toHaveValue(taken.email)
})

test('a delete that fails has words of its own', async ({ page }) => {
  const account = await anAccount(server)
  await arrive(page, server, superuser)
  await page.goto(`${server.url}/admin`)
  await expect(rowOf(page, account.email)).toBeVisible()
  const { id } = await userOf(server, account)
  await callAs(server, superuser, 'DELETE', `/users/${id}`)
  await rowOf(page, account.email).getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Delete User' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Something went wrong!', 'An error occurred while deleting the user')
})

test('a superuser who was demoted meanwhile is sent to login by the first refusal', async ({ page }) => {
  await callAs(server, superuser, 'POST', '/users/', {
    email: 'second@example.com',
    password: 'a long password',
    is_superuser: true,
  })
  const second = { email: 'second@example.com', password: 'a long password' }
  const { id } = await callAs<User>(server, second, 'GET', '/users/me')
  await logIn(page, server, second)
  await callAs(server, superuser, 'PATCH', `/users/${id}`, { is_superuser: false })
  await page.getByRole('link', { name: 'Admin' }).click()
  await expect(page).toHaveURL(`${server.url}/login`)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
})
