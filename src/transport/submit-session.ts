import { submitSession } from '../../contract/sdk.gen.ts'
import type { SubmissionPayload, SubmissionReceipt } from '../../contract/types.gen.ts'
import { type SubmissionFailure, submissionFailure } from '../../rules/failures.ts'
import { ApiFailure } from './api-failure.ts'
import { beginSession } from './create-session.ts'

/**
 * Sends a filling. One that has no session yet gets one first; `onSession` keeps it, so that the next attempt is known for
 * the same submission. Throws a `SubmissionFailure`.
 */
export async function sendSubmission(
  payload: SubmissionPayload,
  formId: string,
  onSession: (sessionId: string) => void,
): Promise<SubmissionReceipt> {
  try {
    const id = payload.sessionId ?? (await beginSession(formId)).id
    onSession(id)
    return (await submitSession({ path: { id }, body: named(payload, id) })).data
  } catch (error) {
    throw toSubmissionFailure(error)
  }
}

const named = (payload: SubmissionPayload, id: string): SubmissionPayload => ({
  ...payload,
  sessionId: id,
  metadata: { ...payload.metadata, voiceSessionId: id },
})

const toSubmissionFailure = (error: unknown): SubmissionFailure =>
  error instanceof ApiFailure ? submissionFailure(error.status, error.body) : submissionFailure(null)
