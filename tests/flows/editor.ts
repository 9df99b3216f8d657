import { test, type Page } from '@playwright/test'
import { anAccount, arrive, callAs, type Account } from './account.ts'
import { startServer, type RunningServer } from './server.ts'

/** For a file of flows: a server of its own, and in each flow somebody who has just signed up and logged in. */
export function anOwner() {
  let server: RunningServer
  let account: Account
  test.beforeAll(async () => {
    server = await startServer()
  })
  test.afterAll(() => server.close())
  test.beforeEach(async ({ page }) => {
    account = await anAccount(server)
    await arrive(page, server, account)
  })
  return {
    address: (path: string) => `${server.url}${path}`,
    call: <Answer>(method: string, path: string, body?: object) => callAs<Answer>(server, account, method, path, body),
  }
}

/** The editors of one field of a form, counted from 1. */
export const card = (page: Page, number: number) => page.getByRole('region', { name: `Field ${number}`, exact: true })
