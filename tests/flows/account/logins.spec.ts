import { expect, test, type Page } from '@playwright/test'
import { anAccount, expectAccessible, expectToast, logIn } from '../support/account.ts'
import { sharedServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await sharedServer()
})

async function openLogins(page: Page) {
  await page.goto(`${server.url}/settings`)
  await page.getByRole('tab', { name: 'Password' }).click()
  await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible()
}
const endings = (page: Page) => page.getByRole('button', { name: /^Log out on / })

test('an owner sees where they are logged in, and ends what is not theirs', async ({ page, browser }) => {
  const account = await anAccount(server)
  await logIn(page, server, account)
  const phone = await browser.newPage({ userAgent: 'Mozilla/5.0 (iPhone) Version/26.0 Mobile Safari/604.1' })
  await logIn(phone, server, account)
  await openLogins(page)
  await expect(page.getByText('Safari on an iPhone')).toBeVisible()
  await expect(page.getByText('This device')).toHaveCount(1)
  await expectAccessible(page)
  const end = page.getByRole('button', { name: /^Log out on Safari on an iPhone/ })
  await end.focus()
  await page.keyboard.press('Enter')
  await expect(endings(page)).toHaveCount(0)
  await expect(page.getByRole('main'), 'the button is gone with its row').toBeFocused()
  await expectToast(page, 'Success!', 'Logged out there.')
  await phone.goto(`${server.url}/items`)
  await expect(phone).toHaveURL(/\/login$/)
})

test('all others are ended at once, after a question', async ({ page, browser }) => {
  const account = await anAccount(server)
  await logIn(page, server, account)
  const others = [await browser.newPage(), await browser.newPage()]
  for (const other of others) await logIn(other, server, account)
  await openLogins(page)
  await expect(endings(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Log out everywhere else' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Log out everywhere else' })
  await expect(dialog).toContainText('2 other logins end. You stay logged in here.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Log out' }).click()
  await expectToast(page, 'Success!', 'Logged out everywhere else.')
  await expect(endings(page)).toHaveCount(0)
  for (const other of others) {
    await other.goto(`${server.url}/items`)
    await expect(other).toHaveURL(/\/login$/)
  }
  await page.reload()
  await expect(page).toHaveURL(/\/settings$/)
})
