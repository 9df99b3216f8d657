import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { formSessionMachine } from '../../../machines/form-session/form-session.machine.ts'
import { currentField } from '../../../machines/form-session/context.ts'
import { done, failed, type PathEvent, run, withDeferredActors } from '../support/paths.ts'
import { input, real, saved } from './sessions.ts'

type TestEvent = PathEvent<typeof formSessionMachine>
type Changes = Partial<typeof input>

const optional = { ...input.form, fields: input.form.fields.map((field) => ({ ...field, required: false })) }
const typed = (value: string): TestEvent => ({ type: 'field.typed', value })
const said = (what: 'undo' | 'clear'): TestEvent => ({ type: 'voice.commanded', command: what, transcript: what })
const spoken: TestEvent = { type: 'field.answered', value: 'Ada', transcript: 'ada', confidence: 0.9 }
const requested: TestEvent = { type: 'submission.requested' }
const receipt = { success: true as const, id: 'r-1', submission_id: 'r-1' }
const accepted: TestEvent = { type: 'submission.accepted', receipt }
const closed: TestEvent = { type: 'review.closed' }

const after = (events: TestEvent[], changes: Changes = {}) =>
  run(formSessionMachine, { input: { ...input, ...changes }, real, events })
const sent = (to: string, events: TestEvent[], changes?: Changes) =>
  after(events, changes).sent.flatMap(({ to: child, event }) => (child === to ? [event] : []))
const tags = (events: TestEvent[], changes?: Changes) => [...after(events, changes).snapshot.tags].toSorted()

it('says what the page may do: offer to go on, fill, rest, review', () => {
  expect(tags([], { saved })).toEqual(['recovering'])
  expect(tags([])).toEqual(['filling'])
  expect(tags([spoken])).toEqual(['advancing', 'filling'])
  expect(tags([typed('Ada'), requested], { form: optional })).toEqual(['reviewing'])
  expect(tags([typed('Ada'), requested, accepted], { form: optional })).toEqual(['reviewing'])
})

it('is over once it is stored and the review is closed', () => {
  const { snapshot } = after([typed('Ada'), requested, accepted, closed], { form: optional })
  expect([...snapshot.tags]).toEqual(['submitted'])
  expect(snapshot.status).toBe('done')
  expect(snapshot.context.receipt).toEqual(receipt)
})

it('does nothing where nothing can be done', () => {
  const idle: TestEvent[][] = [
    [{ type: 'previous.requested' }],
    [{ type: 'next.requested' }, { type: 'next.requested' }],
    [{ type: 'field.chosen', index: 0 }],
    [{ type: 'undo.requested' }],
    [said('undo')],
    [requested],
  ]
  expect(idle.map((events) => after(events).hasMoved)).toEqual(idle.map(() => false))
})

it('notifies the voice when the answer is no longer what was spoken', () => {
  expect(sent('voiceCapture', [typed('Ada')])).toEqual([typed('Ada')])
  expect(sent('voiceCapture', [{ type: 'field.retried' }])).toEqual([{ type: 'field.retried' }])
  expect(sent('voiceCapture', [spoken, said('clear')])).toEqual([{ type: 'field.retried' }])
})

const kept = (events: TestEvent[], changes?: Changes) => sent('storeSession', events, changes).at(-1)

it('has the device store a session of the server, and forget what is sent, refused or started over', () => {
  expect(kept([done('createSession', 's-1')])).toMatchObject({
    type: 'session.changed',
    saved: { voiceSessionId: 's-1', formVersion: input.form.version, session: { isComplete: false } },
  })
  expect(kept([{ type: 'session.opened', sessionId: 's-2' }])).toMatchObject({ saved: { voiceSessionId: 's-2' } })
  const forgotten = { type: 'session.forgotten' }
  expect(sent('storeSession', [{ type: 'recovery.refused' }], { saved })).toContainEqual(forgotten)
  expect(kept([{ type: 'restart.requested' }, { type: 'session.restarted' }])).toEqual(forgotten)
  expect(kept([typed('Ada'), requested, accepted], { form: optional })).toEqual(forgotten)
})

it('goes on reviewing when the session that it sends with is opened', () => {
  const { snapshot } = after([typed('Ada'), requested, { type: 'session.opened', sessionId: 's-2' }], {
    form: optional,
  })
  expect([...snapshot.tags]).toEqual(['reviewing'])
  expect(snapshot.matches({ live: { 'server-session': 'open' } })).toBe(true)
})

