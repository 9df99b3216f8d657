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

const failureIn = ({ event }: { event: { error: unknown } }) => toSubmissionFailure(event.error)

const changes = {
  target: 'confirmation',
  actions: { type: 'notifyLeft', params: ({ event }: { event: { index: number } }) => event.index },
} as const

const delivered = {
  target: '#submission.success',
  actions: [
    {
      type: 'keepReceipt',
      params: ({ event }: { event: { receipt: SubmissionReceipt } }) => event.receipt,
    },
    'fill',
    'notifyAccepted',
  ],
  description: 'The outbox was faster: the same answers, so the same receipt',
} as const

/** Whether they could be kept or not: they are sent under the session that was kept with them. */
const afterKeeping = (isKept: boolean) =>
  [
    { guard: 'hasSession', target: 'posting', actions: { type: 'noteKept', params: isKept } },
    { target: 'ensuring-session', actions: { type: 'noteKept', params: isKept } },
  ] as const

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
}).createMachine({
  id: 'submission',
  description: 'The four stages of the submit modal.',
  context: ({ input: { payload } }) => ({
    payload,
    firstSessionId: payload.sessionId ?? null,
    expiredSessionId: null,
    isKept: false,
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
        'submission.delivered': delivered,
        'change.requested': changes,
      },
    },
    submitting: {
      description: 'Cannot be closed, so that the person sees what happens',
      type: 'parallel',
      entry: 'begin',
      on: { 'submission.delivered': delivered },
      states: {
        sending: {
          description: 'Up to 3 attempts, until the receipt is here',
          initial: 'attempting',
          states: {
            attempting: {
              description: 'One attempt to reach the server, from the session to the receipt',
              entry: 'countAttempt',
              initial: 'keeping',
              after: {
                attemptWait: {
                  target: 'failed',
                  actions: { type: 'keepFailure', params: submissionFailure(undefined) },
                  description: 'No answer counts as no network',
                },
              },
              states: {
                keeping: {
                  description:
                    'In the outbox before they are sent, so that a browser that ends meanwhile loses nothing',
                  invoke: {
                    id: 'keepSubmission',
                    src: 'keepSubmission',
                    input: ({ context }) => ({ payload: context.payload }),
                    onDone: afterKeeping(true),
                    onError: afterKeeping(false),
                  },
                },
                'ensuring-session': {
                  description: 'The session is the key that makes a repeated submit the same one',
                  invoke: {
                    id: 'createSession',
                    src: 'createSession',
                    input: ({ context: { payload, expiredSessionId } }) => ({
                      formId: payload.formId ?? '',
                      expiredSessionId,
                    }),
                    onDone: {
                      target: 'keeping',
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
                        description: 'Answers that are older than a session of the server takes are still sent',
                      },
                      fails,
                    ],
                  },
                },
              },
            },
            failed: {
              description: 'Only what a second attempt may mend is tried again',
              always: [
                { guard: 'mayRetry', target: 'pausing' },
                { guard: 'mayWait', target: '#submission.error.waiting' },
                { target: '#submission.error' },
              ],
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
      initial: 'unsent',
      states: {
        unsent: {
          description: 'Only the person can go on: they were refused, or this browser stores nothing',
          invoke: { id: 'withdrawSubmission', src: 'withdrawSubmission', onError: {} },
        },
        waiting: {
          description: 'The outbox sends them when there is a network, also after the page was closed',
          tags: 'waiting',
          invoke: { id: 'releaseSubmission', src: 'releaseSubmission', onError: {} },
        },
      },
      on: {
        'submission.delivered': delivered,
        'submission.retried': 'submitting',
        'change.requested': changes,
        'submission.closed': { target: 'confirmation', actions: 'notifyClosed' },
      },
    },
  },
})
