import { expect, test, type Page } from '@playwright/test'
import { codeOf } from '../../server/support/factors.ts'
import { type Account, anAccount, expectAccessible, expectToast, logIn } from '../support/account.ts'
import { aVirtualAuthenticator, offerNoneInForms } from '../support/authenticator.ts'
import { card } from '../support/editor.ts'
import { sharedServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer()
})

async function openSecurity(page: Page) {
  await page.goto(`${server.url}/settings`)
  await page.getByRole('tab', { name: 'Password' }).click()
  await expect(page.getByRole('heading', { name: 'Two-step login' })).toBeVisible()
}

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('access_token'))

/** Each code counts once: what comes later takes the one of the step after. */
async function setUp(page: Page, { password }: Account) {
  await openSecurity(page)
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up two-step login' })
  await dialog.getByLabel('Your Password').fill(password)
  await page.keyboard.press('Enter')
  const key = (await dialog.getByRole('textbox', { name: 'Key' }).inputValue()).replaceAll(' ', '')
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Code of the app').fill('000000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Incorrect code')
  await dialog.getByLabel('Code of the app').fill(codeOf(key))
  await page.keyboard.press('Enter')
  const shown = page.getByRole('alertdialog', { name: 'Your recovery codes' })
  const codes = (await shown.getByRole('region', { name: 'Recovery codes' }).innerText()).trim().split('\n')
  expect(codes).toHaveLength(10)
  await expectAccessible(page)
  await shown.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  return { key, codes }
}

async function logOut(page: Page) {
  await page.getByTestId('user-menu').click()
  // An entry that is pressed before the menu is ready is not chosen.
  await expect(page.getByRole('menu')).toBeFocused()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

async function enterPassword(page: Page, { email, password }: Account) {
  await page.goto(`${server.url}/login`)
  await page.getByPlaceholder('Email').fill(email)
  await page.getByPlaceholder('Password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
}

async function enterCode(page: Page, code: string) {
  await page.getByLabel('Code').fill(code)
  await page.keyboard.press('Enter')
}

const expectIn = (page: Page, { fullName }: Account) =>
  expect(page.getByRole('heading', { name: `Hi, ${fullName}` })).toBeVisible()

test('after it is set up, a login asks for a code: of the app, or a recovery code, each once', async ({ page }) => {
  const account = await anAccount(server)
  await logIn(page, server, account)
  const { key, codes } = await setUp(page, account)
  await logOut(page)

  await enterPassword(page, account)
  await expect(page.getByLabel('Code')).toBeFocused()
  expect(await tokenIn(page), 'the password alone opens nothing').toBeNull()
  await expectAccessible(page)
  await enterCode(page, '000000')
  await expectToast(
    page,
    'Something went wrong!',
    'Incorrect code. Codes change every 30 seconds, and each counts once.',
  )
  await enterCode(page, codeOf(key, 1))
  await expectIn(page, account)
  await logOut(page)

  await enterPassword(page, account)
  await page.getByRole('button', { name: 'Back to the password' }).click()
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible()
  await enterPassword(page, account)
  await enterCode(page, codes[0] ?? '')
  await expectIn(page, account)
  await openSecurity(page)
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
})

test('recovery codes are renewed, and two-step login is turned off, by password and code', async ({ page }) => {
  const account = await anAccount(server)
  await logIn(page, server, account)
  const { codes } = await setUp(page, account)
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  const renewal = page.getByRole('dialog', { name: 'New recovery codes' })
  await renewal.getByLabel('Your Password').fill(account.password)
  await renewal.getByLabel('Code').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  const shown = page.getByRole('alertdialog', { name: 'Your recovery codes' })
  const renewed = (await shown.getByRole('region', { name: 'Recovery codes' }).innerText()).trim().split('\n')
  await shown.getByRole('button', { name: 'I have kept them' }).click()

  await page.getByRole('button', { name: 'Turn off' }).click()
  const off = page.getByRole('dialog', { name: 'Turn off two-step login' })
  await off.getByLabel('Your Password').fill(account.password)
  await off.getByLabel('Code').fill(codes[1] ?? '')
  await page.keyboard.press('Enter')
  await expect(off.getByRole('alert')).toContainText('Incorrect code')
  await off.getByLabel('Code').fill(renewed[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
  await logOut(page)
  await logIn(page, server, account)
})

test('a passkey that knows its user stands for both steps', async ({ page }) => {
  test.slow()
  const account = await anAccount(server)
  await aVirtualAuthenticator(page)
  await offerNoneInForms(page)
  await logIn(page, server, account)
  await setUp(page, account)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('Key')
  await dialog.getByLabel('Your Password').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('never used')).toBeVisible()
  await logOut(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expectIn(page, account)
})

test('a login that ends while something is unsaved asks for the code in place too', async ({ page }) => {
  const account = await anAccount(server)
  await logIn(page, server, account)
  const { codes } = await setUp(page, account)
  await page.goto(`${server.url}/forms/create`)
  await page.getByLabel('Form Title').fill('Visitor feedback')
  await page.getByRole('button', { name: 'Add Field' }).click()
  await card(page, 1).getByRole('textbox', { name: 'Label', exact: true }).fill('Your name')
  const headers = { authorization: `Bearer ${await tokenIn(page)}` }
  await page.request.post(`${server.url}/api/v1/logout`, { headers })
  await page.getByRole('button', { name: 'Create Form' }).click()
  const question = page.getByRole('dialog', { name: 'Your session has ended' })
  await question.getByLabel('Password').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(question.getByLabel('Code')).toBeFocused()
  await enterCode(page, '000000')
  await expect(question.getByRole('alert')).toContainText('Incorrect code')
  await question.getByLabel('Code').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(page.getByText('Form created successfully!')).toBeVisible()
})
