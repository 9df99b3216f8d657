import type { SubmissionReceipt } from '../../contract/types.gen.ts'
import { submissionFailure } from '../../rules/failures.ts'
import { RETRY_PAUSE_MS } from '../../rules/limits.ts'
import { withAttempt } from '../../rules/payload.ts'
import { toSubmissionFailure } from './failures.ts'
import { submissionSetup } from './setup.ts'

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

export const submissionMachine = submissionSetup.createMachine({
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
