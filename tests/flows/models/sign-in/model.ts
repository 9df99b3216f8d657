import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { authMachine } from '../../../../machines/auth/auth.machine.ts'
import { ATTEMPT_WAIT_MS, LOGOUT_WAIT_MS } from '../../../../rules/limits.ts'
import { done, elapsed, failed } from '../../../machines/support/paths.ts'
import { expectToast } from '../../support/account.ts'
import { expectAccessibleOnce } from '../accessible.ts'
import type { Model } from '../model.ts'
import type { SigningInWorld } from './driver.ts'

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

export const signingInModel: Model<typeof authMachine, SigningInWorld, State> = {
  machine: authMachine,
  beginnings: { 'A stranger': { hasToken: false }, 'Somebody who was here': { hasToken: true } },
  stateOf,
  facts: ({ context }) => context.failure,
  deeds: {
    'logs in': { means: [credentials], does: ({ logIn }) => logIn('a long password') },
    'logs in with another password': {
      means: [credentials, failed('logIn', refusal)],
      does: async ({ logIn, logins }) => {
        await logIn('not the password')
        await logins.go()
      },
    },
    'the server lets them in': { means: [done('logIn')], does: ({ logins }) => logins.go() },
    'the network breaks': { means: [failed('logIn', new TypeError())], does: ({ logins }) => logins.lose() },
    'the server answers 500': { means: [failed('logIn', {})], does: ({ logins }) => logins.answer(500) },
    'no answer comes': {
      means: [elapsed(ATTEMPT_WAIT_MS)],
      where: is('signing in'),
      does: async ({ page, logins }) => {
        await logins.come()
        await page.clock.runFor(ATTEMPT_WAIT_MS)
      },
    },

    'chooses Log Out': { means: [{ type: 'logout.requested' }], does: ({ logOut }) => logOut() },
    'the server ends the token': { means: [done('logOut'), forgotten], does: ({ logouts }) => logouts.go() },
    'the network breaks on the way out': {
      means: [failed('logOut', new TypeError()), forgotten],
      does: ({ logouts }) => logouts.lose(),
    },
    'no answer comes on the way out': {
      means: [elapsed(LOGOUT_WAIT_MS), forgotten],
      where: is('signing out'),
      does: async ({ page, logouts }) => {
        await logouts.come()
        await page.clock.runFor(LOGOUT_WAIT_MS)
      },
    },

    'the token is ended elsewhere, and the next call is refused': {
      means: [{ type: 'token.refused' }, forgotten],
      where: is('signed in'),
      does: ({ endToken, beRefused }) => endToken().then(beRefused),
    },
    'logs out in another tab': {
      means: [{ type: 'token.removed' }, forgotten],
      where: is('signed in'),
      does: ({ logOutElsewhere }) => logOutElsewhere(),
    },
    'deletes the account': {
      means: [{ type: 'account.deleted' }, forgotten],
      where: is('signed in'),
      does: ({ deleteAccount }) => deleteAccount(),
      isLast: true,
    },
  },
  shows: {
    'signed out': showsLogin,
    refused: async (world, here) => {
      await expectToast(world.page, 'Something went wrong!', here.context.failure ?? '')
      await showsLogin(world)
      await expect(world.email, 'what was typed is kept').toHaveValue(world.account.email)
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
  beyond: {
    'transition expired -> signed-out on forgetToken failed': 'a browser that kept a token also forgets it',
    'transition signed-in on watchToken failed': 'a browser that kept a token also watches it',
  },
}

async function showsLogin({ page, email, password, submit, hasToken }: SigningInWorld) {
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible()
  for (const part of [email, password, submit]) await expect(part).toBeEnabled()
  for (const link of ['Forgot password?', 'Sign Up']) await expect(page.getByRole('link', { name: link })).toBeVisible()
  await expect.poll(hasToken).toBe(false)
  await expectAccessibleOnce(page, 'signed out')
}
