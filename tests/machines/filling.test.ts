import { expect, it } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import { startFilling } from '../../machines/simulation/session.ts'
import { commanded, finish } from '../../machines/simulation/deferred.ts'
import { someFields } from '../support/builders.ts'
import { input } from './form-session.fillings.ts'

const fields = someFields({}, { type: 'email' })
const begin = () => startFilling({ ...input, form: { ...input.form, fields } })

it('tells the device of each change, as the page would, and nothing before the first', () => {
  const { kept, take, session } = begin()
  const before = kept.length
  take({ type: 'field.typed', value: 'Ada' })
  expect(kept.slice(before).map(({ type }) => type)).toContain('session.changed')
  expect(kept.every((event) => 'type' in event)).toBe(true)
  session.stop()
})

it('hears an answer, and confirms it where a mistake would cost', () => {
  const { take, session } = begin()
  take({ type: 'answer.spoken', value: 'Ada', words: 'ada' })
  take({ type: 'next.requested' })
  take({ type: 'answer.spoken', value: 'ada@example.com', words: 'ada at example dot com' })
  expect(session.getSnapshot().context.states).toMatchObject({
    f1: { status: 'completed', value: 'Ada', transcript: 'ada' },
    f2: { status: 'completed', value: 'ada@example.com', transcript: 'ada at example dot com' },
  })
  session.stop()
})

it('hears nothing where nobody can answer: in the review', () => {
  const { take, session } = begin()
  take({ type: 'field.typed', value: 'Ada' })
  take({ type: 'submission.requested' })
  take({ type: 'answer.spoken', value: 'Bob', words: 'bob' })
  expect(session.getSnapshot().context.states['f1']?.value).toBe('Ada')
  session.stop()
})

it('sends what the review shows to the session that the server opened', () => {
  const { take, submit, session } = begin()
  take({ type: 'field.typed', value: 'Ada' })
  expect(submit()).toBe(true)
  expect(session.getSnapshot().context).toMatchObject({
    sessionId: 'session-1',
    receipt: { success: true, id: 'submission-1', submission_id: 'submission-1' },
  })
  session.stop()
})

it('sends nothing while nothing is answered', () => {
  const { submit, session } = begin()
  expect(submit()).toBe(false)
  session.stop()
})

const asking = setup({ actors: { ask: fromPromise<string>(() => Promise.resolve('at once')) } }).createMachine({
  id: 'asking',
  initial: 'waiting',
  states: { waiting: { invoke: { id: 'ask', src: 'ask', onDone: 'told' } }, told: {} },
})
const begun = () => createActor(commanded(asking)).start()

it('lets a child end only on command', () => {
  const [waiting, told] = [begun(), begun()]
  waiting.getSnapshot().children['ask']?.send({ type: 'something.else' })
  finish(told, 'ask', 'yes')
  expect([waiting, told].map((actor) => actor.getSnapshot().value)).toEqual(['waiting', 'told'])
  expect(waiting.getSnapshot().children['ask']?.getSnapshot()).toEqual({ status: 'active' })
  expect(waiting.getPersistedSnapshot()).toMatchObject({ children: { ask: { snapshot: { status: 'active' } } } })
})

it('ends no child that is not there', () => {
  expect(() => finish(undefined, 'ask')).not.toThrow()
  expect(() => finish(begun(), 'nobody')).not.toThrow()
})
