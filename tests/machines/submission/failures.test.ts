import { describe, expect, it } from 'vitest'
import { toSubmissionFailure } from '../../../machines/submission/failures.ts'
import { submissionFailure } from '../../../rules/failures.ts'
import { notFailures } from '../support/not-failures.ts'

describe('What a submission threw', () => {
  it('is a failure of the catalogue, or the one that can be tried again', () => {
    const failure = submissionFailure(null)
    expect(toSubmissionFailure({ ...failure, message: 'Closed' })).toEqual({ ...failure, message: 'Closed' })
  })
  it.each([...notFailures, { code: 'x' }, { isRetryable: true }])('is the general one where it is %j', (error) =>
    expect(toSubmissionFailure(error)).toEqual(submissionFailure(null)),
  )
})
