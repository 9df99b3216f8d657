import { keepWords, returnOnFailure } from '../return-on-failure.ts'
import { authSetup, codeIn, credentialsIn, isCodeNeeded, isStepOver } from './setup.ts'

const [toPassword, toCode] = [
  returnOnFailure('asking-password', 'loginWait'),
  returnOnFailure('asking-second', 'loginWait'),
]
const giveUp = { target: '#auth.signed-in.working', actions: 'begin', description: 'Nothing was changed' } as const
const goOn = { target: '#auth.signed-in.working', description: 'What was asked for is asked for again' } as const

/** A part of being signed in: the token counts still, and another one takes its place. */
export const confirming = authSetup.createStateConfig({
  description: 'A change asks for a login that is not old: the same person logs in again in place',
  entry: 'begin',
  initial: 'asking-password',
  states: {
    'asking-password': {
      description: 'The page asks for the password',
      on: { 'login.submitted': 'checking-password', 'proof.cancelled': giveUp },
    },
    'checking-password': {
      description: 'The server judges the password',
      entry: 'begin',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ event }) => credentialsIn(event),
        onDone: [{ guard: isCodeNeeded, target: 'asking-second' }, goOn],
        onError: toPassword.onError,
      },
      after: toPassword.after,
    },
    'asking-second': {
      description: 'The account asks for a code too',
      on: { 'code.submitted': 'checking-second', 'proof.cancelled': giveUp },
    },
    'checking-second': {
      description: 'The server judges the code',
      entry: 'begin',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ event }) => codeIn(event),
        onDone: goOn,
        onError: [{ guard: isStepOver, target: 'asking-password', actions: keepWords }, toCode.onError],
      },
      after: toCode.after,
    },
  },
})
