import { assign, fromPromise, sendTo, setup } from 'xstate'
import type { SubmissionPayload, SubmissionReceipt } from '../../contract/types.gen.ts'
import { type SubmissionFailure, submissionFailure } from '../../rules/failures.ts'
import {
  ATTEMPT_WAIT_MS,
  PROGRESS_CEILING,
  PROGRESS_STEP,
  PROGRESS_TICK_MS,
  RETRY_ATTEMPTS,
  RETRY_PAUSE_MS,
} from '../../rules/limits.ts'
import { withAttempt, withSession } from '../../rules/payload.ts'
import { parentOf } from '../parent.ts'
import { toSubmissionFailure } from './failures.ts'
import { unprovided } from '../unprovided.ts'

interface SubmissionContext {
  payload: SubmissionPayload
  /** The server session at the start; one that the server has forgotten is replaced once. */
  firstSessionId: string | null
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

const failureIn = ({ event }: { event: { error: unknown } }) => toSubmissionFailure(event.error)

const changes = {
  target: 'confirmation',
  actions: { type: 'notifyLeft', params: ({ event }: { event: { index: number } }) => event.index },
} as const

const fails = {
  target: '#submission.submitting.sending.failed',
  actions: {
    type: 'keepFailure',
    params: failureIn,
  },
} as const

export const submissionMachine = setup({
  types: {
    context: {} as SubmissionContext,
    events: {} as SubmissionEvent,
    input: {} as { payload: SubmissionPayload },
    tags: {} as 'closable',
  },
  actors: {
    createSession: fromPromise<string, { formId: string }>(unprovided),
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
    mayRetry: ({ context }) => Boolean(context.failure?.isRetryable) && context.attempt < RETRY_ATTEMPTS,
  },
  actions: {
    begin: assign({ attempt: 0, progress: 0, failure: null }),
    countAttempt: assign(({ context: { attempt, attempts } }) => ({ attempt: attempt + 1, attempts: attempts + 1 })),
    rise: assign({ progress: ({ context }) => Math.min(context.progress + PROGRESS_STEP, PROGRESS_CEILING) }),
    fill: assign({ progress: 100 }),
    dropSession: assign(({ context }) => ({ payload: { ...context.payload, sessionId: null } })),
    keepSession: assign(({ context }, sessionId: string) => ({ payload: withSession(context.payload, sessionId) })),
    keepReceipt: assign((_, receipt: SubmissionReceipt) => ({ receipt, failure: null })),
    keepFailure: assign((_, failure: SubmissionFailure) => ({ failure })),
    notifySessionOpened: sendTo(parentOf, (_, sessionId: string) => ({ type: 'session.opened', sessionId })),
    notifyAccepted: sendTo(parentOf, ({ context }) => ({ type: 'submission.accepted', receipt: context.receipt })),
    notifyClosed: sendTo(parentOf, { type: 'review.closed' }),
    notifyLeft: sendTo(parentOf, (_, index: number) => ({ type: 'review.left', index })),
  },
}).createMachine({
  id: 'submission',
  description: 'The four stages of the submit modal.',
  context: ({ input: { payload } }) => ({
    payload,
    firstSessionId: payload.sessionId ?? null,
    attempt: 0,
    attempts: 0,
    progress: 0,
    receipt: null,
    failure: null,
  }),
  initial: 'confirmation',
  states: {
    confirmation: {
      description: 'Review your responses',
      tags: 'closable',
      on: {
        'submission.confirmed': { guard: 'hasAnswers', target: 'submitting' },
        'submission.closed': { actions: 'notifyClosed' },
        'change.requested': changes,
      },
    },
    submitting: {
      description: 'Cannot be closed, so that the person sees what happens',
      type: 'parallel',
      entry: 'begin',
      states: {
        sending: {
          description: 'Up to 3 attempts, until the receipt is here',
          initial: 'attempting',
          states: {
            attempting: {
              description: 'One attempt to reach the server, from the session to the receipt',
              entry: 'countAttempt',
              initial: 'ensuring-session',
              after: {
                attemptWait: {
                  target: 'failed',
                  actions: { type: 'keepFailure', params: submissionFailure(undefined) },
                  description: 'No answer counts as no network',
                },
              },
              states: {
                'ensuring-session': {
                  description: 'The session is the key that makes a repeated submit the same one',
                  always: { guard: 'hasSession', target: 'posting' },
                  invoke: {
                    id: 'createSession',
                    src: 'createSession',
                    input: ({ context }) => ({ formId: context.payload.formId ?? '' }),
                    onDone: {
                      target: 'posting',
                      actions: [
                        { type: 'keepSession', params: ({ event }) => event.output },
                        { type: 'notifySessionOpened', params: ({ event }) => event.output },
                      ],
                    },
                    onError: fails,
                  },
                },
                posting: {
                  description: 'The answers are on their way; the receipt is awaited',
                  invoke: {
                    id: 'sendSubmission',
                    src: 'sendSubmission',
                    input: ({ context: { payload, attempts } }) => ({
                      sessionId: payload.sessionId ?? '',
                      payload: withAttempt(payload, attempts),
                    }),
                    onDone: {
                      target: '#submission.submitting.sending.accepted',
                      actions: { type: 'keepReceipt', params: ({ event }) => event.output },
                    },
                    onError: [
                      {
                        guard: { type: 'isSessionGone', params: failureIn },
                        target: 'ensuring-session',
                        actions: 'dropSession',
                        description: 'Answers that are older than a session of the server are still sent',
                      },
                      fails,
                    ],
                  },
                },
              },
            },
            failed: {
              description: 'Only what a second attempt may mend is tried again',
              always: [{ guard: 'mayRetry', target: 'pausing' }, { target: '#submission.error' }],
            },
            pausing: {
              description: `Before the next attempt: ${RETRY_PAUSE_MS} ms, then ${2 * RETRY_PAUSE_MS} ms`,
              after: { retryPause: 'attempting' },
            },
            accepted: {
              description: 'The bar is full for a moment',
              entry: ['fill', 'notifyAccepted'],
              after: { progressTick: '#submission.success' },
            },
          },
        },
        progress: {
          description: 'The bar, which rises up to 90 % by itself',
          initial: 'rising',
          states: {
            rising: {
              description: 'A step with every tick, so that the wait is seen to go on',
              after: { progressTick: { guard: 'isRising', target: 'rising', reenter: true, actions: 'rise' } },
            },
          },
        },
      },
    },
    success: {
      description: 'The submission is stored',
      tags: 'closable',
      on: { 'submission.closed': { target: 'confirmation', actions: 'notifyClosed' } },
    },
    error: {
      description: 'Not stored, or not known to be; the answers are kept',
      tags: 'closable',
      on: {
        'submission.retried': 'submitting',
        'change.requested': changes,
        'submission.closed': { target: 'confirmation', actions: 'notifyClosed' },
      },
    },
  },
})
