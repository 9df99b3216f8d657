import { expect, it } from 'vitest'
import { authMachine } from '../../../machines/auth/auth.machine.ts'
import { all, anywhere, at, violations, from, givenTo, no, on, same } from '../support/laws.ts'
import { inJson } from '../../support/json.ts'
import { run } from '../support/paths.ts'
import { login, type Move, refusal, steps } from './auth.paths.ts'

const isRefused = ({ event }: Move) => 'error' in event && event.error === refusal && event.type.endsWith('logIn')
const isSilent = ({ after }: Move) => !JSON.stringify(inJson(after.context)).includes(login.password)

it('is signed in at once when a token is stored, and signed out when none is', () => {
  expect(run(authMachine, { input: { hasToken: true }, events: [] }).snapshot.matches('signed-in')).toBe(true)
  expect(run(authMachine, { input: { hasToken: false }, events: [] }).snapshot.matches('signed-out')).toBe(true)
})

it('expires on any 401 or 403, whatever is going on', () => {
  expect(violations(steps, on('token.refused'), at('expired'))).toEqual([])
})

const isKnown = ({ after }: Move) => after.context.hasToken

it('knows of a token exactly while someone is signed in', () => {
  expect(violations(steps, anywhere, (step) => isKnown(step) === at('signed-in')(step))).toEqual([])
})

it('expires when another tab logs out and when the account is deleted, also while it logs out', () => {
  expect(violations(steps, all(from('signed-in'), on('token.removed', 'account.deleted')), at('expired'))).toEqual([])
})

it('is signed out only after the token is forgotten, however the session ended', () => {
  const leaves = all(from('signed-in'), no(at('signed-in')))
  expect(violations(steps, leaves, at('expired'))).toEqual([])
  expect(violations(steps, from('expired'), at('signed-out'))).toEqual([])
})

it('logs out on this device also when the server does not answer', () => {
  expect(
    violations(
      steps,
      all(from('signing-out'), (step) => 'ms' in step.event),
      at('expired'),
    ),
  ).toEqual([])
})

it('keeps the words of a failed login until the next one', () => {
  expect(violations(steps, isRefused, ({ after }) => after.context.failure === 'Incorrect email or password')).toEqual(
    [],
  )
  expect(violations(steps, on('login.submitted'), ({ after }) => after.context.failure === null)).toEqual([])
})

it('signs in once the server accepts the login, and not when it refuses or does not answer', () => {
  const isLate = all(from('signing-in'), (step) => 'ms' in step.event)
  expect(violations(steps, on('xstate.done.actor.logIn'), at('signed-in'))).toEqual([])
  expect(violations(steps, on('xstate.error.actor.logIn'), at('signed-out'))).toEqual([])
  expect(violations(steps, isLate, at('signed-out'))).toEqual([])
})

it('goes on to forget the token when the server has ended it, or cannot, and is signed out then', () => {
  for (const end of ['done', 'error']) {
    expect(violations(steps, on(`xstate.${end}.actor.logOut`), at('expired'))).toEqual([])
    expect(violations(steps, on(`xstate.${end}.actor.forgetToken`), at('signed-out'))).toEqual([])
  }
})

it('has words for every login that fails, also when no answer comes or no reason is given', () => {
  const isOver = all(from('signing-in'), at('signed-out'))
  const isUnexplained = (step: Move) => isOver(step) && !isRefused(step)
  expect(violations(steps, isUnexplained, ({ after }) => after.context.failure === 'Something went wrong.')).toEqual([])
})

it('gives the login its email and password, and nothing else', () => {
  const credentials = { username: login.username, password: login.password }
  expect(violations(steps, at('signing-in'), ({ after }) => same(givenTo('logIn', after), credentials))).toEqual([])
})

it('keeps the password nowhere', () => {
  expect(violations(steps, anywhere, isSilent)).toEqual([])
})
