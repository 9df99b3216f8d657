import type { SubmissionPayload } from '../../../contract/types.gen.ts'
import { submissionMachine } from '../../../machines/submission/submission.machine.ts'
import { submissionFailure } from '../../../rules/failures.ts'
import { RETRY_PAUSE_MS } from '../../../rules/limits.ts'
import { done, elapsed, failed, type Step, explore } from '../support/paths.ts'

export const payload: SubmissionPayload = {
  formId: 'f-1',
  sessionId: 's-1',
  responses: { name: { fieldId: 'name', fieldType: 'text', value: 'Ada' } },
  metadata: { submissionAttempts: 1 },
}
export const receipt = { success: true as const, id: 'r-1', submission_id: 'r-1' }
export const kept = done('keepSubmission', undefined)
export const TICK = elapsed(200)
export const events = [
  { type: 'submission.confirmed' as const },
  { type: 'submission.retried' as const },
  { type: 'submission.closed' as const },
  { type: 'change.requested' as const, index: 1 },
  { type: 'submission.delivered' as const, receipt },
  kept,
  failed('keepSubmission', new Error('No storage')),
  done('createSession', 's-2'),
  failed('createSession', submissionFailure(503)),
  done('sendSubmission', receipt),
  failed('sendSubmission', submissionFailure(undefined)),
  failed('sendSubmission', submissionFailure(409, { detail: 'Already submitted' })),
  failed('sendSubmission', submissionFailure(404, { detail: 'Session not found' })),
  failed('sendSubmission', new TypeError('unforeseen')),
  failed('sendSubmission', null),
  failed('sendSubmission', { code: 'SERVER_ERROR' }),
  done('releaseSubmission', undefined),
  failed('releaseSubmission', new Error('No storage')),
  done('withdrawSubmission', undefined),
  failed('withdrawSubmission', new Error('No storage')),
  TICK,
  elapsed(RETRY_PAUSE_MS),
  elapsed(2 * RETRY_PAUSE_MS),
  elapsed(30_000),
]

export type Move = Step<typeof submissionMachine>
const key = ({ context }: Move['after']) => [
  context.attempt,
  context.failure?.code,
  context.isKept,
  context.firstSessionId === null,
  Boolean(context.payload.sessionId),
]
export const known = explore(submissionMachine, { input: { payload }, events, key })
export const sessionless = explore(submissionMachine, {
  input: { payload: { ...payload, sessionId: null } },
  events,
  key,
})
export const empty = explore(submissionMachine, { input: { payload: { ...payload, responses: {} } }, events, key })

export const explorations = [known, sessionless, empty]
export const steps = [...known.steps, ...sessionless.steps]
