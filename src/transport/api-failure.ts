import { client } from '../../contract/client.gen.ts'
import { callErrorName } from '../../rules/failures.ts'

/** Every refused or failed call is thrown as this. */
export class ApiFailure extends Error {
  /** Undefined when no answer came at all. */
  readonly status: number | undefined
  /** The parsed answer, of which nothing is assumed. */
  readonly body: unknown
  /** The login counts, but is too long ago for this (RFC 9470). */
  readonly asksForLogin: boolean
  /** In how many seconds trying again makes sense, where the answer says so. */
  readonly retryAfter: number | undefined

  /** The login counts, but the operator asks for something of the account first. */
  get asksForStep(): boolean {
    return this.status === 403 && typeof this.body === 'object' && this.body !== null && 'code' in this.body
  }

  constructor(status?: number, body?: unknown, headers?: Headers) {
    super(status === undefined ? 'No answer came' : callErrorName(status, body))
    this.name = 'ApiFailure'
    this.status = status
    this.body = body
    this.asksForLogin = headers?.get('www-authenticate')?.includes('insufficient_user_authentication') ?? false
    this.retryAfter = Number(headers?.get('retry-after')) || undefined
  }
}

export const toFailure = (error: unknown): ApiFailure => (error instanceof ApiFailure ? error : new ApiFailure())

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/**
 * A cancelled call is no failure and stays what it is: the query cache knows it by its name. A connection that ends in the
 * middle of an answer that said yes leaves no answer.
 */
client.interceptors.error.use((error, response) =>
  isAbort(error)
    ? error
    : response && !response.ok
      ? new ApiFailure(response.status, error, response.headers)
      : new ApiFailure(),
)
