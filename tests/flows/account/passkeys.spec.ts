import { expect, test, type Page } from '@playwright/test'
import { type Account, anAccount, expectAccessible, expectToast, logIn } from '../support/account.ts'
import { aVirtualAuthenticator, offerNoneInForms } from '../support/authenticator.ts'
import { sharedServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer()
})

async function openSecurity(page: Page) {
  await page.goto(`${server.url}/settings`)
  await page.getByRole('tab', { name: 'Password' }).click()
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
}

async function addPasskey(page: Page, { password }: Account, name: string) {
  await openSecurity(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Your Password').fill(password)
  await page.keyboard.press('Enter')
}

async function logOut(page: Page) {
  await page.getByTestId('user-menu').click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

test('a passkey is added, logs in without a password, is renamed and deleted', async ({ page }) => {
  const account = await anAccount(server)
  await aVirtualAuthenticator(page)
  await offerNoneInForms(page)
  await logIn(page, server, account)
  await addPasskey(page, account, 'My laptop')
  await expect(page.getByText('My laptop', { exact: true })).toBeVisible()
  await expect(page.getByText('never used')).toBeVisible()
  await expectAccessible(page)

  await logOut(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('heading', { name: `Hi, ${account.fullName}` })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBeNull()

  await openSecurity(page)
  await expect(page.getByText('last used')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for My laptop' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog', { name: 'Rename' }).getByLabel('Name').fill('Old laptop')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Old laptop', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Old laptop' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const removal = page.getByRole('dialog', { name: 'Delete passkey' })
  await removal.getByLabel('Your Password').fill('not the password')
  await page.keyboard.press('Enter')
  await expect(removal.getByRole('alert')).toHaveText('Incorrect password')
  await removal.getByLabel('Your Password').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible()
  await logOut(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expectToast(page, 'Something went wrong!', 'This passkey was not accepted. Please log in with your password.')
})

test('the browser offers passkeys in the field for the email: choosing one logs in', async ({ page }) => {
  const account = await anAccount(server)
  await aVirtualAuthenticator(page)
  await logIn(page, server, account)
  await addPasskey(page, account, 'My laptop')
  await expect(page.getByText('My laptop', { exact: true })).toBeVisible()
  await page.getByTestId('user-menu').click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  // The authenticator takes the first offer at once, as if the person chose it from the list under the field.
  await page.waitForResponse(/login\/passkey$/)
  await expect(page.getByRole('heading', { name: `Hi, ${account.fullName}` })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBeNull()
})

test('a password logs in while passkeys are offered, and after a wrong one they are offered again', async ({
  page,
}) => {
  const account = await anAccount(server)
  await aVirtualAuthenticator(page)
  const offers: string[] = []
  page.on('request', (request) => request.url().endsWith('/login/passkey/options') && offers.push(request.url()))
  await page.goto(`${server.url}/login`)
  await expect(page.getByPlaceholder('Email')).toHaveAttribute('autocomplete', 'username webauthn')
  await expect.poll(() => offers.length).toBe(1)
  await page.getByPlaceholder('Email').fill(account.email)
  await page.getByPlaceholder('Password').fill('not the password')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Something went wrong!', 'Incorrect email or password')
  await expect.poll(() => offers.length).toBe(2)
  await page.getByPlaceholder('Password').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Hi, ${account.fullName}` })).toBeVisible()
})

test('the same authenticator is not added twice, and a wrong password adds nothing', async ({ page }) => {
  const account = await anAccount(server)
  await aVirtualAuthenticator(page)
  await logIn(page, server, account)
  await addPasskey(page, { ...account, password: 'not the password' }, 'Phone')
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await expect(dialog.getByRole('alert')).toHaveText('Incorrect password')
  await dialog.getByLabel('Your Password').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Phone', { exact: true })).toBeVisible()
  await addPasskey(page, account, 'Again')
  await expect(dialog.getByRole('alert')).toHaveText('This device has a passkey of your account already.')
})

test('where there is no passkey, the page says so and the password still logs in', async ({ page }) => {
  const account = await anAccount(server)
  await aVirtualAuthenticator(page)
  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expectToast(
    page,
    'Something went wrong!',
    'No passkey was used. Please try again, or log in with your password.',
  )
  await logIn(page, server, account)
})
