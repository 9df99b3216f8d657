import { keepWords, returnOnFailure } from '../return-on-failure.ts'
import { confirming } from './confirming.ts'
import { authSetup, codeIn, credentialsIn, isCodeNeeded, isStepOver, TOOK_TOO_LONG } from './setup.ts'

const [toLogin, fromPasskey] = [
  returnOnFailure('signed-out', 'loginWait'),
  returnOnFailure('signed-out', 'passkeyWait'),
]

/** What a passkey comes to, once the server has judged it. */
const afterPasskey = [
  { guard: isCodeNeeded, target: 'second-step', description: 'The authenticator did not verify its user' },
  { target: 'signed-in' },
] as const
const [toPassword, toCode] = [returnOnFailure('asking', 'loginWait'), returnOnFailure('asking-code', 'loginWait')]

/** @param restart where the password is asked for, when the time for the second step is over */
const checkingCode = (onDone: { target: string; description?: string }, restart: string) =>
  authSetup.createStateConfig({
    description: 'The server judges the code',
    entry: 'begin',
    invoke: {
      id: 'sendCode',
      src: 'sendCode',
      input: ({ event }) => codeIn(event),
      onDone,
      onError: [{ guard: isStepOver, target: restart, actions: keepWords }, toCode.onError],
    },
    after: toCode.after,
  })

export const authMachine = authSetup.createMachine({
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
      on: { 'login.submitted': 'signing-in', 'passkey.chosen': 'using-passkey' },
      initial: 'without-offer',
      states: {
        'without-offer': {
          description: 'No login form is open, or the browser offers no passkeys in one',
          on: { 'login.opened': 'offering-passkeys' },
        },
        'offering-passkeys': {
          description: 'The browser offers passkeys in the field for the email, beside saved passwords',
          on: { 'login.closed': 'without-offer' },
          invoke: {
            id: 'offerPasskeys',
            src: 'offerPasskeys',
            onDone: '#auth.sending-passkey',
            onError: { target: 'without-offer', description: 'The password and the button are there all the same' },
          },
          after: {
            offerLife: {
              target: 'offering-passkeys',
              reenter: true,
              description: 'Before the challenge is too old: the form may stay open for long',
            },
          },
        },
      },
    },
    'signing-in': {
      description: 'The server judges email and password',
      entry: 'begin',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ event }) => credentialsIn(event),
        onDone: [{ guard: isCodeNeeded, target: 'second-step' }, { target: 'signed-in' }],
        onError: toLogin.onError,
      },
      after: toLogin.after,
    },
    'using-passkey': {
      description: 'The browser asks for a passkey, and the server judges what it signed',
      entry: 'begin',
      invoke: {
        id: 'usePasskey',
        src: 'usePasskey',
        onDone: afterPasskey,
        onError: fromPasskey.onError,
      },
      after: fromPasskey.after,
    },
    'sending-passkey': {
      description: 'The server judges the passkey that was chosen in the form',
      entry: 'begin',
      invoke: { id: 'sendPasskey', src: 'sendPasskey', onDone: afterPasskey, onError: toLogin.onError },
      after: toLogin.after,
    },
    'second-step': {
      description: 'The account asks for a code too',
      initial: 'asking-code',
      on: { 'login.cancelled': { target: 'signed-out', actions: 'begin' } },
      after: {
        stepWait: { target: 'signed-out', actions: { type: 'keepFailure', params: TOOK_TOO_LONG } },
      },
      states: {
        'asking-code': {
          description: 'Of the authenticator app, or a recovery code',
          on: { 'code.submitted': 'checking-code' },
        },
        'checking-code': checkingCode({ target: '#auth.signed-in' }, '#auth.signed-out'),
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
        working: { on: { 'logout.requested': 'signing-out', 'proof.requested': 'confirming' } },
        confirming,
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
      on: {
        'work.abandoned': 'expired',
        'work.changed': {
          actions: { type: 'noteWork', params: ({ event }) => event.isUnsaved },
          description: 'A save that was under way came to its end',
        },
      },
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
            onDone: [
              { guard: isCodeNeeded, target: 'asking-code' },
              { target: '#auth.signed-in', description: 'Everything goes on where it was' },
            ],
            onError: toPassword.onError,
          },
          after: toPassword.after,
        },
        'asking-code': {
          description: 'The account asks for a code too',
          on: { 'code.submitted': 'checking-code', 'login.cancelled': { target: 'asking', actions: 'begin' } },
        },
        'checking-code': checkingCode(
          { target: '#auth.signed-in', description: 'Everything goes on where it was' },
          'asking',
        ),
      },
    },
    expired: {
      description: 'The token no longer counts: it is removed, and what was read with it is forgotten',
      entry: 'forgetWork',
      invoke: { id: 'forgetToken', src: 'forgetToken', onDone: 'signed-out', onError: 'signed-out' },
    },
  },
})
