import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { FactorProof, TotpSetup } from '../../contract/types.gen.ts'
import { ATTEMPT_WAIT_MS } from '../../rules/limits.ts'
import { returnOnFailure } from '../return-on-failure.ts'
import { unprovided } from '../unprovided.ts'

interface TwoStepContext {
  /** The key for the app, while it is set up. */
  setup: TotpSetup | null
  /** Recovery codes, while they are shown. */
  codes: string[] | null
  /** In the server's words. */
  failure: string | null
}

type TwoStepEvent =
  | { type: 'setup.requested' }
  | { type: 'renewal.requested' }
  | { type: 'removal.requested' }
  | { type: 'password.submitted'; password: string }
  | { type: 'code.submitted'; code: string }
  | { type: 'proof.submitted'; proof: FactorProof }
  | { type: 'dialog.closed' }

/** What is typed passes through, and is kept nowhere. */
function passwordIn(event: TwoStepEvent): string {
  assertEvent(event, 'password.submitted')
  return event.password
}
function codeIn(event: TwoStepEvent): string {
  assertEvent(event, 'code.submitted')
  return event.code
}
function proofIn(event: TwoStepEvent): FactorProof {
  assertEvent(event, 'proof.submitted')
  return event.proof
}

const NOTHING = { setup: null, codes: null, failure: null }

const [toPassword, toScan] = [returnOnFailure('asking-password', 'callWait'), returnOnFailure('scanning', 'callWait')]
const [toRenewal, toRemoval] = [
  returnOnFailure('proving-renewal', 'callWait'),
  returnOnFailure('proving-removal', 'callWait'),
]

export const twoStepMachine = setup({
  types: {
    context: {} as TwoStepContext,
    events: {} as TwoStepEvent,
    tags: {} as 'busy' | 'password' | 'scan' | 'renewal' | 'removal',
  },
  actors: {
    beginTotp: fromPromise<TotpSetup, string>(unprovided),
    confirmTotp: fromPromise<string[], string>(unprovided),
    renewCodes: fromPromise<string[], FactorProof>(unprovided),
    turnOff: fromPromise<void, FactorProof>(unprovided),
  },
  delays: { callWait: ATTEMPT_WAIT_MS },
  actions: {
    keepSetup: assign((_, totp: TotpSetup) => ({ setup: totp })),
    keepCodes: assign((_, codes: string[]) => ({ setup: null, codes })),
    keepFailure: assign((_, failure: string) => ({ failure })),
    begin: assign({ failure: null }),
    forget: assign(NOTHING),
  },
}).createMachine({
  id: 'twoStep',
  description:
    'How two-step login is turned on and off, and how recovery codes come about: what is secret is shown once.',
  context: NOTHING,
  initial: 'closed',
  states: {
    closed: {
      description: 'No dialog is open, and nothing secret is known here',
      entry: 'forget',
      on: {
        'setup.requested': 'asking-password',
        'renewal.requested': 'proving-renewal',
        'removal.requested': 'proving-removal',
      },
    },
    'asking-password': {
      description: 'Who sets it up shows that the account is theirs',
      tags: 'password',
      on: { 'password.submitted': 'preparing', 'dialog.closed': 'closed' },
    },
    preparing: {
      description: 'The server makes a key',
      tags: ['password', 'busy'],
      entry: 'begin',
      invoke: {
        id: 'beginTotp',
        src: 'beginTotp',
        input: ({ event }) => passwordIn(event),
        onDone: { target: 'scanning', actions: { type: 'keepSetup', params: ({ event }) => event.output } },
        onError: toPassword.onError,
      },
      after: toPassword.after,
    },
    scanning: {
      description: 'The key is shown to be scanned, and a code of the app is asked for',
      tags: 'scan',
      on: { 'code.submitted': 'confirming', 'dialog.closed': 'closed' },
    },
    confirming: {
      description: 'The server judges the code, and turns it on',
      tags: ['scan', 'busy'],
      entry: 'begin',
      invoke: {
        id: 'confirmTotp',
        src: 'confirmTotp',
        input: ({ event }) => codeIn(event),
        onDone: { target: 'showing-codes', actions: { type: 'keepCodes', params: ({ event }) => event.output } },
        onError: toScan.onError,
      },
      after: toScan.after,
    },
    'proving-renewal': {
      description: 'Password and code are asked for, before the recovery codes are replaced',
      tags: 'renewal',
      on: { 'proof.submitted': 'renewing', 'dialog.closed': 'closed' },
    },
    renewing: {
      description: 'The server makes new recovery codes',
      tags: ['renewal', 'busy'],
      entry: 'begin',
      invoke: {
        id: 'renewCodes',
        src: 'renewCodes',
        input: ({ event }) => proofIn(event),
        onDone: { target: 'showing-codes', actions: { type: 'keepCodes', params: ({ event }) => event.output } },
        onError: toRenewal.onError,
      },
      after: toRenewal.after,
    },
    'proving-removal': {
      description: 'Password and code are asked for, before it is turned off',
      tags: 'removal',
      on: { 'proof.submitted': 'turning-off', 'dialog.closed': 'closed' },
    },
    'turning-off': {
      description: 'The server turns it off',
      tags: ['removal', 'busy'],
      entry: 'begin',
      invoke: {
        id: 'turnOff',
        src: 'turnOff',
        input: ({ event }) => proofIn(event),
        onDone: 'closed',
        onError: toRemoval.onError,
      },
      after: toRemoval.after,
    },
    'showing-codes': {
      description: 'The recovery codes are shown, to be kept now: they are not shown again',
      on: { 'dialog.closed': 'closed' },
    },
  },
})
