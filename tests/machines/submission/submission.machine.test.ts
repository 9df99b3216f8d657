import { expect, it } from 'vitest'
import { toSubmissionFailure } from '../../../machines/submission/failures.ts'
import { submissionMachine } from '../../../machines/submission/submission.machine.ts'
import { submissionFailure } from '../../../rules/failures.ts'
import { all, anywhere, at, violations, from, givenTo, no, on, same, sendsTo } from '../support/laws.ts'
import { done, failed, run } from '../support/paths.ts'
import { empty, kept, known, type Move, payload, receipt, sessionless, steps, TICK } from './submission.paths.ts'

it('can be closed in every stage unless it is submitting', () => {
  expect(violations(steps, anywhere, ({ after }) => after.hasTag('closable') !== after.matches('submitting'))).toEqual(
    [],
  )
})

it('resets to the confirmation when it is closed, and notifies the session', () => {
  expect(violations(steps, on('submission.closed'), at('confirmation'))).toEqual([])
  expect(violations(steps, on('submission.closed'), sendsTo('parent', 'review.closed'))).toEqual([])
})

it('is not submitted without an answer', () => {
  expect(violations(empty.steps, anywhere, no(at('submitting')))).toEqual([])
})

it('makes up to 3 attempts', () => {
  expect(violations(steps, at('submitting'), ({ after }) => after.context.attempt <= 3)).toEqual([])
})

it('gives up at once where another attempt would meet the same refusal', () => {
  expect(violations(steps, at('pausing'), ({ after }) => isRetryable(after))).toEqual([])
  expect(violations(steps, at('error'), ({ after }) => !isRetryable(after) || after.context.attempt === 3)).toEqual([])
})

it('raises the bar by 10 every 200 ms up to 90, and to 100 when it is stored', () => {
  const ticks = Array.from({ length: 12 }, () => TICK)
  const after = (count: number) => [{ type: 'submission.confirmed' as const }, ...ticks.slice(0, count)]
  const barAfter = (count: number) =>
    run(submissionMachine, { input: { payload }, events: after(count) }).snapshot.context.progress
  expect([0, 1, 2, 9, 12].map(barAfter)).toEqual([0, 10, 20, 90, 90])
  expect(violations(steps, at('accepted', 'success'), ({ after: { context } }) => context.progress === 100)).toEqual([])
})

const isOver = (step: Move) => from('pausing')(step) && waited(step.event) >= pauseOf(step.before)

it('waits 1 s before the second attempt and 2 s before the third, and no longer', () => {
  expect(violations(known.steps, isOver, no(at('pausing')))).toEqual([])
  expect(
    violations(
      known.steps,
      all(from('pausing'), at('keeping')),
      ({ before, event }) => waited(event) >= pauseOf(before),
    ),
  ).toEqual([])
})

it('counts the attempts from 1 in what it sends, also over Try Again', () => {
  const again = [
    { type: 'submission.confirmed' as const },
    kept,
    failed('sendSubmission', submissionFailure(422)),
    { type: 'submission.retried' as const },
  ]
  const { snapshot } = run(submissionMachine, { input: { payload }, events: again })
  expect(snapshot.context).toMatchObject({ attempt: 1, attempts: 2, failure: null })
})

it('notifies the session of its id before anything is sent, so that a repeated submit is the same one', () => {
  expect(
    violations(sessionless.steps, on('xstate.done.actor.createSession'), sendsTo('parent', 'session.opened')),
  ).toEqual([])
  expect(
    violations(sessionless.steps, at('posting'), ({ after }) => after.context.payload.sessionId === 's-2'),
  ).toEqual([])
})

it('counts the opening of the session as a part of the first attempt', () => {
  const opened = [{ type: 'submission.confirmed' as const }, kept, done('createSession', 's-2'), kept]
  const { snapshot } = run(submissionMachine, { input: { payload: { ...payload, sessionId: null } }, events: opened })
  expect(snapshot.matches({ submitting: { sending: { attempting: 'posting' } } })).toBe(true)
  expect(snapshot.context.attempt).toBe(1)
})

it('begins another session once when the server has forgotten the first, and sends the same answers', () => {
  const gone = failed('sendSubmission', submissionFailure(404, { detail: 'Session not found' }))
  const forgotten = [{ type: 'submission.confirmed' as const }, kept, gone, done('createSession', 's-2'), kept]
  const { snapshot } = run(submissionMachine, { input: { payload }, events: forgotten })
  expect(snapshot.context.payload).toMatchObject({ sessionId: 's-2', responses: payload.responses })
  expect(snapshot.matches({ submitting: { sending: { attempting: 'posting' } } })).toBe(true)
  const again = run(submissionMachine, { input: { payload }, events: [...forgotten, gone] })
  expect(again.snapshot.matches('error')).toBe(true)
})

const inputOf = ({ after }: Move) => givenTo('sendSubmission', after)
const expected = ({ after: { context } }: Move) => {
  const { sessionId, metadata } = context.payload
  return {
    sessionId,
    payload: { ...context.payload, metadata: { ...metadata, submissionAttempts: context.attempts } },
  }
}

it('is stored once, at the session that it names, with the number of the attempt', () => {
  const isSending = all(at('posting'), no(from('posting')))
  expect(violations(steps, isSending, (step) => same(inputOf(step), expected(step)))).toEqual([])
})

const voiceSessionId = ({ after }: Move) => after.context.payload.metadata?.voiceSessionId

const isOwn = (step: Move) =>
  same(givenTo('createSession', step.after), { formId: 'f-1', expiredSessionId: step.after.context.expiredSessionId })

