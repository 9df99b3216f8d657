import { createSession as postSession, submitSession } from '../../../contract/sdk.gen.ts'
import type { SubmissionPayload, SubmissionReceipt } from '../../../contract/types.gen.ts'
import { type SubmissionFailure, submissionFailure } from '../../../rules/failures.ts'
import { SESSION_TYPE } from '../../../rules/limits.ts'
import { ApiFailure } from '../api-failure.ts'
import { type FormPass, passOf } from '../form-pass.ts'
import { keepRenewal } from './database.ts'

/**
 * Creates a session on the server; gives its id. Throws a `SubmissionFailure`.
 * @param renewal of a session that expired, which then begins again
 * @param kept what the form asked of this device when the answers were kept, for where there is no page
 */
export async function createSession(formId: string, renewal?: string, kept?: FormPass): Promise<string> {
  try {
    const { deviceId, ...pass } = { ...kept, ...passOf(formId) }
    const body = { type: SESSION_TYPE, ...(renewal && { renewal }), ...(deviceId && { device_id: deviceId }) } as const
    const { id, renewal: next } = (await postSession({ path: { id: formId }, body, ...headersOf(pass) })).data
    if (next) void keepRenewal(id, next)
    return id
  } catch (error) {
    throw toSubmissionFailure(error)
  }
}

/** Sends the answers; the same answers again give the same receipt. Throws a `SubmissionFailure`. */
export async function sendSubmission(
  id: string,
  payload: SubmissionPayload,
  kept?: FormPass,
): Promise<SubmissionReceipt> {
  try {
    const metadata = { ...payload.metadata, submittedAt: new Date().toISOString() }
    const pass = { ...kept, ...passOf(payload.formId ?? '') }
    return (await submitSession({ path: { id }, body: { ...payload, metadata }, ...headersOf(pass) })).data
  } catch (error) {
    throw toSubmissionFailure(error)
  }
}

const headersOf = ({ token }: FormPass) => (token === undefined ? {} : { headers: { 'Form-Token': token } })

const toSubmissionFailure = (error: unknown): SubmissionFailure =>
  error instanceof ApiFailure ? submissionFailure(error.status, error.body) : submissionFailure(null)
