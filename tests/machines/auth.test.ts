import { expect, it } from 'vitest'
import { authMachine } from '../../machines/auth.machine.ts'
import { all, anywhere, at, breaches, from, no, on } from '../machine-laws.ts'
import { done, elapsed, failed, inJson, missed, run, type Step, walk } from '../machine-paths.ts'

const login = { type: 'login.submitted' as const, username: 'ada@example.com', password: 'correct horse' }
const refusal = Object.assign(new Error('Bad Request'), { body: { detail: 'Incorrect email or password' } })
const events = [
  login,
  { type: 'logout.requested' as const },
  { type: 'account.deleted' as const },
  { type: 'token.refused' as const },
  { type: 'token.removed' as const },
  done('logIn'),
  failed('logIn', refusal),
  failed('logIn', new TypeError('Failed to fetch')),
  done('logOut'),
  failed('logOut', refusal),
  done('forgetToken'),
  failed('forgetToken', new Error('Storage is closed')),
  elapsed(30_000),
]

type Move = Step<typeof authMachine>
const facts = ({ context }: Move['after']) => [context.failure, context.hasToken]
const stranger = walk(authMachine, { input: { hasToken: false }, events, facts })
const returning = walk(authMachine, { input: { hasToken: true }, events, facts })
const steps = [...stranger.steps, ...returning.steps]
const isRefused = ({ event }: Move) => 'error' in event && event.error === refusal && event.type.endsWith('logIn')
const isSilent = ({ after }: Move) => !JSON.stringify(inJson(after.context)).includes(login.password)

it('reaches every state and transition it declares', () => {
  expect(missed(authMachine, stranger, returning)).toEqual([])
})

it('is signed in at once when a token is stored, and signed out when none is', () => {
  expect(run(authMachine, { input: { hasToken: true }, events: [] }).snapshot.matches('signed-in')).toBe(true)
  expect(run(authMachine, { input: { hasToken: false }, events: [] }).snapshot.matches('signed-out')).toBe(true)
})

it('expires on any 401 or 403, whatever is going on', () => {
  expect(breaches(steps, on('token.refused'), at('expired'))).toEqual([])
})

it('is signed out only after the token is forgotten, however the session ended', () => {
  const leaves = all(from('signed-in'), no(at('signed-in')))
  expect(breaches(steps, leaves, at('expired'))).toEqual([])
  expect(breaches(steps, from('expired'), at('signed-out'))).toEqual([])
})

it('logs out on this device also when the server does not answer', () => {
  expect(
    breaches(
      steps,
      all(from('signing-out'), (step) => 'ms' in step.event),
      at('expired'),
    ),
  ).toEqual([])
})

it('keeps the words of a failed login until the next one', () => {
  expect(breaches(steps, isRefused, ({ after }) => after.context.failure === 'Incorrect email or password')).toEqual([])
  expect(breaches(steps, on('login.submitted'), ({ after }) => after.context.failure === null)).toEqual([])
})

it('keeps the password nowhere', () => {
  expect(breaches(steps, anywhere, isSilent)).toEqual([])
})
