import { assign, fromPromise, sendTo, setup } from 'xstate'
import type { SubmissionPayload, SubmissionReceipt } from '../../contract/types.gen.ts'
import type { SubmissionFailure } from '../../rules/failures.ts'
import {
  ATTEMPT_WAIT_MS,
  PROGRESS_CEILING,
  PROGRESS_STEP,
  PROGRESS_TICK_MS,
  RETRY_ATTEMPTS,
  RETRY_PAUSE_MS,
} from '../../rules/limits.ts'
import { withSession } from '../../rules/payload.ts'
import { parentOf } from '../parent.ts'
import { unprovided } from '../unprovided.ts'

interface SubmissionContext {
  payload: SubmissionPayload
  /** The server session at the start; one that has expired is replaced once. */
  firstSessionId: string | null
  /** The one that was replaced: the server may begin it again. */
  expiredSessionId: string | null
  /** The device has the answers in its outbox, from which they are sent when there is a network. */
  isKept: boolean
  /** Attempts since the person last said submit; the first is 1. */
  attempt: number
  /** All attempts of this submission, as the payload gives them. */
  attempts: number
  /** Percent, for the bar. */
  progress: number
  receipt: SubmissionReceipt | null
  failure: SubmissionFailure | null
}

export type SubmissionEvent =
  | { type: 'submission.confirmed' }
  | { type: 'submission.retried' }
  | { type: 'submission.closed' }
  /** Back to a field, whose place it names. */
  | { type: 'change.requested'; index: number }
  /** The outbox sent what waited. */
  | { type: 'submission.delivered'; receipt: SubmissionReceipt }

/** The contract of the actors of a submission, its guards and its actions; the chart is in `submission.machine.ts`. */
export const submissionSetup = setup({
  types: {
    context: {} as SubmissionContext,
    events: {} as SubmissionEvent,
    input: {} as { payload: SubmissionPayload },
    tags: {} as 'closable' | 'waiting',
  },
  actors: {
    keepSubmission: fromPromise<void, { payload: SubmissionPayload }>(unprovided),
    releaseSubmission: fromPromise<void>(unprovided),
    withdrawSubmission: fromPromise<void>(unprovided),
    createSession: fromPromise<string, { formId: string; expiredSessionId: string | null }>(unprovided),
    sendSubmission: fromPromise<SubmissionReceipt, { sessionId: string; payload: SubmissionPayload }>(unprovided),
  },
  delays: {
    attemptWait: ATTEMPT_WAIT_MS,
    retryPause: ({ context }) => RETRY_PAUSE_MS * 2 ** (context.attempt - 1),
    progressTick: PROGRESS_TICK_MS,
  },
  guards: {
    hasAnswers: ({ context }) => Object.keys(context.payload.responses).length > 0,
    isSessionGone: ({ context }, failure: SubmissionFailure) =>
      failure.isSessionGone === true && context.payload.sessionId === context.firstSessionId,
    hasSession: ({ context }) => Boolean(context.payload.sessionId),
    isRising: ({ context }) => context.progress < PROGRESS_CEILING,
    mayWait: ({ context }) => Boolean(context.failure?.isRetryable) && context.isKept,
    mayRetry: ({ context }) => Boolean(context.failure?.isRetryable) && context.attempt < RETRY_ATTEMPTS,
  },
  actions: {
    begin: assign({ attempt: 0, progress: 0, failure: null }),
    countAttempt: assign(({ context: { attempt, attempts } }) => ({ attempt: attempt + 1, attempts: attempts + 1 })),
    rise: assign({ progress: ({ context }) => Math.min(context.progress + PROGRESS_STEP, PROGRESS_CEILING) }),
    fill: assign({ progress: 100 }),
    dropSession: assign(({ context: { payload } }) => ({
      payload: { ...payload, sessionId: null },
      firstSessionId: null,
      expiredSessionId: payload.sessionId ?? null,
    })),
    noteKept: assign((_, isKept: boolean) => ({ isKept })),
    keepSession: assign(({ context }, sessionId: string) => ({ payload: withSession(context.payload, sessionId) })),
    keepReceipt: assign((_, receipt: SubmissionReceipt) => ({ receipt, failure: null })),
    keepFailure: assign((_, failure: SubmissionFailure) => ({ failure })),
    notifySessionOpened: sendTo(parentOf, (_, sessionId: string) => ({ type: 'session.opened', sessionId })),
    notifyAccepted: sendTo(parentOf, ({ context }) => ({ type: 'submission.accepted', receipt: context.receipt })),
    notifyClosed: sendTo(parentOf, { type: 'review.closed' }),
    notifyLeft: sendTo(parentOf, (_, index: number) => ({ type: 'review.left', index })),
  },
})
