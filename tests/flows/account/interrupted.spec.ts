import { expect, test, type Page } from '@playwright/test'
import { type Account, anAccount, expectAccessible, logIn } from '../support/account.ts'
import { card } from '../support/editor.ts'
import { sharedServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer()
})

const titleOf = (page: Page) => page.getByLabel('Form Title')
const question = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' })

/** As by the same person at another place. */
async function endLogin(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const headers = { authorization: `Bearer ${token}` }
  expect((await page.request.post(`${server.url}/api/v1/logout`, { headers })).ok()).toBe(true)
}

async function build(page: Page, account: Account) {
  await logIn(page, server, account)
  await page.goto(`${server.url}/forms/create`)
  await titleOf(page).fill('Visitor feedback')
  await page.getByRole('button', { name: 'Add Field' }).click()
  await card(page, 1).getByRole('textbox', { name: 'Label', exact: true }).fill('Your name')
}

const create = (page: Page) => page.getByRole('button', { name: 'Create Form' }).click()

test('a login that ends while a form is built is renewed in place, and the form is saved', async ({ page }) => {
  const account = await anAccount(server)
  await build(page, account)
  await endLogin(page)
  await create(page)
  await expect(question(page)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('access_token')), 'the token is removed').toBeNull()
  await expect(question(page).getByLabel('Email')).toHaveValue(account.email)
  await expect(question(page).getByLabel('Password')).toBeFocused()
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(question(page)).toBeVisible()
  await question(page).getByLabel('Password').fill('not the password')
  await page.keyboard.press('Enter')
  await expect(question(page).getByRole('alert')).toHaveText('Incorrect email or password')
  await question(page).getByLabel('Password').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByText('Form created successfully!')).toBeVisible()
  await page.goto(`${server.url}/forms`)
  await expect(page.getByText('Visitor feedback')).toBeVisible()
})

test('a form that was opened to be changed stays, also when what is behind it could not be read', async ({ page }) => {
  const account = await anAccount(server)
  await page.clock.install()
  await build(page, account)
  await create(page)
  await expect(page.getByText('Form created successfully!')).toBeVisible()
  await page.goto(`${server.url}/forms`)
  await page.getByRole('link', { name: /edit/i }).first().click()
  await titleOf(page).fill('Changed')
  await endLogin(page)
  // What is older than five minutes is read again when the person comes back to the tab.
  await page.clock.fastForward('06:00')
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await question(page).getByLabel('Password').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveCount(0)
  await expect(titleOf(page)).toHaveValue('Changed')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Form updated successfully!')).toBeVisible()
  await expect(titleOf(page)).toHaveValue('Changed')
})

test('a login that ends while a form is edited is asked for with the next draft, not only at the end', async ({
  page,
}) => {
  const account = await anAccount(server)
  await build(page, account)
  await create(page)
  await page.getByRole('link', { name: /edit/i }).first().click()
  await expect(titleOf(page)).toHaveValue('Visitor feedback')
  await endLogin(page)
  await titleOf(page).fill('Changed')
  await question(page).getByLabel('Password').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveCount(0)
  await expect(titleOf(page)).toHaveValue('Changed')
  await expect(page.getByText('Draft saved')).toBeVisible()
})

test('somebody else who logs in sees nothing of what the first one has not saved', async ({ page }) => {
  const [first, second] = [await anAccount(server), await anAccount(server)]
  await build(page, first)
  await endLogin(page)
  await create(page)
  await question(page).getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(`${server.url}/login`)
  await page.getByPlaceholder('Email').fill(second.email)
  await page.getByPlaceholder('Password').fill(second.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByTestId('user-menu')).toBeVisible()
  await page.goto(`${server.url}/forms/create`)
  await expect(titleOf(page)).toHaveValue('')
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain('Visitor feedback')
})

test('logging out in another tab asks in place too, where something is unsaved', async ({ page }) => {
  const account = await anAccount(server)
  await build(page, account)
  const tab = await page.context().newPage()
  await tab.goto(server.url)
  await tab.getByTestId('user-menu').click()
  await tab.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(tab).toHaveURL(`${server.url}/login`)
  await question(page).getByLabel('Password').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveCount(0)
  await expect(titleOf(page)).toHaveValue('Visitor feedback')
  await create(page)
  await expect(page.getByText('Form created successfully!')).toBeVisible()
})

test('without anything unsaved a login that ends leads to the login screen', async ({ page }) => {
  await logIn(page, server, await anAccount(server))
  await page.goto(`${server.url}/forms/create`)
  await expect(titleOf(page)).toBeVisible()
  await endLogin(page)
  await page.getByRole('link', { name: 'Items' }).click()
  await expect(page).toHaveURL(`${server.url}/login`)
})
