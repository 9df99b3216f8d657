import { expect, test } from '@playwright/test'
import { anAccount, callAs, expectAccessible, expectToast, logIn, tokenOf, userOf } from '../support/account.ts'
import { breakStorageOf, type Trouble } from '../models/session/storage.ts'
import { startServer, superuser, type RunningServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.close())

const token = (page: import('@playwright/test').Page) => page.evaluate(() => localStorage.getItem('access_token'))

test('login stores the token, greets, and log out removes it', async ({ page }) => {
  const account = await anAccount(server)
  await logIn(page, server, account)
  await expect(page.getByRole('heading', { name: 'Hi, Ada Lovelace' })).toBeVisible()
  expect(await token(page)).not.toBeNull()

  await page.goto(`${server.url}/login`)
  await expect(page, 'public-only screens lead to /').toHaveURL(`${server.url}/`)

  const kept = await token(page)
  await page.getByTestId('user-menu').click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(`${server.url}/login`)
  expect(await token(page)).toBeNull()
  const answer = await fetch(`${server.url}/api/v1/users/me`, { headers: { authorization: `Bearer ${kept}` } })
  expect(answer.status, 'the server has ended the token too').toBe(401)
})

test('login judges on blur, keeps what was typed, and says once why it failed', async ({ page }) => {
  await page.goto(`${server.url}/login`)
  await page.getByPlaceholder('Email').focus()
  await page.getByPlaceholder('Password').focus()
  await expect(page.getByText('Username is required')).toBeVisible()
  await page.getByPlaceholder('Email').fill('nobody')
  await page.getByPlaceholder('Password').focus()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await page.getByPlaceholder('Email').fill('nobody@example.com')
  await expect(page.getByText('Password is required')).toBeVisible()
  await page.getByPlaceholder('Password').fill('not the password')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expectToast(page, 'Something went wrong!', 'Incorrect email or password')
  await expect(page.getByPlaceholder('Email')).toHaveValue('nobody@example.com')
  await expectAccessible(page)
})

test('a deactivated user is told so, and their stored token no longer opens anything', async ({ page }) => {
  const account = await anAccount(server)
  await logIn(page, server, account)
  const { id } = await userOf(server, account)
  await callAs(server, superuser, 'PATCH', `/users/${id}`, { is_active: false })
  await page.getByRole('link', { name: 'Items' }).click()
  await expect(page).toHaveURL(`${server.url}/login`)
  expect(await token(page)).toBeNull()
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()

  await page.getByPlaceholder('Email').fill(account.email)
  await page.getByPlaceholder('Password').fill(account.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expectToast(page, 'Something went wrong!', 'Inactive user')
})

test('a login that ends in one tab ends in the other', async ({ context, page }) => {
  await logIn(page, server, await anAccount(server))
  const other = await context.newPage()
  await other.goto(`${server.url}/settings`)
  await expect(other.getByRole('heading', { name: 'User Settings' })).toBeVisible()
  await page.getByTestId('user-menu').click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(other).toHaveURL(`${server.url}/login`)
})

test('every signed-in address leads to login when no token is stored', async ({ page }) => {
  for (const path of ['/', '/forms', '/items', '/settings', '/admin']) {
    await page.goto(`${server.url}${path}`)
    await expect(page).toHaveURL(`${server.url}/login`)
  }
})

test('what one person saw is not there for the next', async ({ page }) => {
  const [first, second] = [await anAccount(server), await anAccount(server)]
  await callAs(server, first, 'POST', '/items/', { title: 'Secret of the first' })
  await logIn(page, server, first)
  await page.getByRole('link', { name: 'Items' }).click()
  await expect(page.getByText('Secret of the first')).toBeVisible()
  await page.getByTestId('user-menu').click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  await page.getByPlaceholder('Email').fill(second.email)
  await page.getByPlaceholder('Password').fill(second.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.getByRole('link', { name: 'Items' }).click()
  await expect(page.getByText("You don't have any items yet")).toBeVisible()
  await expect(page.getByText('Secret of the first')).toHaveCount(0)
})

test('without a network, login says so in words and keeps what was typed', async ({ context, page }) => {
  await page.goto(`${server.url}/login`)
  await page.getByPlaceholder('Email').fill(superuser.email)
  await page.getByPlaceholder('Password').fill(superuser.password)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expectToast(page, 'Something went wrong!', 'Something went wrong.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByText('Welcome back, nice to see you again!')).toBeVisible()
  expect(await tokenOf(server, superuser)).not.toBe(await token(page))
})

for (const trouble of ['forbidden', 'full'] satisfies Trouble[])
  test(`where storage is ${trouble}, a login lasts as long as the page, and so does the theme`, async ({ page }) => {
    const storage = await breakStorageOf(page)
    await page.goto(`${server.url}/login`)
    await storage.suffer(trouble)
    await logIn(page, server, await anAccount(server))
    await page.getByRole('link', { name: 'User Settings' }).click()
    await page.getByRole('tab', { name: 'Appearance' }).click()
    await page.locator('label').filter({ hasText: 'Dark Mode' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('radio', { name: 'Dark Mode' })).toBeChecked()
    expect(await storage.read()).toEqual({})

    await page.getByTestId('user-menu').click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
    await logIn(page, server, await anAccount(server))
    await page.reload()
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  })
