import { expect, it } from 'vitest'
import { inJson } from '../../support/json.ts'
import { all, anywhere, at, from, givenTo, on, violations } from '../support/laws.ts'
import { confirmed, type Move, refused, steps, typed } from './passkeys.paths.ts'

const isRefused = ({ event }: Move) => 'error' in event && event.error === refused
const isMeant = ({ after }: Move) => after.context.chosen?.id === 'passkey-1'
const isSilent = ({ after }: Move) => !JSON.stringify(inJson(after.context)).includes(typed.password)
const isBusy = ({ before }: Move) => before.hasTag('busy')

it('asks for the password before a passkey is added or deleted', () => {
  expect(violations(steps, on('passkey.requested'), at('naming'))).toEqual([])
  expect(violations(steps, on('removal.requested'), at('proving'))).toEqual([])
  expect(violations(steps, at('adding'), on('passkey.submitted'))).toEqual([])
  expect(violations(steps, at('removing'), on('removal.confirmed'))).toEqual([])
})

it('is closed when it was added or deleted', () => {
  expect(
    violations(steps, on('xstate.done.actor.addPasskey', 'xstate.done.actor.removePasskey'), at('closed')),
  ).toEqual([])
})

it('asks again where something is refused or no answer comes, says why, and forgets it with the next attempt', () => {
  for (const [busy, asking] of [
    ['adding', 'naming'],
    ['removing', 'proving'],
  ] as const) {
    expect(violations(steps, all(from(busy), at(asking)), ({ after }) => after.context.failure !== null)).toEqual([])
    expect(violations(steps, at(busy), ({ after }) => after.context.failure === null)).toEqual([])
  }
  expect(violations(steps, isRefused, ({ after }) => after.context.failure === 'Incorrect password')).toEqual([])
})

it('knows which passkey is meant until the dialog is closed, and cannot be closed while something is at work', () => {
  expect(violations(steps, at('proving', 'removing'), isMeant)).toEqual([])
  expect(violations(steps, at('closed'), ({ after: { context } }) => !context.chosen && !context.failure)).toEqual([])
  expect(steps.filter((step) => isBusy(step) && step.event.type === 'dialog.closed')).toEqual([])
})

it('gives the actors what was typed and chosen, and keeps the password nowhere', () => {
  for (const step of steps.filter(at('adding')))
    expect(givenTo('addPasskey', step.after)).toEqual({ name: typed.name, password: typed.password })
  for (const step of steps.filter(at('removing')))
    expect(givenTo('removePasskey', step.after)).toEqual({ id: 'passkey-1', password: confirmed.password })
  expect(violations(steps, anywhere, isSilent)).toEqual([])
})
