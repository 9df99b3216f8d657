import { expect, it } from 'vitest'
import { authMachine } from '../../../machines/auth/auth.machine.ts'
import { all, anywhere, at, violations, from, givenTo, no, on, same } from '../support/laws.ts'
import { inJson } from '../../support/json.ts'
import { run } from '../support/paths.ts'
import { code, ended, login, type Move, refusal, steps } from './auth.paths.ts'

const isRefused = ({ event }: Move) => 'error' in event && event.error === refusal && event.type.endsWith('logIn')
const isSilent = ({ after }: Move) =>
  [login.password, code.code].every((secret) => !JSON.stringify(inJson(after.context)).includes(secret))
const isEnded = ({ event }: Move) => 'error' in event && event.error === ended
const isWhole = ({ event }: { event: object }) => 'output' in event && event.output === 'complete'
/** Nothing else has ended the login meanwhile. */
const isUnexpired = no(on('token.refused', 'token.removed', 'account.deleted'))
const isHalf = ({ event }: { event: object }) => 'output' in event && event.output === 'code-needed'

it('is signed in at once when a token is stored, and signed out when none is', () => {
  expect(run(authMachine, { input: { hasToken: true }, events: [] }).snapshot.matches('signed-in')).toBe(true)
  expect(run(authMachine, { input: { hasToken: false }, events: [] }).snapshot.matches('signed-out')).toBe(true)
})

const isKnown = ({ after }: Move) => after.context.hasToken
const isUnsaved = ({ before }: Move) => before.context.isWorkUnsaved

it('expires on any 401 or 403, whatever is going on, unless something is unsaved', () => {
  expect(violations(steps, (step) => on('token.refused')(step) && !isUnsaved(step), at('expired'))).toEqual([])
})

it('is interrupted instead while something is unsaved, also when another tab logs out', () => {
  const isEnd = all(from('signed-in'), on('token.refused', 'token.removed'))
  expect(violations(steps, (step) => isEnd(step) && isUnsaved(step), at('interrupted'))).toEqual([])
  expect(violations(steps, at('interrupted'), (step) => !isKnown(step))).toEqual([])
})

it('goes on in place when the password is right, and asks again when it is not or no answer comes', () => {
  expect(violations(steps, all(from('renewing'), on('xstate.done.actor.logIn'), isWhole), at('signed-in'))).toEqual([])
  expect(violations(steps, all(from('renewing'), on('xstate.error.actor.logIn')), at('asking'))).toEqual([])
  const isOver = all(from('renewing'), at('asking'))
  expect(violations(steps, isOver, ({ after }) => after.context.failure !== null)).toEqual([])
})

const isTold = (step: Move) => 'isUnsaved' in step.event && step.after.context.isWorkUnsaved === step.event.isUnsaved

it('knows whether something is unsaved also after an interruption, during which a save may come to its end', () => {
  expect(violations(steps, all(from('interrupted'), on('work.changed')), isTold)).toEqual([])
  expect(violations(steps, all(from('interrupted'), on('work.changed')), at('interrupted'))).toEqual([])
})

it('is logged out for good when the unsaved work is given up, and nothing of it is remembered', () => {
  expect(violations(steps, on('work.abandoned'), at('expired'))).toEqual([])
  expect(violations(steps, at('expired'), ({ after }) => !after.context.isWorkUnsaved)).toEqual([])
})

it('knows of a token exactly while someone is signed in', () => {
  expect(violations(steps, anywhere, (step) => isKnown(step) === at('signed-in')(step))).toEqual([])
})

it('expires when another tab logs out and when the account is deleted, also while it logs out', () => {
  const isEnd = all(from('signed-in'), on('token.removed', 'account.deleted'))
  expect(violations(steps, (step) => isEnd(step) && !isUnsaved(step), at('expired'))).toEqual([])
  expect(violations(steps, on('account.deleted'), at('expired'))).toEqual([])
})

it('is signed out only after the token is forgotten, however the session ended', () => {
  const leaves = all(from('signed-in'), no(at('signed-in')))
  expect(violations(steps, leaves, at('expired', 'interrupted'))).toEqual([])
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
  const isFailed = all(from('signing-in'), on('xstate.error.actor.logIn'))
  expect(violations(steps, all(on('xstate.done.actor.logIn'), isWhole), at('signed-in'))).toEqual([])
  expect(violations(steps, isFailed, at('signed-out'))).toEqual([])
  expect(violations(steps, isLate, at('signed-out'))).toEqual([])
})

it('goes on to forget the token when the server has ended it, or cannot, and is signed out then', () => {
  for (const end of ['done', 'error']) {
    expect(violations(steps, on(`xstate.${end}.actor.logOut`), at('expired'))).toEqual([])
    const isForgotten = on(`xstate.${end}.actor.forgetToken`)
    expect(violations(steps, all(from('expired'), isForgotten), at('signed-out'))).toEqual([])
  }
})

it('has words for every login that fails, also when no answer comes or no reason is given', () => {
  const isOver = all(from('signing-in'), at('signed-out'))
  const isUnexplained = (step: Move) => isOver(step) && !isRefused(step)
  expect(violations(steps, isUnexplained, ({ after }) => after.context.failure === 'Something went wrong.')).toEqual([])
})

