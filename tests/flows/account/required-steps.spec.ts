import { expect, test, type Page } from '@playwright/test'
import { codeOf } from '../../server/support/factors.ts'
import { anAccount, callAs, expectAccessible, logIn } from '../support/account.ts'
import { startServer, superuser, type RunningServer } from '../support/server.ts'

let server: RunningServer
test.afterEach(() => server.close())

const SET_BY_OTHERS = 'what the superuser chose'
const OWN = 'chosen for good by its owner'

async function enter(page: Page, email: string, password: string) {
  await page.goto(`${server.url}/login`)
  await page.getByPlaceholder('Email').fill(email)
  await page.getByPlaceholder('Password').fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

async function replacePassword(page: Page) {
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Current Password').fill(SET_BY_OTHERS)
  await page.getByLabel('New Password', { exact: true }).fill(OWN)
  await page.getByLabel('Confirm Password').fill(OWN)
  await page.getByRole('button', { name: 'Save and go on' }).click()
}

async function setUpTwoStep(page: Page, password: string) {
  await expect(page.getByRole('heading', { name: 'Set up two-step login' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up two-step login' })
  await dialog.getByLabel('Your Password').fill(password)
  await page.keyboard.press('Enter')
  const key = (await dialog.getByRole('textbox', { name: 'Key' }).inputValue()).replaceAll(' ', '')
  await dialog.getByLabel('Code of the app').fill(codeOf(key))
  await page.keyboard.press('Enter')
}

const codes = (page: Page) => page.getByRole('alertdialog', { name: 'Your recovery codes' })

test('who was given a password replaces it, sets up two-step login where it is asked for, and then is in', async ({
  page,
}) => {
  server = await startServer()
  const email = 'made@example.com'
  await server.stop()
  await server.start({ NEW_PASSWORD_AT_FIRST_LOGIN: 'true' })
  await callAs(server, superuser, 'POST', '/users/', { email, password: SET_BY_OTHERS, full_name: 'Ada Lovelace' })
  await server.stop()
  await server.start({ NEW_PASSWORD_AT_FIRST_LOGIN: 'true', REQUIRE_TWO_STEP: 'all' })
  await enter(page, email, SET_BY_OTHERS)
  await replacePassword(page)
  await setUpTwoStep(page, OWN)
  // The account has it now, but its codes are shown this once: neither a look at another window nor news of it takes them away.
  await expect(codes(page)).toBeVisible()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.waitForLoadState('networkidle')
  await codes(page).getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('heading', { name: 'Hi, Ada Lovelace' })).toBeVisible()
  await page.getByRole('link', { name: 'Forms' }).first().click()
  await expect(page.getByRole('heading', { name: 'Forms', exact: true })).toBeVisible()
})

test('who has not set it up yet can leave, and reaches no other screen by its address', async ({ page }) => {
  server = await startServer({ REQUIRE_TWO_STEP: 'all' })
  const { email, password } = await anAccount(server)
  await enter(page, email, password)
  await expect(page.getByRole('heading', { name: 'Set up two-step login' })).toBeVisible()
  await page.goto(`${server.url}/forms/create`)
  await expect(page.getByRole('heading', { name: 'Set up two-step login' })).toBeVisible()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a login from before the operator asked for it is not thrown out, and goes on where it was', async ({ page }) => {
  server = await startServer()
  const account = await anAccount(server)
  await logIn(page, server, account)
  await page.goto(`${server.url}/items`)
  await expect(page.getByRole('heading', { name: 'Items Management' })).toBeVisible()
  await server.stop()
  await server.start({ REQUIRE_TWO_STEP: 'all' })
  await page.getByRole('link', { name: 'Forms' }).first().click()
  await setUpTwoStep(page, account.password)
  await codes(page).getByRole('button', { name: 'I have kept them' }).click()
  await expect(page).toHaveURL(/\/forms$/)
  await expect(page.getByRole('heading', { name: 'Forms', exact: true })).toBeVisible()
})
