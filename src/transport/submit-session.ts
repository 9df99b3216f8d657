import { createSession as postSession, submitSession } from '../../contract/sdk.gen.ts'
import type { SubmissionPayload, SubmissionReceipt } from '../../contract/types.gen.ts'
import { type SubmissionFailure, submissionFailure } from '../../rules/failures.ts'
import { SESSION_TYPE } from '../../rules/limits.ts'
import { ApiFailure } from './api-failure.ts'

/** Creates a session on the server; gives its id. Throws a `SubmissionFailure`. */
export async function createSession(formId: string): Promise<string> {
  try {
    return (await postSession({ path: { id: formId }, body: { type: SESSION_TYPE } })).data.id
  } catch (error) {
    throw toSubmissionFailure(error)
  }
}

/** Sends the answers; the same answers again give the same receipt. Throws a `SubmissionFailure`. */
export async function sendSubmission(id: string, payload: SubmissionPayload): Promise<SubmissionReceipt> {
  try {
    const metadata = { ...payload.metadata, submittedAt: new Date().toISOString() }
    return (await submitSession({ path: { id }, body: { ...payload, metadata } })).data
  } catch (error) {
    throw toSubmissionFailure(error)
  }
}

const toSubmissionFailure = (error: unknown): SubmissionFailure =>
  error instanceof ApiFailure ? submissionFailure(error.status, error.body) : submissionFailure(null)