it('opens a session for the form of the answers, and names it in their metadata too', () => {
  const isOpening = at('ensuring-session')
  expect(violations(steps, isOpening, isOwn)).toEqual([])
  expect(violations(steps, on('xstate.done.actor.createSession'), (step) => voiceSessionId(step) === 's-2')).toEqual([])
})

const messageOf = (step: Move, type: string) => step.place.sent.find(({ event }) => event.type === type)?.event

const isOpened = (step: Move) => messageOf(step, 'session.opened')?.['sessionId'] === 's-2'
const isAccepted = (step: Move) => same(messageOf(step, 'submission.accepted')?.['receipt'], receipt)

it('notifies the session of its id and its receipt', () => {
  expect(violations(steps, on('xstate.done.actor.createSession'), isOpened)).toEqual([])
  expect(violations(steps, on('xstate.done.actor.sendSubmission'), isAccepted)).toEqual([])
})

it('has the receipt once it is stored, and no failure any more', () => {
  expect(violations(steps, at('success'), ({ after: { context } }) => same(context.receipt, receipt))).toEqual([])
  expect(violations(steps, at('success'), ({ after: { context } }) => context.failure === null)).toEqual([])
})

const isPosting = all(at('posting'), no(from('posting')))

it('is in the outbox of the device before it is posted, under the session that is posted', () => {
  expect(violations(steps, isPosting, from('keeping'))).toEqual([])
  expect(
    violations(steps, at('keeping'), (step) =>
      same(givenTo('keepSubmission', step.after), { payload: step.after.context.payload }),
    ),
  ).toEqual([])
})

it('is posted also where the device keeps nothing', () => {
  const unkept = [{ type: 'submission.confirmed' as const }, failed('keepSubmission', new Error('No storage'))]
  const { snapshot } = run(submissionMachine, { input: { payload }, events: unkept })
  expect(snapshot.matches({ submitting: { sending: { attempting: 'posting' } } })).toBe(true)
  expect(snapshot.context.isKept).toBe(false)
})

const mayWait = ({ after }: Move) => isRetryable(after) && after.context.isKept

it('waits in the outbox exactly where another attempt may mend it and it is kept', () => {
  expect(violations(steps, at('error'), (step) => step.after.hasTag('waiting') === mayWait(step))).toEqual([])
})

it('is stored with what the outbox delivered, in every stage before', () => {
  const isBefore = all(on('submission.delivered'), no(from('success')))
  expect(violations(steps, isBefore, at('success'))).toEqual([])
  expect(violations(steps, isBefore, sendsTo('parent', 'submission.accepted'))).toEqual([])
})

it('asks for the session that has expired to begin again', () => {
  const closed = failed('sendSubmission', submissionFailure(403, { detail: 'This form is not publicly accessible' }))
  const { snapshot } = run(submissionMachine, {
    input: { payload },
    events: [{ type: 'submission.confirmed' }, kept, closed],
  })
  expect(givenTo('createSession', snapshot)).toEqual({ formId: 'f-1', expiredSessionId: 's-1' })
})

const begun = ({ after: { context } }: Move) => [context.progress, context.failure, context.attempt]

it('starts again with every submit: no progress, no failure, the first attempt', () => {
  const begins = on('submission.confirmed', 'submission.retried')
  expect(violations(steps, all(begins, at('submitting')), (step) => same(begun(step), [0, null, 1]))).toEqual([])
  expect(violations(steps, on('xstate.init'), (step) => same(begun(step), [0, null, 0]))).toEqual([])
})

const code = ({ after }: Move) => after.context.failure?.code
const error = ({ event }: Move) => ('error' in event ? event.error : undefined)

const isUnforeseen = (step: Move) =>
  on('xstate.error.actor.sendSubmission')(step) && (error(step) === null || !isWhole(error(step)))

it('distinguishes a server that refuses, one that does not answer, and anything else', () => {
  const isLate = all(from('attempting'), no(from('pausing')), at('failed', 'pausing', 'error'), isElapsed)
  expect(violations(steps, isUnforeseen, (step) => code(step) === 'UNKNOWN_ERROR')).toEqual([])
  expect(violations(steps, isLate, (step) => code(step) === 'NETWORK_ERROR')).toEqual([])
})

it('takes for a failure of its own only what says what failed and whether it may be tried again', () => {
  for (const thrown of [null, undefined, 'gone', 7, {}, { code: 'SERVER_ERROR' }, { isRetryable: true }])
    expect(toSubmissionFailure(thrown).code).toBe('UNKNOWN_ERROR')
  expect(toSubmissionFailure(submissionFailure(503))).toEqual(submissionFailure(503))
})

it('notifies the session of the receipt at once', () => {
  expect(violations(steps, on('xstate.done.actor.sendSubmission'), sendsTo('parent', 'submission.accepted'))).toEqual(
    [],
  )
})

it('has a failure with words in the error stage', () => {
  expect(violations(steps, at('error'), ({ after }) => Boolean(after.context.failure?.message))).toEqual([])
})

const isElapsed = ({ event }: { event: { type: string } }) => event.type === 'time.elapsed'

const isWhole = (thrown: unknown) => typeof thrown === 'object' && thrown !== null && 'isRetryable' in thrown

const isRetryable = ({ context }: Move['after']) => context.failure?.isRetryable === true

function waited(event: { type: string }): number {
  return 'ms' in event ? Number(event.ms) : 0
}

const pauseOf = ({ context }: Move['before']) => (context.attempt === 1 ? 1000 : 2000)
