import { expect, it } from 'vitest'
import { startSession } from '../../../machines/simulation/session.ts'
import { someFields } from '../../support/builders.ts'
import { input } from '../form-session/sessions.ts'

const fields = someFields({}, { type: 'email' })
const begin = () => startSession({ ...input, form: { ...input.form, fields } })

it('stores each change, as the page would, and nothing before the first', () => {
  const { saved, take, actor } = begin()
  const before = saved.length
  take({ type: 'field.typed', value: 'Ada' })
  expect(saved.slice(before).map(({ type }) => type)).toContain('session.changed')
  expect(saved.every((event) => 'type' in event)).toBe(true)
  actor.stop()
})

it('hears an answer, and confirms it where a mistake would cost', () => {
  const { take, actor } = begin()
  take({ type: 'answer.spoken', value: 'Ada', words: 'ada' })
  take({ type: 'next.requested' })
  take({ type: 'answer.spoken', value: 'ada@example.com', words: 'ada at example dot com' })
  expect(actor.getSnapshot().context.states).toMatchObject({
    f1: { status: 'completed', value: 'Ada', transcript: 'ada' },
    f2: { status: 'completed', value: 'ada@example.com', transcript: 'ada at example dot com' },
  })
  actor.stop()
})

it('hears nothing where no field is asked for: in the review', () => {
  const { take, actor } = begin()
  take({ type: 'field.typed', value: 'Ada' })
  take({ type: 'submission.requested' })
  take({ type: 'answer.spoken', value: 'Bob', words: 'bob' })
  expect(actor.getSnapshot().context.states['f1']?.value).toBe('Ada')
  actor.stop()
})

it('sends what the review shows to the session that the server opened', () => {
  const { take, submit, actor } = begin()
  take({ type: 'field.typed', value: 'Ada' })
  expect(submit()).toBe(true)
  expect(actor.getSnapshot().context).toMatchObject({
    sessionId: 'session-1',
    receipt: { success: true, id: 'submission-1', submission_id: 'submission-1' },
  })
  actor.stop()
})

it('sends nothing while nothing is answered', () => {
  const { submit, actor } = begin()
  expect(submit()).toBe(false)
  actor.stop()
})
