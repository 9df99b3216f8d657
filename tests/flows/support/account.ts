import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import axe, { type Result } from 'axe-core'
import type { User } from '../../../contract/types.gen.ts'
import { sharedServer, superuser, type RunningServer } from './server.ts'
import { settled } from './settled.ts'

export interface Account {
  email: string
  password: string
  fullName: string
}

let people = 0

/** An account that has signed up on this server. */
export async function anAccount({ url }: RunningServer, given: Partial<Account> = {}): Promise<Account> {
  people += 1
  const account = {
    email: `person${people}@example.com`,
    password: 'a long password',
    fullName: 'Ada Lovelace',
    ...given,
  }
  const { email, password, fullName } = account
  const answer = await fetch(`${url}/api/v1/users/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, full_name: fullName }),
  })
  expect(answer.status, await answer.text()).toBe(200)
  return account
}

export async function tokenOf({ url }: RunningServer, { email, password }: typeof superuser): Promise<string> {
  const body = new URLSearchParams({ username: email, password })
  const answer = await fetch(`${url}/api/v1/login/access-token`, { method: 'POST', body })
  expect(answer.status, 'the login').toBe(200)
  return ((await answer.json()) as { access_token: string }).access_token
}

/** A call to the API as an account; gives the parsed answer. */
export async function callAs<Answer>(
  server: RunningServer,
  who: typeof superuser,
  method: string,
  path: string,
  body?: object,
) {
  const answer = await callWith(server, await tokenOf(server, who), method, path, body)
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true)
  return (await answer.json()) as Answer
}

const callWith = ({ url }: RunningServer, token: string, method: string, path: string, body?: object) =>
  fetch(`${url}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })

export const userOf = (server: RunningServer, who: typeof superuser) => callAs<User>(server, who, 'GET', '/users/me')

/** Through the login screen, as people do. */
export async function logIn(
  page: Page,
  { url }: Pick<RunningServer, 'url'>,
  { email, password }: typeof superuser,
): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByPlaceholder('Email').fill(email)
  await page.getByPlaceholder('Password').fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByText('Welcome back, nice to see you again!')).toBeVisible()
}

/** Logged in earlier on this device; the login screen has flows of its own. Open a page next. */
export async function arrive(page: Page, server: RunningServer, who: typeof superuser): Promise<void> {
  await arriveWith(page, server, await tokenOf(server, who))
}

async function arriveWith(page: Page, { url }: RunningServer, token: string): Promise<void> {
  await page.goto(`${url}/api/v1/health`)
  await page.evaluate((accessToken) => localStorage.setItem('access_token', accessToken), token)
}

/**
 * For a file of flows: a server, and in each flow an account that has just signed up and logged in.
 * @param open the file's own server, which it closes itself; the shared one is enough for most
 */
export function anOwner(open: () => Promise<RunningServer> = sharedServer) {
  let server: RunningServer
  let account: Account
  let token: string
  test.beforeAll(async () => {
    server = await open()
  })
  test.beforeEach(async ({ page }) => {
    account = await anAccount(server)
    token = await tokenOf(server, account)
    await arriveWith(page, server, token)
  })
  return {
    server: () => server,
    account: () => account,
    address: (path: string) => `${server.url}${path}`,
    async call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
      const answer = await callWith(server, token, method, path, body)
      // What the page has ended, as by logging out.
      if (answer.status === 401) return callAs<Answer>(server, account, method, path, body)
      expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true)
      return (await answer.json()) as Answer
    },
  }
}

/** A toast with its title: its text stands in the document once. */
export async function expectToast(
  page: Page,
  title: 'Success!' | 'Something went wrong!',
  text: string,
): Promise<void> {
  const toast = page.getByRole('status').filter({ hasText: text })
  await expect(toast).toContainText(title)
  await expect(page.getByText(text, { exact: true })).toHaveCount(1)
  // Put away, as people do: what lies under it is wanted next, and under a resting pointer it would stay.
  await toast.getByRole('button').click()
  await expect(toast).toHaveCount(0)
}

/** Axe looks after the motions have ended, since it reads colours that are still on their way; a spinner never ends. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
  await settled(page)
  // A dialog hides what is behind it before it takes the focus.
  await page.waitForFunction(() => !document.activeElement?.closest('[aria-hidden="true"]'))
  expect(await (page.frames().length === 1 ? violationsIn(page) : violationsInFrames(page))).toEqual([])
}

const described = ({ id, nodes }: Result) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`

/** A page without frames keeps its axe from one look to the next, which takes half of the time of bringing it each time. */
async function violationsIn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const its: typeof axe = Reflect.get(globalThis, 'axe')
    return (await its.run(document, { resultTypes: ['violations'] })).violations
  })
  return violations.map(described)
}

/** It reports on each frame of any site in a page of its own. */
async function violationsInFrames(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()
  return violations.map(described)
}
