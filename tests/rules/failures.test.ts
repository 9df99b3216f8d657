import { describe, expect, it } from 'vitest'
import {
  NOT_FOUND_DIRECTLY,
  SUBMISSION_FALLBACKS,
  TOAST_FAILURE,
  TOAST_SUCCESS,
  callErrorName,
  formServiceFailure,
  publicFormFailure,
  submissionFailure,
  toastText,
} from '../../rules/failures.ts'

const detail = (text: unknown) => ({ detail: text })

const problem = (...loc: unknown[]) => ({ loc, msg: 'is wrong', type: 'value_error' })

const SERVER = 'Server error. Please try again later.'

describe('a call of the form service', () => {
  it.each([
    [401, 'authorization', 'You do not have permission to perform this action.'],
    [403, 'authorization', 'You do not have permission to perform this action.'],
    [422, 'validation', 'Please check your input and try again.'],
    [500, 'server', SERVER],
    [503, 'server', SERVER],
    [400, 'network', 'Something went wrong. Please try again.'],
    [404, 'network', 'Something went wrong. Please try again.'],
    [undefined, 'network', 'Something went wrong. Please try again.'],
  ])('with status %s is %s: %s', (status, type, message) =>
    expect(formServiceFailure(status)).toMatchObject({ type, message }),
  )

  it('carries the fields that the server named: the second element of loc', () =>
    expect(
      formServiceFailure(422, detail([problem('body', 'title'), problem('body', 'structure', 'fields', 0)])).details,
    ).toEqual([
      { field: 'title', message: 'is wrong' },
      { field: 'structure', message: 'is wrong' },
    ]))

  it('says what the server said where it has no words of its own', () =>
    expect(formServiceFailure(404, detail('Form not found'))).toEqual({ type: 'network', message: 'Form not found' }))
})

describe('loading a public form', () => {
  it.each([
    [404, 'not-found', 'Form not found or is no longer available.'],
    [403, 'authorization', 'This form is not publicly accessible.'],
    [500, 'server', SERVER],
    [502, 'server', SERVER],
    [429, 'network', 'Unable to load form. Please check your connection and try again.'],
    [undefined, 'network', 'Failed to load form. Please try again.'],
  ])('with status %s is %s: %s', (status, type, message) =>
    expect(publicFormFailure(status)).toEqual({ type, message }),
  )

  it('says what the server said where it has no words of its own', () =>
    expect(publicFormFailure(429, detail('Too many requests')).message).toBe('Too many requests'))

  it('has a sentence for an address without a form', () =>
    expect(NOT_FOUND_DIRECTLY).toBe('Form not found or not publicly available'))
})

describe('a submit', () => {
  const NETWORK = 'Network error occurred during submission. Please check your connection and try again.'

  it.each([
    [422, 'VALIDATION_FAILED', 'Form validation failed', false],
    [400, 'VALIDATION_FAILED', 'Form validation failed', false],
    [500, 'SERVER_ERROR', 'Failed to submit form to server', true],
    [503, 'SERVER_ERROR', 'Failed to submit form to server', true],
    [429, 'SERVER_ERROR', 'Failed to submit form to server', true],
    [403, 'SERVER_ERROR', 'Failed to submit form to server', false],
    [404, 'SERVER_ERROR', 'Failed to submit form to server', false],
    [409, 'SERVER_ERROR', 'Failed to submit form to server', false],
    [413, 'SERVER_ERROR', 'Failed to submit form to server', false],
    [undefined, 'NETWORK_ERROR', NETWORK, true],
    [null, 'UNKNOWN_ERROR', 'An unexpected error occurred. Please try again later.', false],
  ])('that fails with %s is %s, "%s", tried again: %s', (status, code, message, isRetryable) =>
    expect(submissionFailure(status)).toMatchObject({ code, message, isRetryable }),
  )

  it('lists the fields that the server refused', () =>
    expect(
      submissionFailure(422, detail([problem('body', 'responses', 'f1'), problem('body', 'metadata')])).details,
    ).toEqual([
      { field: 'f1', message: 'is wrong' },
      { field: 'metadata', message: 'is wrong' },
    ]))

  it("lists the server's detail, else the status in words", () => {
    expect(submissionFailure(409, detail('Already submitted')).details[0]?.message).toBe('Already submitted')
    expect(submissionFailure(503).details[0]?.message).toBe('HTTP 503: Service Unavailable')
    expect(submissionFailure(418).details).toEqual([{ field: '', message: 'HTTP 418: Error' }])
  })

  it.each([
    [404, 'Session not found', true],
    [404, 'Form not found', false],
    [403, 'This form is not publicly accessible', true],
    [410, 'Session not found', false],
  ])('that fails with %i "%s" has a session that expired: %s', (status, text, isGone) =>
    expect(submissionFailure(status, detail(text))).toMatchObject({ isSessionGone: isGone }),
  )

  it('lists no fields where none can be at fault', () => {
    expect(submissionFailure(undefined).details).toEqual([])
    expect(submissionFailure(null).details).toEqual([])
  })

  it('lists a sentence about the whole as one without a field', () =>
    expect(submissionFailure(422, detail('Too late')).details).toEqual([{ field: '', message: 'Too late' }]))

  it('is tried again when the server was too slow', () =>
    expect(submissionFailure(408)).toMatchObject({ isRetryable: true }))
})

