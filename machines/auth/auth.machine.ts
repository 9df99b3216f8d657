import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate'
import { toastText } from '../../rules/failures.ts'
import { unprovided } from '../unprovided.ts'
import { ATTEMPT_WAIT_MS, LOGOUT_WAIT_MS } from '../../rules/limits.ts'

/** As the login form calls them. */
export interface Credentials {
  username: string
  password: string
}

type AuthEvent =
  | ({ type: 'login.submitted' } & Credentials)
  | { type: 'logout.requested' }
  | { type: 'account.deleted' }
  | { type: 'token.refused' }
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
function credentialsIn(event: AuthEvent): Credentials {
  assertEvent(event, 'login.submitted')
  return { username: event.username, password: event.password }
}

const wordsOf = (error: unknown): string =>
  toastText(typeof error === 'object' && error !== null && 'body' in error ? error.body : undefined)

export const authMachine = setup({
  types: { context: {} as AuthContext, events: {} as AuthEvent, input: {} as { hasToken: boolean } },
  actors: {
    logIn: fromPromise<void, Credentials>(unprovided),
    logOut: fromPromise<void>(unprovided),
    forgetToken: fromPromise<void>(unprovided),
    watchToken: fromCallback<TokenEvent>(unprovided),
  },
  delays: { loginWait: ATTEMPT_WAIT_MS, logoutWait: LOGOUT_WAIT_MS },
  guards: { hasToken: ({ context }) => context.hasToken, isWorkUnsaved: ({ context }) => context.isWorkUnsaved },
  actions: {
    begin: assign({ failure: null }),
    noteToken: assign({ hasToken: true }),
    noteNoToken: assign({ hasToken: false }),
    keepFailure: assign((_, failure: string) => ({ failure })),
    noteWork: assign((_, isWorkUnsaved: boolean) => ({ isWorkUnsaved })),
    forgetWork: assign({ failure: null, isWorkUnsaved: false }),
  },
}).createMachine({
  id: 'auth',
  description: 'Whether someone is logged in: an access token is stored on this device.',
  context: ({ input }) => ({ hasToken: input.hasToken, failure: null, isWorkUnsaved: false }),
  initial: 'signed-out',
  states: {
    'signed-out': {
      description: 'Only the public screens are open',
      always: {
        guard: 'hasToken',
        target: 'signed-in',
        description: 'A token from before counts until the server refuses it',
      },
      on: { 'login.submitted': 'signing-in' },
    },
    'signing-in': {
      description: 'The server judges email and password',
      entry: 'begin',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ event }) => credentialsIn(event),
        onDone: 'signed-in',
        onError: {
          target: 'signed-out',
          actions: { type: 'keepFailure', params: ({ event }) => wordsOf(event.error) },
        },
      },
      after: {
        loginWait: { target: 'signed-out', actions: { type: 'keepFailure', params: wordsOf(undefined) } },
      },
    },
    'signed-in': {
      description: 'Every screen that the account may see is open',
      entry: 'noteToken',
      exit: 'noteNoToken',
      invoke: {
        id: 'watchToken',
        src: 'watchToken',
        onError: { description: 'Without news of other tabs, the next refusal of the server ends it' },
      },
      initial: 'working',
      on: {
        'token.refused': [
          { guard: 'isWorkUnsaved', target: 'interrupted', description: 'What is unsaved stays where it is' },
          { target: 'expired', description: 'Any 401 or 403 of a query or mutation' },
        ],
        'token.removed': [
          { guard: 'isWorkUnsaved', target: 'interrupted', description: 'Another tab logged out' },
          { target: 'expired', description: 'Another tab logged out' },
        ],
        'work.changed': { actions: { type: 'noteWork', params: ({ event }) => event.isUnsaved } },
        'account.deleted': { target: 'expired', description: 'By its owner, in the settings' },
      },
      states: {
        working: { on: { 'logout.requested': 'signing-out' } },
        'signing-out': {
          description: 'The server ends the token; when it cannot be reached, this device forgets it all the same',
          invoke: { id: 'logOut', src: 'logOut', onDone: '#auth.expired', onError: '#auth.expired' },
          after: { logoutWait: '#auth.expired' },
        },
      },
    },
    interrupted: {
      description: 'The login has ended while something is unsaved: the same person can log in again in place',
      initial: 'forgetting',
      on: { 'work.abandoned': 'expired' },
      states: {
        forgetting: {
          description: 'The token is removed; what was read with it stays on the page',
          invoke: { id: 'forgetToken', src: 'forgetToken', onDone: 'asking', onError: 'asking' },
        },
        asking: { description: 'The page asks for the password', on: { 'login.submitted': 'renewing' } },
        renewing: {
          description: 'The server judges the password',
          entry: 'begin',
          invoke: {
            id: 'logIn',
            src: 'logIn',
            input: ({ event }) => credentialsIn(event),
            onDone: { target: '#auth.signed-in', description: 'Everything goes on where it was' },
            onError: {
              target: 'asking',
              actions: { type: 'keepFailure', params: ({ event }) => wordsOf(event.error) },
            },
          },
          after: {
            loginWait: { target: 'asking', actions: { type: 'keepFailure', params: wordsOf(undefined) } },
          },
        },
      },
    },
    expired: {
      description: 'The token no longer counts: it is removed, and what was read with it is forgotten',
      entry: 'forgetWork',
      invoke: { id: 'forgetToken', src: 'forgetToken', onDone: 'signed-out', onError: 'signed-out' },
    },
  },
})
