import { expect, test, type Page } from '@playwright/test'
import { type Account, anAccount, expectAccessible, expectToast, logIn } from '../support/account.ts'
import { sharedServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer()
})

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('access_token'))
const question = (page: Page) => page.getByRole('dialog', { name: 'Log in again' })
const email = (page: Page) => page.getByLabel('My profile').getByLabel('Email')

/** The server is asked only by the login that comes after: a quarter of an hour is too long for a test. */
async function refuseOldLogins(page: Page): Promise<void> {
  const old = await tokenIn(page)
  await page.route('**/api/v1/users/me', async (route) => {
    const request = route.request()
    const isOld = request.headers()['authorization'] === `Bearer ${old}`
    if (request.method() !== 'PATCH' || !isOld) return route.fallback()
    return route.fulfill({
      status: 401,
      headers: { 'www-authenticate': 'Bearer error="insufficient_user_authentication", max_age="900"' },
      json: { detail: 'Please log in again: your last login is too long ago for this' },
    })
  })
}

async function changeEmail(page: Page, account: Account): Promise<void> {
  await logIn(page, server, account)
  await page.goto(`${server.url}/settings`)
  await refuseOldLogins(page)
  await page.getByRole('button', { name: 'Edit' }).click()
  await email(page).fill(`other.${account.email}`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(question(page)).toBeVisible()
}

test('an old login is renewed in place, and then the email is changed', async ({ page }) => {
  const account = await anAccount(server)
  await changeEmail(page, account)
  const before = await tokenIn(page)
  await expect(question(page).getByLabel('Email')).toHaveValue(account.email)
  await expect(question(page).getByLabel('Password')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await expect(question(page).getByRole('alert')).toHaveText('Incorrect email or password')
  await question(page).getByLabel('Password').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveCount(0)
  await expectToast(page, 'Success!', 'User updated successfully.')
  await expect(page.getByLabel('My profile').getByText(`other.${account.email}`)).toBeVisible()
  const headers = { authorization: `Bearer ${before}` }
  const status = async () => (await page.request.get(`${server.url}/api/v1/users/me`, { headers })).status()
  await expect.poll(status, 'the login before has ended').toBe(401)
})

test('who does not log in again changes nothing, and stays logged in with what was typed', async ({ page }) => {
  const account = await anAccount(server)
  await changeEmail(page, account)
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(email(page)).toHaveValue(`other.${account.email}`)
  await page.getByRole('button', { name: 'Save' }).click()
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(question(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('My profile').getByText(account.email, { exact: true })).toBeVisible()
})