/** Bodies that no server should send. */
const strange = [
  undefined,
  null,
  '',
  'text',
  5,
  [],
  {},
  detail(null),
  detail({}),
  detail([]),
  detail([null]),
  detail([{}]),
  detail(''),
  detail(7),
]

describe('the toast of a failed account call', () => {
  it('has a title of its own, and so has that of a success', () =>
    expect([TOAST_FAILURE, TOAST_SUCCESS]).toEqual(['Something went wrong!', 'Success!']))

  it.each<[unknown, string]>([
    [detail('Incorrect password'), 'Incorrect password'],
    [detail([problem('body', 'email'), { msg: 'second' }]), 'is wrong'],
    [detail(['plain words']), 'plain words'],
    ...strange.map((body): [unknown, string] => [body, 'Something went wrong.']),
  ])('of %j says %j', (body, text) => expect(toastText(body)).toBe(text))
})

describe('any failed call', () => {
  it.each([
    [422, 'Validation Error'],
    [400, 'Bad Request'],
    [401, 'Unauthorized'],
    [403, 'Forbidden'],
    [404, 'Not Found'],
    [402, 'Payment Required'],
    [405, 'Method Not Allowed'],
    [408, 'Request Timeout'],
    [409, 'Conflict'],
    [410, 'Gone'],
    [413, 'Content Too Large'],
    [415, 'Unsupported Media Type'],
    [429, 'Too Many Requests'],
    [500, 'Internal Server Error'],
    [501, 'Not Implemented'],
    [504, 'Gateway Timeout'],
    [502, 'Bad Gateway'],
    [503, 'Service Unavailable'],
    [418, 'Generic Error: status: 418; body: {"detail":"teapot"}'],
  ])('with status %i is reported as %s', (status, name) => expect(callErrorName(status, detail('teapot'))).toBe(name))

  it.each(strange.map((body) => ({ body })))('is reported whatever its body is: $body', ({ body }) => {
    expect(formServiceFailure(422, body).details).toEqual([])
    expect(submissionFailure(422, body).details).toEqual([])
    expect(publicFormFailure(400, body).message).toMatch(/^Unable to load form/)
    expect(callErrorName(418, body)).toMatch(/^Generic Error/)
  })
})

describe('what a server says of a failure', () => {
  it('is shown as a plain sentence where it says nothing', () => {
    expect(toastText({ detail: ' ' })).toBe('Something went wrong.')
    expect(callErrorName(599)).toBe('Generic Error: status: 599; body: ')
  })

  it('belongs to no field where no place is named', () => {
    expect(formServiceFailure(422, { detail: [{ msg: 'Too short' }] }).details).toEqual([
      { field: '', message: 'Too short' },
    ])
    expect(formServiceFailure(422, { detail: [{ msg: 'Too short', loc: ['body'] }] }).details).toEqual([
      { field: '', message: 'Too short' },
    ])
  })
})

it('words of a failure that has none of its own', () => {
  expect(SUBMISSION_FALLBACKS).toEqual({
    message: 'Unexpected error during submission',
    title: 'Submission failed',
    submit: 'Failed to submit form. Please try again.',
  })
})
