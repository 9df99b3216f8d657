import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { authMachine } from '../../../../machines/auth/auth.machine.ts'
import { ATTEMPT_WAIT_MS, LOGOUT_WAIT_MS } from '../../../../rules/limits.ts'
import { done, elapsed, failed } from '../../../machines/support/paths.ts'
import { expectToast } from '../../support/account.ts'
import { expectAccessibleOnce } from '../accessible.ts'
import type { Model } from '../model.ts'
import type { SignInDriver } from './driver.ts'
import { unreachable } from './unreachable.ts'

type Here = SnapshotFrom<typeof authMachine>
type State = 'signed out' | 'refused' | 'signing in' | 'signed in' | 'signing out'

function stateOf(here: Here): State {
  if (here.matches('signing-in')) return 'signing in'
  if (here.matches({ 'signed-in': 'signing-out' })) return 'signing out'
  if (here.matches('signed-in')) return 'signed in'
  return here.context.failure ? 'refused' : 'signed out'
}

const is = (state: State) => (here: Here) => stateOf(here) === state

const credentials = { type: 'login.submitted' as const, username: 'ada@example.com', password: 'a long password' }
const refusal = { body: { detail: 'Incorrect email or password' } }
const forgotten = done('forgetToken')

export const signInModel: Model<typeof authMachine, SignInDriver, State> = {
  machine: authMachine,
  initialStates: { 'A new visitor': { hasToken: false }, 'A returning user': { hasToken: true } },
  stateOf,
  key: ({ context }) => context.failure,
  actions: {
    'logs in': { events: [credentials], perform: ({ logIn }) => logIn('a long password') },
    'logs in with another password': {
      events: [credentials, failed('logIn', refusal)],
      perform: async ({ logIn, logins }) => {
        await logIn('not the password')
        await logins.go()
      },
    },
    'the server lets them in': { events: [done('logIn')], perform: ({ logins }) => logins.go() },
    'the network breaks': { events: [failed('logIn', new TypeError())], perform: ({ logins }) => logins.lose() },
    'the server answers 500': { events: [failed('logIn', {})], perform: ({ logins }) => logins.answer(500) },
    'no answer comes': {
      events: [elapsed(ATTEMPT_WAIT_MS)],
      where: is('signing in'),
      perform: async ({ page, logins }) => {
        await logins.come()
        await page.clock.runFor(ATTEMPT_WAIT_MS)
      },
    },

    'chooses Log Out': { events: [{ type: 'logout.requested' }], perform: ({ logOut }) => logOut() },
    'the server ends the token': { events: [done('logOut'), forgotten], perform: ({ logouts }) => logouts.go() },
    'the network breaks on the way out': {
      events: [failed('logOut', new TypeError()), forgotten],
      perform: ({ logouts }) => logouts.lose(),
    },
    'no answer comes on the way out': {
      events: [elapsed(LOGOUT_WAIT_MS), forgotten],
      where: is('signing out'),
      perform: async ({ page, logouts }) => {
        await logouts.come()
        await page.clock.runFor(LOGOUT_WAIT_MS)
      },
    },

    'the token is ended elsewhere, and the next call is refused': {
      events: [{ type: 'token.refused' }, forgotten],
      where: is('signed in'),
      perform: ({ endToken, beRefused }) => endToken().then(beRefused),
    },
    'logs out in another tab': {
      events: [{ type: 'token.removed' }, forgotten],
      where: is('signed in'),
      perform: ({ logOutElsewhere }) => logOutElsewhere(),
    },
    'deletes the account': {
      events: [{ type: 'account.deleted' }, forgotten],
      where: is('signed in'),
      perform: ({ deleteAccount }) => deleteAccount(),
      isLast: true,
    },
  },
  expectations: {
    'signed out': expectLogin,
    refused: async (driver, here) => {
      await expectToast(driver.page, 'Something went wrong!', here.context.failure ?? '')
      await expectLogin(driver)
      await expect(driver.email, 'what was typed is kept').toHaveValue(driver.account.email)
    },
    'signing in': async ({ page, submit, hasToken }) => {
      await expect(page).toHaveURL(/\/login$/)
      await expect(submit).toBeDisabled()
      expect(await hasToken()).toBe(false)
    },
    'signed in': async ({ page, account, hasToken }) => {
      await expect(page.getByRole('heading', { name: `Hi, ${account.fullName}` })).toBeVisible()
      await expect(page.getByText('Welcome back, nice to see you again!')).toBeVisible()
      await expect(page.getByTestId('user-menu')).toBeEnabled()
      expect(await hasToken()).toBe(true)
      await expectAccessibleOnce(page, 'signed in')
    },
    'signing out': async ({ page, hasToken }) => {
      await expect(page.getByTestId('user-menu')).toBeVisible()
      expect(await hasToken(), 'the call that ends the token needs it').toBe(true)
    },
  },
  unreachable,
}

async function expectLogin({ page, email, password, submit, hasToken }: SignInDriver) {
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible()
  for (const part of [email, password, submit]) await expect(part).toBeEnabled()
  for (const link of ['Forgot password?', 'Sign Up']) await expect(page.getByRole('link', { name: link })).toBeVisible()
  await expect.poll(hasToken).toBe(false)
  await expectAccessibleOnce(page, 'signed out')
}
