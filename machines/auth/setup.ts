import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate'
import { unprovided } from '../unprovided.ts'
import { PASSKEY_CHALLENGE_LIFE_MS, SECOND_STEP_LIFE_MS } from '../../rules/account-limits.ts'
import { ATTEMPT_WAIT_MS, LOGOUT_WAIT_MS } from '../../rules/limits.ts'

/** As the login form calls them. */
export interface Credentials {
  username: string
  password: string
}

/** What the first step of a login comes to; the token for the second stays where it is, as that of the login does. */
export type FirstStep = 'complete' | 'code-needed'

type AuthEvent =
  | ({ type: 'login.submitted' } & Credentials)
  | { type: 'login.opened' }
  | { type: 'login.closed' }
  | { type: 'passkey.chosen' }
  | { type: 'code.submitted'; code: string }
  | { type: 'login.cancelled' }
  | { type: 'logout.requested' }
  | { type: 'account.deleted' }
  | { type: 'token.refused' }
  | { type: 'proof.requested' }
  | { type: 'proof.cancelled' }
  | { type: 'work.changed'; isUnsaved: boolean }
  | { type: 'work.abandoned' }
  | TokenEvent

/** What `watchToken` sends: another tab logged out. */
export type TokenEvent = { type: 'token.removed' }

interface AuthContext {
  /** The token itself stays where it is stored, so that nothing secret is ever inspected. */
  hasToken: boolean
  /** Why the last login failed, in the server's words. */
  failure: string | null
  /** Whether the page holds something that would be lost with it. */
  isWorkUnsaved: boolean
}

/** Only a submitted login leads to signing in, so the password passes through and is kept nowhere. */
export function credentialsIn(event: AuthEvent): Credentials {
  assertEvent(event, 'login.submitted')
  return { username: event.username, password: event.password }
}

/** As the password, a code passes through. */
export function codeIn(event: AuthEvent): string {
  assertEvent(event, 'code.submitted')
  return event.code
}

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined

export const TOOK_TOO_LONG = 'This login took too long. Please log in again.'

export const authSetup = setup({
  types: { context: {} as AuthContext, events: {} as AuthEvent, input: {} as { hasToken: boolean } },
  actors: {
    logIn: fromPromise<FirstStep, Credentials>(unprovided),
    usePasskey: fromPromise<FirstStep>(unprovided),
    offerPasskeys: fromPromise<void>(unprovided),
    sendPasskey: fromPromise<FirstStep>(unprovided),
    sendCode: fromPromise<void, string>(unprovided),
    logOut: fromPromise<void>(unprovided),
    forgetToken: fromPromise<void>(unprovided),
    watchToken: fromCallback<TokenEvent>(unprovided),
  },
  delays: {
    loginWait: ATTEMPT_WAIT_MS,
    logoutWait: LOGOUT_WAIT_MS,
    passkeyWait: PASSKEY_CHALLENGE_LIFE_MS,
    offerLife: PASSKEY_CHALLENGE_LIFE_MS / 2,
    stepWait: SECOND_STEP_LIFE_MS,
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    isWorkUnsaved: ({ context }) => context.isWorkUnsaved,
    isCodeNeeded: (_, step: FirstStep) => step === 'code-needed',
    isStepOver: (_, error: unknown) => statusOf(error) === 401,
  },
  actions: {
    begin: assign({ failure: null }),
    noteToken: assign({ hasToken: true }),
    noteNoToken: assign({ hasToken: false }),
    keepFailure: assign((_, failure: string) => ({ failure })),
    noteWork: assign((_, isWorkUnsaved: boolean) => ({ isWorkUnsaved })),
    forgetWork: assign({ failure: null, isWorkUnsaved: false }),
  },
})

export const isCodeNeeded = {
  type: 'isCodeNeeded',
  params: ({ event }: { event: { output: FirstStep } }) => event.output,
} as const

/** Then the password has to be asked for again. */
export const isStepOver = {
  type: 'isStepOver',
  params: ({ event }: { event: { error: unknown } }) => event.error,
} as const
