import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { formSessionMachine } from '../../../machines/form-session/form-session.machine.ts'
import { savedSession } from '../../../machines/form-session/context.ts'
import { all, anywhere, at, violations, no, on, sendsTo } from '../support/laws.ts'
import { inJson } from '../../support/json.ts'
import { run, withDeferredActors } from '../support/paths.ts'
import { input, real, resume, saved, state } from './sessions.ts'
import { type Move, statuses, steps } from './form-session.paths.ts'

const wasSaved = sendsTo('storeSession', 'session.changed')
const storedIn = ({ place: { sent } }: Move) => sent.filter(({ to }) => to === 'storeSession').map(({ event }) => event)
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const isSavedAsItIs = (step: Move) => same(storedIn(step).at(-1)?.['saved'], savedSession(step.after.context))
const isSameInJson = ({ after }: Move) => {
  const kept = savedSession(after.context)
  return same(inJson(kept), kept)
}

const moves = ({ event, before, after }: Move) =>
  event.type === 'next.requested' && before.context.index !== after.context.index

it('saves every change on the device, as it is', () => {
  expect(violations(steps, all(wasSaved, no(sendsTo('storeSession', 'session.forgotten'))), isSavedAsItIs)).toEqual([])
  expect(violations(steps, on('field.typed', 'field.answered', 'field.picked'), wasSaved)).toEqual([])
  expect(violations(steps, moves, wasSaved)).toEqual([])
})

it('leaves nothing on the device after a submission and after Start Over', () => {
  const ends = on('submission.accepted', 'session.restarted')
  expect(violations(steps, ends, (step) => storedIn(step).at(-1)?.type === 'session.forgotten')).toEqual([])
})

it('forgets the old session when its recovery is refused', () => {
  expect(violations(steps, on('recovery.refused'), sendsTo('storeSession', 'session.forgotten'))).toEqual([])
})

it('never waits for the session of the server', () => {
  expect(violations(steps, on('xstate.error.actor.createSession'), at('filling', 'reviewing', 'restarting'))).toEqual(
    [],
  )
})

it('takes the session that was created before the submit, and no other afterwards', () => {
  const others = on('xstate.done.actor.createSession')
  expect(violations(steps, on('session.opened'), ({ after }) => after.context.sessionId === 's-2')).toEqual([])
  expect(violations(steps, others, ({ before }) => before.context.sessionId === null)).toEqual([])
})

it('continues where it was left off', () => {
  const { snapshot } = resume()
  expect(snapshot.context).toMatchObject({
    id: 'session-0',
    index: 1,
    sessionId: 's-0',
    startedAt: '2026-11-20T23:00:00Z',
  })
  expect(statuses(snapshot)).toBe('completed active')
  expect(snapshot.context.states).toMatchObject({ name: { value: 'Ada' }, age: { value: '4' } })
})

it('shows the old problem of the field that a person had come back to', () => {
  const age = { ...state, fieldId: 'age', status: 'active' as const, isValid: false, value: 'four' }
  const fieldStates = { age: { ...age, validationError: 'Please provide a valid number' } }
  const { snapshot } = resume({ session: { ...saved.session, fieldStates } })
  expect(snapshot.context.states['age']).toMatchObject({
    status: 'active',
    value: 'four',
    validationError: 'Please provide a valid number',
  })
})

it('offers nothing to continue after a visit without an answer, but goes on with its session', () => {
  const unanswered = { ...saved, session: { ...saved.session, fieldStates: {} } }
  const { snapshot } = run(formSessionMachine, { input: { ...input, saved: unanswered }, real, events: [] })
  expect(snapshot.hasTag('filling')).toBe(true)
  expect(snapshot.context).toMatchObject({ id: 'session-1', sessionId: 's-0', startedAt: input.startedAt })
})

it('creates no second session of the server for one that goes on', () => {
  expect(resume().snapshot.children['createSession']).toBeUndefined()
})

it('keeps the answers but not the session when the owner has changed the form meanwhile', () => {
  const { snapshot } = resume({ formVersion: '2026-11-01T00:00:00Z' })
  expect(snapshot.context.sessionId).toBeNull()
  expect(snapshot.context.states['name']?.value).toBe('Ada')
  expect(snapshot.children['createSession']).toBeDefined()
})

it('survives a round trip of its snapshot through JSON, and goes on from there', () => {
  const machine = withDeferredActors(formSessionMachine, real)
  const before = createActor(machine, { input }).start()
  before.send({ type: 'field.typed', value: 'Ada' })
  const snapshot = inJson(before.getPersistedSnapshot())
  const after = createActor(machine, { input, snapshot }).start()
  after.send({ type: 'next.requested' })
  expect(statuses(after.getSnapshot())).toBe('completed active')
  expect(after.getSnapshot().context.states['name']?.value).toBe('Ada')
})

it('saves only what JSON can say', () => {
  expect(violations(steps, anywhere, isSameInJson)).toEqual([])
})
