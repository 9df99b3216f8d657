import { expect, it } from 'vitest'
import { formSessionMachine } from '../../../machines/form-session/form-session.machine.ts'
import { currentField } from '../../../machines/form-session/context.ts'
import { done, failed, type PathEvent, run } from '../support/paths.ts'
import { input, real, saved } from './sessions.ts'

type Happening = PathEvent<typeof formSessionMachine>
type Changes = Partial<typeof input>

const optional = { ...input.form, fields: input.form.fields.map((field) => ({ ...field, required: false })) }
const typed = (value: string): Happening => ({ type: 'field.typed', value })
const said = (command: 'undo' | 'clear'): Happening => ({ type: 'voice.commanded', command, transcript: command })
const spoken: Happening = { type: 'field.answered', value: 'Ada', transcript: 'ada', confidence: 0.9 }
const requested: Happening = { type: 'submission.requested' }
const receipt = { success: true as const, id: 'r-1', submission_id: 'r-1' }
const accepted: Happening = { type: 'submission.accepted', receipt }
const closed: Happening = { type: 'review.closed' }

const after = (events: Happening[], changes: Changes = {}) =>
  run(formSessionMachine, { input: { ...input, ...changes }, real, events })
const told = (to: string, events: Happening[], changes?: Changes) =>
  after(events, changes).told.flatMap(({ to: child, event }) => (child === to ? [event] : []))
const tags = (events: Happening[], changes?: Changes) => [...after(events, changes).snapshot.tags].toSorted()

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
  const idle: Happening[][] = [
    [{ type: 'previous.requested' }],
    [{ type: 'next.requested' }, { type: 'next.requested' }],
    [{ type: 'field.chosen', index: 0 }],
    [{ type: 'undo.requested' }],
    [said('undo')],
    [requested],
  ]
  expect(idle.map((events) => after(events).hasMoved)).toEqual(idle.map(() => false))
})

it('tells the voice when the answer is no longer what was spoken', () => {
  expect(told('voiceCapture', [typed('Ada')])).toEqual([typed('Ada')])
  expect(told('voiceCapture', [{ type: 'field.retried' }])).toEqual([{ type: 'field.retried' }])
  expect(told('voiceCapture', [spoken, said('clear')])).toEqual([{ type: 'field.retried' }])
})

const kept = (events: Happening[], changes?: Changes) => told('storeSession', events, changes).at(-1)

it('tells the device of a session of the server, and to forget what is sent, refused or begun anew', () => {
  expect(kept([done('createSession', 's-1')])).toMatchObject({
    type: 'session.changed',
    saved: { voiceSessionId: 's-1', formVersion: input.form.version, session: { isComplete: false } },
  })
  expect(kept([{ type: 'session.opened', sessionId: 's-2' }])).toMatchObject({ saved: { voiceSessionId: 's-2' } })
  const forgotten = { type: 'session.forgotten' }
  expect(told('storeSession', [{ type: 'recovery.refused' }], { saved })).toContainEqual(forgotten)
  expect(kept([{ type: 'session.restarted' }])).toEqual(forgotten)
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

it('stays begun anew when the page cannot be loaded again', () => {
  const restarted: Happening = { type: 'session.restarted' }
  expect(after([restarted]).snapshot.children['reloadPage']).toBeDefined()
  const { snapshot, logged } = after([restarted, failed('reloadPage', error)])
  expect(snapshot.matches('ended')).toBe(true)
  expect(logged).toEqual([noteOf('reloadPage')])
})

it('takes one step back for letters typed in one field, and another for those in the next', () => {
  const events: Happening[] = [typed('A'), typed('Ad'), { type: 'next.requested' }, typed('4'), typed('42')]
  expect(after(events).snapshot.context.undos.map(({ index }) => index)).toEqual([1, 0])
})

it('does not move on for a field that is no longer the current one', () => {
  const late: Happening = { type: 'field.completed', fieldId: 'age' }
  expect(after([late]).snapshot.hasTag('advancing')).toBe(false)
  expect(after([{ type: 'field.completed', fieldId: 'name' }]).snapshot.hasTag('advancing')).toBe(true)
  const still = after([{ type: 'field.completed', fieldId: 'name' }], { autoAdvance: false })
  expect(still.snapshot.hasTag('advancing')).toBe(false)
})

it('fills no form without fields', () => {
  const { context } = after([]).snapshot
  expect(() => currentField({ ...context, index: 7 })).toThrow(new RangeError('The form has no field 7'))
})