it('gives the login its email and password, and nothing else', () => {
  const credentials = { username: login.username, password: login.password }
  expect(
    violations(steps, at('signing-in', 'renewing'), ({ after }) => same(givenTo('logIn', after), credentials)),
  ).toEqual([])
})

it('asks for a code when the first step was not all, and knows no token before it was right', () => {
  const first = all(from('signing-in', 'using-passkey'), isHalf)
  expect(violations(steps, first, at('asking-code'))).toEqual([])
  expect(violations(steps, all(from('renewing'), isHalf), at('asking-code'))).toEqual([])
  expect(violations(steps, at('asking-code', 'checking-code'), (step) => !isKnown(step))).toEqual([])
  expect(violations(steps, on('xstate.done.actor.sendCode'), at('signed-in'))).toEqual([])
})

it('logs in by a passkey alone when that was all, and says why when none was accepted', () => {
  expect(violations(steps, all(from('using-passkey'), isWhole), at('signed-in'))).toEqual([])
  const fails = all(from('using-passkey'), on('xstate.error.actor.usePasskey'))
  expect(violations(steps, fails, at('signed-out'))).toEqual([])
  expect(violations(steps, fails, ({ after }) => after.context.failure !== null)).toEqual([])
})

it('offers passkeys in the form while it is open, and says nothing when the browser does not', () => {
  expect(violations(steps, all(from('without-offer'), on('login.opened')), at('offering-passkeys'))).toEqual([])
  expect(violations(steps, all(from('offering-passkeys'), on('login.closed')), at('without-offer'))).toEqual([])
  const isNone = on('xstate.error.actor.offerPasskeys')
  expect(violations(steps, isNone, at('without-offer'))).toEqual([])
  expect(violations(steps, isNone, ({ before, after }) => before.context.failure === after.context.failure)).toEqual([])
})

it('sends the passkey that was chosen in the form, and logs in by it or says why not', () => {
  expect(violations(steps, on('xstate.done.actor.offerPasskeys'), at('sending-passkey'))).toEqual([])
  expect(violations(steps, all(from('sending-passkey'), isWhole), at('signed-in'))).toEqual([])
  expect(violations(steps, all(from('sending-passkey'), isHalf), at('asking-code'))).toEqual([])
  const fails = on('xstate.error.actor.sendPasskey')
  expect(violations(steps, fails, at('signed-out'))).toEqual([])
  expect(violations(steps, fails, ({ after }) => after.context.failure !== null)).toEqual([])
})

it('asks for the code again after a wrong one, and for the password when the login has ended', () => {
  const fails = all(from('checking-code'), on('xstate.error.actor.sendCode'))
  expect(violations(steps, (step) => fails(step) && !isEnded(step), at('asking-code'))).toEqual([])
  expect(violations(steps, (step) => fails(step) && isEnded(step), at('signed-out', 'asking'))).toEqual([])
  expect(violations(steps, fails, ({ after }) => after.context.failure !== null)).toEqual([])
})

it('goes back to the password when the second step is given up, and in time by itself', () => {
  expect(violations(steps, on('login.cancelled'), at('signed-out', 'asking'))).toEqual([])
  expect(violations(steps, on('login.cancelled'), ({ after }) => after.context.failure === null)).toEqual([])
  const isLate = all(from('second-step'), at('signed-out'), (step) => 'ms' in step.event)
  expect(violations(steps, isLate, ({ after }) => after.context.failure !== null)).toEqual([])
})

it('gives the second step its code, and nothing else', () => {
  expect(violations(steps, at('checking-code'), ({ after }) => same(givenTo('sendCode', after), code.code))).toEqual([])
})

const [isProof, isRight] = [all(from('confirming'), isUnexpired), on('xstate.done.actor.sendCode')]

it('asks for the password where a change needs a login that is not old, and stays signed in meanwhile', () => {
  const asked = all(from('working'), on('proof.requested'))
  expect(violations(steps, asked, at('asking-password'))).toEqual([])
  expect(violations(steps, at('confirming'), at('signed-in'))).toEqual([])
  expect(violations(steps, isProof, at('signed-in'))).toEqual([])
})

it('goes on when the same person has logged in again, and asks again when the password or the code was wrong', () => {
  const first = all(from('checking-password'), on('xstate.done.actor.logIn'))
  expect(violations(steps, all(first, isWhole), at('working'))).toEqual([])
  expect(violations(steps, all(first, isHalf), at('asking-second'))).toEqual([])
  expect(violations(steps, all(from('checking-second'), isRight), at('working'))).toEqual([])
  const fails = all(from('checking-second'), on('xstate.error.actor.sendCode'))
  expect(violations(steps, (step) => fails(step) && !isEnded(step), at('asking-second'))).toEqual([])
  expect(violations(steps, (step) => fails(step) && isEnded(step), at('asking-password'))).toEqual([])
  const isOver = all(from('checking-password'), at('asking-password'))
  expect(violations(steps, isOver, ({ after }) => after.context.failure !== null)).toEqual([])
})

it('changes nothing when the proof is given up', () => {
  expect(violations(steps, on('proof.cancelled'), at('working'))).toEqual([])
  expect(violations(steps, on('proof.cancelled'), ({ after }) => after.context.failure === null)).toEqual([])
})

it('keeps password and code nowhere', () => {
  expect(violations(steps, anywhere, isSilent)).toEqual([])
})
