import { expect, type Locator, type Page } from '@playwright/test'
import { type Account, anAccount, logIn } from '../../support/account.ts'
import type { RunningServer } from '../../support/server.ts'
import { type HeldCalls, holdCalls } from '../held-calls.ts'

/** The signed-in app and its login screen; the calls that log in and out wait until the path says how they end. */
export interface SignInDriver {
  page: Page
  account: Account
  email: Locator
  password: Locator
  submit: Locator
  logins: HeldCalls
  logouts: HeldCalls
  hasToken(): Promise<boolean>
  logIn(password: string): Promise<void>
  logOut(): Promise<void>
  /** As by the same person at another place. */
  endToken(): Promise<void>
  /** Does what makes a call, which the server refuses. */
  beRefused(): Promise<void>
  logOutElsewhere(): Promise<void>
  deleteAccount(): Promise<void>
}

export async function openApp(page: Page, server: RunningServer, isReturning: boolean): Promise<SignInDriver> {
  const account = await anAccount(server)
  await page.clock.install()
  if (isReturning) await logIn(page, server, account)
  const logins = await holdCalls(page, /\/login\/access-token$/)
  const logouts = await holdCalls(page, /\/logout$/)
  await page.goto(server.url)
  return { page, account, logins, logouts, ...screens(page, account), ...elsewhere(page, server) }
}

function screens(page: Page, account: Account) {
  const email = page.getByPlaceholder('Email')
  const password = page.getByPlaceholder('Password')
  const submit = page.getByRole('button', { name: 'Log In' })
  return {
    email,
    password,
    submit,
    hasToken: () => tokenIn(page).then((token) => token !== null),
    async logIn(words: string) {
      await email.fill(account.email)
      await password.fill(words)
      await submit.click()
    },
    logOut: () => chooseLogOut(page),
    async beRefused() {
      await page.getByRole('link', { name: 'Items' }).click()
      await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
    },
    async deleteAccount() {
      await page.getByRole('link', { name: 'User Settings' }).click()
      await page.getByRole('tab', { name: 'Danger zone' }).click()
      await page.getByRole('button', { name: 'Delete Account' }).click()
      const question = page.getByRole('alertdialog', { name: 'Confirmation Required' })
      await question.getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText('Your account has been successfully deleted')).toBeVisible()
    },
  }
}

function elsewhere(page: Page, { url }: RunningServer) {
  return {
    async endToken() {
      const headers = { authorization: `Bearer ${await tokenIn(page)}` }
      const { ok } = await fetch(`${url}/api/v1/logout`, { method: 'POST', headers })
      expect(ok, 'the token is ended').toBe(true)
    },
    async logOutElsewhere() {
      const tab = await page.context().newPage()
      await tab.goto(url)
      await chooseLogOut(tab)
      await expect(tab).toHaveURL(/\/login$/)
      await tab.close()
    },
  }
}

async function chooseLogOut(page: Page) {
  await page.getByTestId('user-menu').click()
  // An item that is pressed while the menu still takes the focus may be left unchosen.
  await expect(page.getByRole('menu')).toBeFocused()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
}

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('access_token'))