it('goes on with the session of an earlier visit, and keeps nothing of what was saved', () => {
  const unanswered = { ...saved, session: { ...saved.session, fieldStates: {} } }
  const { snapshot } = after([], { saved: unanswered })
  expect(snapshot.context).toMatchObject({ sessionId: 's-0', saved: null })
  expect(snapshot.children['createSession']).toBeUndefined()
  expect(after([{ type: 'recovery.refused' }], { saved }).snapshot.context.saved).toBeNull()
  expect(after([{ type: 'recovery.accepted' }], { saved }).snapshot.context.saved).toBeNull()
})

const error = new TypeError('No network')
const noteOf = (child: string) => [
  'The session goes on without what failed',
  expect.objectContaining({ type: `xstate.error.actor.${child}`, error }),
]

it.each(['storeSession', 'createSession'])('goes on, and notes it, when it cannot %s', (child) => {
  const { snapshot, hasMoved, logged } = after([failed(child, error)])
  expect([snapshot.status, hasMoved]).toEqual(['active', true])
  expect(logged).toEqual([noteOf(child)])
})

it('stays started over when the page cannot be loaded again', () => {
  const restarted: TestEvent[] = [{ type: 'restart.requested' }, { type: 'session.restarted' }]
  expect(after(restarted).snapshot.children['reloadPage']).toBeDefined()
  const { snapshot, logged } = after([...restarted, failed('reloadPage', error)])
  expect(snapshot.matches('ended')).toBe(true)
  expect(logged).toEqual([noteOf('reloadPage')])
})

it('takes one step back for letters typed in one field, and another for those in the next', () => {
  const events: TestEvent[] = [typed('A'), typed('Ad'), { type: 'next.requested' }, typed('4'), typed('42')]
  expect(after(events).snapshot.context.undos.map(({ index }) => index)).toEqual([1, 0])
})

it('does not move on for a field that is no longer the current one', () => {
  const late: TestEvent = { type: 'field.completed', fieldId: 'age' }
  expect(after([late]).snapshot.hasTag('advancing')).toBe(false)
  expect(after([{ type: 'field.completed', fieldId: 'name' }]).snapshot.hasTag('advancing')).toBe(true)
  const still = after([{ type: 'field.completed', fieldId: 'name' }], { autoAdvance: false })
  expect(still.snapshot.hasTag('advancing')).toBe(false)
})

it('has an answer said again that cannot stand, and goes on from any other', () => {
  const acknowledged: TestEvent = { type: 'voice.acknowledged' }
  const wrong: TestEvent[] = [{ type: 'field.chosen', index: 1 }, { ...spoken, value: 'old' }, acknowledged]
  expect(sent('voiceCapture', wrong)).toEqual([{ type: 'voice.started' }])
  expect(sent('voiceCapture', [spoken, acknowledged])).not.toContainEqual({ type: 'voice.started' })
})

/** How often the page was offered to send, while the last of these came. */
function offersOf(events: TestEvent[], changes: Changes = {}): number {
  let offers = 0
  const session = createActor(withDeferredActors(formSessionMachine, real), { input: { ...input, ...changes } }).start()
  for (const event of events.slice(0, -1)) session.send(event as Parameters<typeof session.send>[0])
  session.on('submission.offered', () => (offers += 1))
  for (const event of events.slice(-1)) session.send(event as Parameters<typeof session.send>[0])
  session.stop()
  return offers
}

it('offers to send after the last field, once nothing is missing', () => {
  const confirmed: TestEvent = { type: 'field.confirmed' }
  const last: TestEvent = { type: 'field.chosen', index: 1 }
  expect(offersOf([last, typed('42'), confirmed])).toBe(1)
  expect(offersOf([last, typed('42'), confirmed, confirmed])).toBe(1)
  expect(offersOf([last, { ...spoken, value: '42' }, { type: 'voice.acknowledged' }], { form: optional })).toBe(1)
  expect(offersOf([last, confirmed])).toBe(0)
  expect(offersOf([last, typed('old'), confirmed])).toBe(0)
  expect(offersOf([typed('Ada'), confirmed], { form: optional })).toBe(0)
  expect(offersOf([last, typed('42')])).toBe(0)
})

it('fills no form without fields', () => {
  const { context } = after([]).snapshot
  expect(() => currentField({ ...context, index: 7 })).toThrow(new RangeError('The form has no field 7'))
})
