import { createSession as postSession, submitSession } from '../../../contract/sdk.gen.ts'
import type { SubmissionPayload, SubmissionReceipt } from '../../../contract/types.gen.ts'
import { type SubmissionFailure, submissionFailure } from '../../../rules/failures.ts'
import { SESSION_TYPE } from '../../../rules/limits.ts'
import { keepRenewal } from './database.ts'
import { ApiFailure } from '../api-failure.ts'

/**
 * Creates a session on the server; gives its id. Throws a `SubmissionFailure`.
 * @param renewal of a session that expired, which then begins again
 */
export async function createSession(formId: string, renewal?: string): Promise<string> {
  try {
    const body = { type: SESSION_TYPE, ...(renewal && { renewal }) } as const
    const { id, renewal: next } = (await postSession({ path: { id: formId }, body })).data
    if (next) void keepRenewal(id, next)
    return id
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
