import { expect, it } from 'vitest'
import { submissionMachine } from '../../machines/submission.machine.ts'
import { submissionFailure } from '../../rules/failures.ts'
import { all, anywhere, at, breaches, from, no, on, tells } from '../machine-laws.ts'
import { done, failed, run } from '../machine-paths.ts'
import { empty, events, known, type Move, payload, sessionless, steps, TICK } from './submission.walks.ts'

it('can be closed in every stage unless it is submitting', () => {
  expect(breaches(steps, anywhere, ({ after }) => after.hasTag('closable') !== after.matches('submitting'))).toEqual([])
})

it('resets to the confirmation when it is closed, and tells the session', () => {
  expect(breaches(steps, on('submission.closed'), at('confirmation'))).toEqual([])
  expect(breaches(steps, on('submission.closed'), tells('parent', 'review.closed'))).toEqual([])
})

it('is not submitted without an answer', () => {
  expect(breaches(empty.steps, anywhere, no(at('submitting')))).toEqual([])
})

it('makes up to 3 attempts', () => {
  expect(breaches(steps, at('submitting'), ({ after }) => after.context.attempt <= 3)).toEqual([])
})

it('gives up at once where another attempt would meet the same refusal', () => {
  expect(breaches(steps, at('pausing'), ({ after }) => isRetryable(after))).toEqual([])
  expect(breaches(steps, at('error'), ({ after }) => !isRetryable(after) || after.context.attempt === 3)).toEqual([])
})

it('raises the bar by 10 every 200 ms up to 90, and to 100 when it is stored', () => {
  const ticks = Array.from({ length: 12 }, () => TICK)
  const after = (count: number) => [{ type: 'submission.confirmed' as const }, ...ticks.slice(0, count)]
  const barAfter = (count: number) =>
    run(submissionMachine, { input: { payload }, events: after(count) }).snapshot.context.progress
  expect([0, 1, 2, 9, 12].map(barAfter)).toEqual([0, 10, 20, 90, 90])
  expect(breaches(steps, at('accepted', 'success'), ({ after: { context } }) => context.progress === 100)).toEqual([])
})

it('waits 1 s before the second attempt and 2 s before the third', () => {
  expect(
    breaches(known.steps, all(from('pausing'), at('posting')), ({ before, event }) => waited(event) >= pauseOf(before)),
  ).toEqual([])
})

it('counts the attempts from 1 in what it sends, also over Try Again', () => {
  const again = [events[0], failed('sendSubmission', submissionFailure(422)), events[1]] as typeof events
  const { snapshot } = run(submissionMachine, { input: { payload }, events: again })
  expect(snapshot.context).toMatchObject({ attempt: 1, attempts: 2, failure: null })
})

it('tells the session its id before anything is sent, so that a repeated submit is the same one', () => {
  expect(breaches(sessionless.steps, on('xstate.done.actor.ensureSession'), tells('parent', 'session.opened'))).toEqual(
    [],
  )
  expect(breaches(sessionless.steps, at('posting'), ({ after }) => after.context.payload.sessionId === 's-2')).toEqual(
    [],
  )
})

it('begins another session once when the server has forgotten the first, and sends the same answers', () => {
  const gone = failed('sendSubmission', submissionFailure(404, { detail: 'Session not found' }))
  const forgotten = [{ type: 'submission.confirmed' as const }, gone, done('ensureSession', 's-2')]
  const { snapshot } = run(submissionMachine, { input: { payload }, events: forgotten })
  expect(snapshot.context.payload).toMatchObject({ sessionId: 's-2', responses: payload.responses })
  expect(snapshot.matches({ submitting: { sending: { attempting: 'posting' } } })).toBe(true)
  const again = run(submissionMachine, { input: { payload }, events: [...forgotten, gone] })
  expect(again.snapshot.matches('error')).toBe(true)
})

it('tells the session of the receipt at once', () => {
  expect(breaches(steps, on('xstate.done.actor.sendSubmission'), tells('parent', 'submission.accepted'))).toEqual([])
})

it('has a failure with words in the error stage', () => {
  expect(breaches(steps, at('error'), ({ after }) => Boolean(after.context.failure?.message))).toEqual([])
})

const isRetryable = ({ context }: Move['after']) => context.failure?.isRetryable === true

function waited(event: { type: string }): number {
  return 'ms' in event ? Number(event.ms) : 0
}

const pauseOf = ({ context }: Move['before']) => (context.attempt === 1 ? 1000 : 2000)
