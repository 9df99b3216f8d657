import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { PASSKEY_CHALLENGE_LIFE_MS } from '../../rules/account-limits.ts'
import { ATTEMPT_WAIT_MS } from '../../rules/limits.ts'
import { returnOnFailure } from '../return-on-failure.ts'
import { unprovided } from '../unprovided.ts'

/** What is typed to add a passkey. */
export interface NewPasskeyValues {
  name: string
  password: string
}
export interface PasskeyRemoval {
  id: string
  password: string
}

interface PasskeysContext {
  /** The passkey that is to be deleted. */
  chosen: { id: string; name: string } | null
  /** In the server's words. */
  failure: string | null
}

type PasskeysEvent =
  | { type: 'passkey.requested' }
  | ({ type: 'passkey.submitted' } & NewPasskeyValues)
  | { type: 'removal.requested'; id: string; name: string }
  | { type: 'removal.confirmed'; password: string }
  | { type: 'dialog.closed' }

/** Passwords pass through, and are kept nowhere. */
function valuesIn(event: PasskeysEvent): NewPasskeyValues {
  assertEvent(event, 'passkey.submitted')
  return { name: event.name, password: event.password }
}
function passwordIn(event: PasskeysEvent): string {
  assertEvent(event, 'removal.confirmed')
  return event.password
}

const NOTHING = { chosen: null, failure: null }

const toNaming = returnOnFailure('naming', 'browserWait')
const toProof = returnOnFailure('proving', 'callWait')

export const passkeysMachine = setup({
  types: { context: {} as PasskeysContext, events: {} as PasskeysEvent, tags: {} as 'busy' | 'adding' | 'removing' },
  actors: {
    addPasskey: fromPromise<void, NewPasskeyValues>(unprovided),
    removePasskey: fromPromise<void, PasskeyRemoval>(unprovided),
  },
  delays: { browserWait: PASSKEY_CHALLENGE_LIFE_MS, callWait: ATTEMPT_WAIT_MS },
  actions: {
    keepChoice: assign((_, chosen: { id: string; name: string }) => ({ chosen })),
    keepFailure: assign((_, failure: string) => ({ failure })),
    begin: assign({ failure: null }),
    forget: assign(NOTHING),
  },
}).createMachine({
  id: 'passkeys',
  description: 'How passkeys are added to an account, and deleted.',
  context: NOTHING,
  initial: 'closed',
  states: {
    closed: {
      description: 'No dialog is open',
      entry: 'forget',
      on: {
        'passkey.requested': 'naming',
        'removal.requested': {
          target: 'proving',
          actions: { type: 'keepChoice', params: ({ event: { id, name } }) => ({ id, name }) },
        },
      },
    },
    naming: {
      description: 'A name is typed, and the password',
      tags: 'adding',
      on: { 'passkey.submitted': 'adding', 'dialog.closed': 'closed' },
    },
    adding: {
      description: 'The browser asks its authenticator for a passkey, and the server judges it',
      tags: ['adding', 'busy'],
      entry: 'begin',
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ event }) => valuesIn(event),
        onDone: 'closed',
        onError: toNaming.onError,
      },
      after: toNaming.after,
    },
    proving: {
      description: 'The password is asked for, before the passkey is deleted',
      tags: 'removing',
      on: { 'removal.confirmed': 'removing', 'dialog.closed': 'closed' },
    },
    removing: {
      description: 'The server deletes the passkey',
      tags: ['removing', 'busy'],
      entry: 'begin',
      invoke: {
        id: 'removePasskey',
        src: 'removePasskey',
        input: ({ event, context }) => ({ id: context.chosen?.id ?? '', password: passwordIn(event) }),
        onDone: 'closed',
        onError: toProof.onError,
      },
      after: toProof.after,
    },
  },
})
