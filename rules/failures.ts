/**
 * What went wrong with a call, in the product's words: the whole error catalogue in one place. `status` is the HTTP
 * status, undefined when no answer came; `body` is the parsed answer, of which nothing is assumed.
 */

interface FieldDetail {
  field: string
  message: string
}

type FailureType = 'authorization' | 'validation' | 'not-found' | 'server' | 'network'

export interface Failure {
  type: FailureType
  message: string
  /** In place of what failures of its type are called. */
  title?: string
  /** Present when the server named fields. */
  details?: FieldDetail[]
}

const SERVER = 'Server error. Please try again later.'

/** Failures of listing, reading, saving and deleting forms. */
export function formServiceFailure(status: number | undefined, body?: unknown): Failure {
  if (status === 401 || status === 403)
    return { type: 'authorization', message: 'You do not have permission to perform this action.' }
  if (status === 422)
    return { type: 'validation', message: 'Please check your input and try again.', details: detailsOf(body) }
  if (isServerError(status)) return { type: 'server', message: SERVER }
  return { type: 'network', message: detailText(body) ?? 'Something went wrong. Please try again.' }
}

/** Failures of loading a public form. A thrown failure has no status. */
export function publicFormFailure(status: number | undefined, body?: unknown): Failure {
  if (status === undefined) return { type: 'network', message: 'Failed to load form. Please try again.' }
  if (status === 404) return { type: 'not-found', message: 'Form not found or is no longer available.' }
  if (status === 403) return closedForm(detailText(body))
  if (isServerError(status)) return { type: 'server', message: SERVER }
  const unable = 'Unable to load form. Please check your connection and try again.'
  return { type: 'network', message: detailText(body) ?? unable }
}

/** What a closed form says is its owner's, where they wrote something. */
const closedForm = (words: string | undefined): Failure =>
  words === undefined || NOT_PUBLIC.startsWith(words)
    ? { type: 'authorization', message: NOT_PUBLIC }
    : { type: 'authorization', title: 'Form Closed', message: words }

const NOT_PUBLIC = 'This form is not publicly accessible.'
/** What an address without a form says when it is opened directly. */
export const NOT_FOUND_DIRECTLY = 'Form not found or not publicly available'

type SubmissionCode = 'VALIDATION_FAILED' | 'SERVER_ERROR' | 'NETWORK_ERROR' | 'UNKNOWN_ERROR'

export interface SubmissionFailure {
  code: SubmissionCode
  message: string
  /** What the server said, field by field where it named fields. */
  details: FieldDetail[]
  isRetryable: boolean
  /** The session has expired: it has to be begun again, or another one. */
  isSessionGone?: boolean
  /** The form takes one response from a device, and has it. */
  isAnswered?: boolean
}

/**
 * Failures of a submit. A refusal by the rules is not retried, nor is one that a second attempt would meet again.
 * @param status undefined when the network failed; null when something else was thrown
 */
export function submissionFailure(status: number | null | undefined, body?: unknown): SubmissionFailure {
  if (status === undefined) return { ...SUBMISSION.NETWORK_ERROR, details: [], isRetryable: true }
  if (status === null) return { ...SUBMISSION.UNKNOWN_ERROR, details: [], isRetryable: false }
  if (status === 422 || status === 400)
    return { ...SUBMISSION.VALIDATION_FAILED, details: detailsOf(body), isRetryable: false }
  const message = detailText(body) ?? `HTTP ${status}: ${statusText(status)}`
  const isSessionGone = (status === 404 && message === SESSION_GONE) || status === 403
  return {
    ...SUBMISSION.SERVER_ERROR,
    details: [{ field: '', message }],
    isRetryable: isPassing(status),
    isSessionGone,
    ...(status === 409 && message === DEVICE_ANSWERED && { isAnswered: true }),
  }
}

/** What a device hears that has answered a form which takes one response from each. */
export const DEVICE_ANSWERED = 'You have already answered this form.'

/** The server's detail, word for word. */
const SESSION_GONE = 'Session not found'

const SUBMISSION = {
  VALIDATION_FAILED: { code: 'VALIDATION_FAILED', message: 'Form validation failed' },
  SERVER_ERROR: { code: 'SERVER_ERROR', message: 'Failed to submit form to server' },
  NETWORK_ERROR: {
    code: 'NETWORK_ERROR',
    message: 'Network error occurred during submission. Please check your connection and try again.',
  },
  UNKNOWN_ERROR: { code: 'UNKNOWN_ERROR', message: 'An unexpected error occurred. Please try again later.' },
} as const

/** What the submit modal says when a failure has no words of its own. */
export const SUBMISSION_FALLBACKS = {
  message: 'Unexpected error during submission',
  title: 'Submission failed',
  submit: 'Failed to submit form. Please try again.',
} as const

export const TOAST_SUCCESS = 'Success!'
export const TOAST_FAILURE = 'Something went wrong!'

/** The text of the toast after a failed account call: the body's detail, its first message, or a plain sentence. */
export const toastText = (body: unknown): string => detailText(body) ?? 'Something went wrong.'

/** What the body says of one field, where it names it. */
export const problemAt = (body: unknown, field: string): string | undefined =>
  detailsOf(body).find((detail) => detail.field === field)?.message

/** The name of any failed call: 422 is 'Validation Error', standard statuses have standard names. */
export function callErrorName(status: number, body?: unknown): string {
  if (status === 422) return 'Validation Error'
  const name = STATUS_NAMES[status]
  return name ?? `Generic Error: status: ${status}; body: ${JSON.stringify(body) ?? ''}`
}

const STATUS_NAMES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

const statusText = (status: number): string => STATUS_NAMES[status] ?? 'Error'

const isServerError = (status: number | undefined): boolean => status !== undefined && status >= 500

/** Waiting may help: the server is in trouble or busy with others, or the person enters the password of the form again. */
const isPassing = (status: number): boolean => isServerError(status) || [401, 408, 429].includes(status)

/** The body's detail as one sentence: the text itself, or the first message of a list. */
function detailText(body: unknown): string | undefined {
  const detail = detailOf(body)
  const first = Array.isArray(detail) ? textAt(detail[0], 'msg') : detail
  return typeof first === 'string' && first.trim() !== '' ? first : undefined
}

/** The body's list of problems: the field is the second element of loc, below `responses` the third. */
function detailsOf(body: unknown): FieldDetail[] {
  const detail = detailOf(body)
  if (Array.isArray(detail)) return detail.flatMap(fieldDetail)
  return typeof detail === 'string' && detail ? [{ field: '', message: detail }] : []
}

function fieldDetail(problem: unknown): FieldDetail[] {
  const message = textAt(problem, 'msg')
  const loc = partOf(problem, 'loc')
  return typeof message === 'string' ? [{ field: fieldIn(loc), message }] : []
}

function fieldIn(loc: unknown): string {
  const [, second, third]: unknown[] = Array.isArray(loc) ? loc : []
  return String((second === 'responses' && third) || second || '')
}

const detailOf = (body: unknown): unknown => partOf(body, 'detail')

const textAt = (value: unknown, key: string): unknown => (typeof value === 'string' ? value : partOf(value, key))

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
