import { expect, it } from 'vitest'
import { inJson } from '../../support/json.ts'
import { all, anywhere, at, from, givenTo, on, violations } from '../support/laws.ts'
import { code, codes, type Move, password, proof, refused, steps, totp } from './two-step.paths.ts'

const isRefused = ({ event }: Move) => 'error' in event && event.error === refused
const isEmpty = ({ after: { context } }: Move) => !context.setup && !context.codes && !context.failure
const isSilent = ({ after }: Move) =>
  [password.password, code.code].every((secret) => !JSON.stringify(inJson(after.context)).includes(secret))
const isBusy = ({ before }: Move) => before.hasTag('busy')
const saysWhy = ({ after }: Move) => after.context.failure !== null

it('knows the key exactly while it is scanned, and recovery codes exactly while they are shown', () => {
  const scans = at('scanning', 'confirming')
  expect(violations(steps, anywhere, (step) => (step.after.context.setup === totp) === scans(step))).toEqual([])
  expect(
    violations(steps, anywhere, (step) => (step.after.context.codes === codes) === at('showing-codes')(step)),
  ).toEqual([])
})

it('shows a key after the password, and recovery codes after a code that was right', () => {
  expect(violations(steps, on('xstate.done.actor.beginTotp'), at('scanning'))).toEqual([])
  const confirmed = on('xstate.done.actor.confirmTotp', 'xstate.done.actor.renewCodes')
  expect(violations(steps, confirmed, at('showing-codes'))).toEqual([])
  expect(violations(steps, on('xstate.done.actor.turnOff'), at('closed'))).toEqual([])
})

it('asks for password and code before it renews codes or turns anything off', () => {
  expect(violations(steps, on('renewal.requested'), at('proving-renewal'))).toEqual([])
  expect(violations(steps, on('removal.requested'), at('proving-removal'))).toEqual([])
  expect(violations(steps, at('renewing', 'turning-off'), on('proof.submitted'))).toEqual([])
})

it('asks again where something is refused or no answer comes, says why, and forgets it with the next attempt', () => {
  for (const [busy, asking] of [
    ['preparing', 'asking-password'],
    ['confirming', 'scanning'],
    ['renewing', 'proving-renewal'],
    ['turning-off', 'proving-removal'],
  ] as const) {
    const fails = all(from(busy), at(asking))
    expect(violations(steps, fails, saysWhy)).toEqual([])
    expect(violations(steps, at(busy), ({ after }) => after.context.failure === null)).toEqual([])
  }
  expect(violations(steps, isRefused, ({ after }) => after.context.failure === 'Incorrect password')).toEqual([])
})

it('cannot be closed while the server is at work, and forgets everything when it is', () => {
  expect(steps.filter((step) => isBusy(step) && step.event.type === 'dialog.closed')).toEqual([])
  expect(violations(steps, at('closed'), isEmpty)).toEqual([])
})

it('gives the actors what was typed, and keeps it nowhere', () => {
  expect(violations(steps, at('preparing'), ({ after }) => givenTo('beginTotp', after) === password.password)).toEqual(
    [],
  )
  expect(violations(steps, at('confirming'), ({ after }) => givenTo('confirmTotp', after) === code.code)).toEqual([])
  for (const step of steps.filter(at('renewing'))) expect(givenTo('renewCodes', step.after)).toEqual(proof.proof)
  for (const step of steps.filter(at('turning-off'))) expect(givenTo('turnOff', step.after)).toEqual(proof.proof)
  expect(violations(steps, anywhere, isSilent)).toEqual([])
})
