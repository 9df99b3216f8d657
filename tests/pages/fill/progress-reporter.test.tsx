import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { formSessionMachine } from '../../../machines/form-session/form-session.machine.ts'
import { PROGRESS_EVERY_MS } from '../../../rules/limits.ts'
import { reportProgress } from '../../../src/pages/fill/live/progress-reporter.ts'
import { fields, input, real } from '../../machines/form-session/sessions.ts'
import { withDeferredActors } from '../../machines/support/paths.ts'

const { recordProgress } = vi.hoisted(() => ({ recordProgress: vi.fn<(id: string, body: object) => void>() }))
vi.mock('../../../src/pages/fill/transport.ts', () => ({ recordProgress }))

beforeEach(() => {
  vi.useFakeTimers()
  recordProgress.mockReset()
})
afterEach(() => void vi.useRealTimers())

function aSession(form = input.form) {
  const session = createActor(withDeferredActors(formSessionMachine, real), { input: { ...input, form } }).start()
  const stop = reportProgress(session)
  session.send({ type: 'session.opened', sessionId: 's-1' })
  return { session, stop }
}

it('says nothing before the first answer, and then at most every ten seconds', () => {
  const { session, stop } = aSession()
  session.send({ type: 'next.requested' })
  vi.advanceTimersByTime(3 * PROGRESS_EVERY_MS)
  expect(recordProgress).not.toHaveBeenCalled()
  for (const value of ['4', '42', '421']) session.send({ type: 'field.typed', value })
  expect(recordProgress).not.toHaveBeenCalled()
  vi.advanceTimersByTime(PROGRESS_EVERY_MS)
  expect(recordProgress).toHaveBeenCalledOnce()
  expect(recordProgress).toHaveBeenCalledWith('s-1', { reached: 'age', left: 'age', elapsed: expect.any(Number) })
  vi.advanceTimersByTime(3 * PROGRESS_EVERY_MS)
  expect(recordProgress).toHaveBeenCalledOnce()
  stop()
})

it('says where the person was and how well questions were heard when the page is left, without answers', () => {
  const { session, stop } = aSession()
  session.send({ type: 'field.misheard', kind: 'refused', transcript: 'add a' })
  session.send({ type: 'field.typed', value: 'Ada' })
  dispatchEvent(new Event('pagehide'))
  dispatchEvent(new Event('pagehide'))
  expect(recordProgress.mock.calls.map(([, body]) => body)).toEqual([
    {
      reached: 'name',
      left: 'name',
      elapsed: expect.any(Number),
      fields: { name: { asked_again: 0, refused: 1, typed_after: 1 } },
    },
  ])
  expect(JSON.stringify(recordProgress.mock.calls)).not.toContain('Ada')
  stop()
})

it('says at once that the answers are submitted', () => {
  const { session, stop } = aSession()
  session.send({ type: 'field.typed', value: 'Ada' })
  session.send({ type: 'field.chosen', index: 1 })
  session.send({ type: 'field.typed', value: '42' })
  session.send({ type: 'submission.requested' })
  const receipt = { success: true as const, id: 'r-1', submission_id: 'r-1' }
  session.send({ type: 'submission.accepted', receipt })
  expect(recordProgress).toHaveBeenCalledOnce()
  expect(recordProgress.mock.calls[0]?.[1]).toMatchObject({ reached: 'age', finished: true })
  stop()
})

it('names the questions that the answers left out, until the person has come to them', () => {
  const [name, age] = fields
  if (!name || !age) throw new Error('The form has no fields')
  const form = {
    ...input.form,
    fields: [name, { ...age, visibleWhen: { field: 'name', op: 'is' as const, value: 'Ada' } }, { ...age, id: 'town' }],
  }
  const { session, stop } = aSession(form)
  session.send({ type: 'field.typed', value: 'Bob' })
  session.send({ type: 'next.requested' })
  dispatchEvent(new Event('pagehide'))
  expect(recordProgress.mock.lastCall?.[1]).toMatchObject({ reached: 'town', left: 'town', skipped: ['age'] })
  session.send({ type: 'previous.requested' })
  session.send({ type: 'field.typed', value: 'Ada' })
  session.send({ type: 'next.requested' })
  session.send({ type: 'previous.requested' })
  session.send({ type: 'field.typed', value: 'Bob' })
  dispatchEvent(new Event('pagehide'))
  expect(recordProgress.mock.lastCall?.[1]).toMatchObject({ reached: 'town', left: 'name' })
  expect(recordProgress.mock.lastCall?.[1]).not.toHaveProperty('skipped')
  stop()
})
