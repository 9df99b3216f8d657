import { type SubmissionFailure, submissionFailure } from '../../rules/failures.ts'

/** What an actor threw: a failure of the catalogue, or anything else. */
export const toSubmissionFailure = (error: unknown): SubmissionFailure =>
  isSubmissionFailure(error) ? error : submissionFailure(null)

const isSubmissionFailure = (error: unknown): error is SubmissionFailure =>
  typeof error === 'object' && error !== null && 'code' in error && 'isRetryable' in error
