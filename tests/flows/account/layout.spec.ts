import { expect, test } from '@playwright/test'
import { anAccount, expectAccessible, logIn } from '../support/account.ts'
import { chooseByKeyboard } from '../support/menu.ts'
import { sharedServer, superuser, type RunningServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer()
})

const entries = ['Dashboard', 'Forms', 'Items', 'User Settings']

test('the side menu names every screen, and Admin to superusers only', async ({ page }) => {
  await logIn(page, server, superuser)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link')).toHaveText([...entries, 'Admin'])
  await expectAccessible(page)
  for (const [name, path] of [
    ['Forms', '/forms'],
    ['Items', '/items'],
    ['User Settings', '/settings'],
    ['Admin', '/admin'],
    ['Dashboard', '/'],
  ] as const) {
    await menu.getByRole('link', { name }).click()
    await expect(page).toHaveURL(`${server.url}${path}`)
    await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  }
})

test('a screen that follows another has the focus at its heading', async ({ page }) => {
  await logIn(page, server, await anAccount(server))
  await expect(page.getByRole('heading', { level: 1, name: /^Hi, / })).toBeFocused()
  await page.getByRole('link', { name: 'Create Your First Form' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Form' })).toBeFocused()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Items' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Items Management' })).toBeFocused()
})

test('a normal user has no Admin, and is sent to / before its list is asked for', async ({ page }) => {
  await logIn(page, server, await anAccount(server))
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link')).toHaveText(entries)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${server.url}/admin`)
  await expect(page).toHaveURL(`${server.url}/`)
  await expect(page.getByText('Welcome back, nice to see you again!')).toBeVisible()
  expect(asked).not.toContain('/api/v1/users/')
})

test('on a small screen the menu is a drawer that says who is logged in', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 })
  const account = await anAccount(server)
  await logIn(page, server, account)
  await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toContainText(`Logged in as ${account.email}`)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await drawer.getByRole('link', { name: 'Items' }).click()
  await expect(page).toHaveURL(`${server.url}/items`)
  await expect(drawer).toHaveCount(0)
})

test('an address that leads nowhere says so and leads back', async ({ page }) => {
  await page.goto(`${server.url}/nowhere/at/all`)
  for (const text of ['404', 'Oops!', 'The page you are looking for was not found.'])
    await expect(page.getByText(text)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(`${server.url}/login`)
})

test('the whole shell is used by keyboard alone', async ({ page }) => {
  await logIn(page, server, superuser)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Admin' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.getByTestId('user-menu').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('user-menu')).toBeFocused()
  await chooseByKeyboard(page, 'first', 'My Profile')
  await expect(page).toHaveURL(`${server.url}/settings`)
})

test('a token that the server refuses leads to login, and so does one for another purpose', async ({ page }) => {
  for (const token of ['made up', 'eyJhbGciOiJub25lIn0.e30.']) {
    await page.goto(`${server.url}/login`)
    await page.evaluate((made) => localStorage.setItem('access_token', made), token)
    await page.goto(`${server.url}/items`)
    await expect(page).toHaveURL(`${server.url}/login`)
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  }
})
