import type { RequiredStep } from '../../contract/types.gen.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { routeOf } from '../log.ts'
import { logSecurity } from '../security-log.ts'
import { FileMissing, FilesUnavailable } from '../bucket/bucket.ts'
import { ScannerUnavailable } from '../scanner/scanner.ts'
import { outageLog } from './outage-log.ts'
import { NoEngine } from '../store/columns/engine.ts'
import { Preparing } from '../store/columns/preparing.ts'
import { QuotaExceeded } from '../store/accounts/quotas.ts'
import { Changed } from '../store/forms/changed.ts'
import { isDiskFull, isForeignKeyViolation, isUnavailable } from '../store/database.ts'
import { PROBLEMS_MAX, validationProblems, type Problem } from './validation/validation.ts'

/** An error answer: a status of the contract and one sentence for a person. */
export class HttpError extends Error {
  readonly statusCode: number
  readonly headers: Record<string, string>

  constructor(statusCode: number, detail: string, headers: Record<string, string> = {}) {
    super(detail)
    this.statusCode = statusCode
    this.headers = headers
  }
}

export class BadRequest extends HttpError {
  constructor(detail: string) {
    super(400, detail)
  }
}

export class Unauthorized extends HttpError {
  constructor(detail = 'Could not validate credentials', challenge = 'Bearer') {
    super(401, detail, { 'www-authenticate': challenge })
  }
}

/** The login counts, but is too long ago for what was asked for (RFC 9470). */
export class LoginTooOld extends Unauthorized {
  /** @param seconds how old a login may be */
  constructor(seconds: number) {
    const detail = 'Please log in again: your last login is too long ago for this'
    super(
      detail,
      `Bearer error="insufficient_user_authentication", error_description="${detail}", max_age="${seconds}"`,
    )
  }
}

export class Forbidden extends HttpError {
  constructor(detail = "The user doesn't have enough privileges") {
    super(403, detail)
  }
}

const STEPS: Record<RequiredStep, string> = {
  'new-password': 'Please choose a password of your own first',
  'two-step': 'Please set up two-step login first',
}

/** The operator asks for something of the account before anything else. */
export class StepRequired extends Forbidden {
  readonly code: RequiredStep

  constructor(code: RequiredStep) {
    super(STEPS[code])
    this.code = code
  }
}

export const NOT_ACCESSIBLE = 'This form is not publicly accessible'

/** The form is closed, or not open to people without an account. */
export class FormClosed extends HttpError {
  /** @param message the words of its owner */
  constructor(message = NOT_ACCESSIBLE) {
    super(403, message)
  }
}

export class NotFound extends HttpError {
  /** @param thing what was looked for, in the contract's word: Form, Item, Session, User */
  constructor(thing: string) {
    super(404, `${thing} not found`)
  }
}

export class Conflict extends HttpError {
  constructor(detail: string) {
    super(409, detail)
  }
}

export class TooMany extends HttpError {
  /** @param seconds when trying again makes sense */
  constructor(detail: string, seconds: number) {
    super(429, detail, { 'retry-after': String(seconds) })
  }
}

export class Unavailable extends HttpError {
  /** @param seconds when trying again makes sense */
  constructor(detail = 'The service is not available. Please try again later.', seconds?: number) {
    super(503, detail, seconds === undefined ? {} : { 'retry-after': String(seconds) })
  }
}

export class StorageFull extends HttpError {
  constructor() {
    super(507, 'There is no space left to store this. Please try again later.', { 'retry-after': '60' })
  }
}

/** What the rules found wrong, in the shape of the contract's 422. */
export class Unprocessable extends Error {
  readonly problems: Problem[]

  constructor(problems: Problem[]) {
    super('Validation Error')
    this.problems = problems.slice(0, PROBLEMS_MAX)
  }
}

/** A copy that is being prepared is further by then. */
const RETRY_SECONDS = 2

const logOutage = outageLog()

/** Gives every failure the contract's shape; an unexpected one is logged, and answered without details. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('x-request-id', request.id)
  logRefusal(error, request)
  if (error instanceof Unprocessable) return reply.code(422).send({ detail: error.problems })
  if (error instanceof StepRequired) return reply.code(403).send({ detail: error.message, code: error.code })
  if (error instanceof HttpError)
    return reply.code(error.statusCode).headers(error.headers).send({ detail: error.message })
  if (error instanceof Preparing) return answerError(new Unavailable(error.message, RETRY_SECONDS), request, reply)
  if (error instanceof QuotaExceeded || error instanceof Changed)
    return answerError(new Conflict(error.message), request, reply)
  if (error instanceof FileMissing) {
    logOutage(request.log, error, 'The storage of files lacks a file; the command check counts them')
    return reply.code(404).send({ detail: error.message })
  }
  if (error instanceof FilesUnavailable) {
    logOutage(request.log, error.cause, 'The storage of files does not answer')
    return answerError(new Unavailable(error.message, RETRY_SECONDS), request, reply)
  }
  if (error instanceof ScannerUnavailable) {
    logOutage(request.log, error.cause, 'The virus scanner does not answer')
    return answerError(new Unavailable(error.message, RETRY_SECONDS), request, reply)
  }
  if (error instanceof NoEngine) {
    logOutage(request.log, error.cause, error.message)
    return answerError(new Unavailable(error.message), request, reply)
  }
  if (isFastifyError(error)) return answerFastifyError(error, reply)
  if (isUnavailable(error)) {
    logOutage(request.log, error, 'The database does not answer')
    return answerError(new Unavailable(undefined, RETRY_SECONDS), request, reply)
  }
  if (isDiskFull(error)) {
    logOutage(request.log, error, 'The disk is full: nothing can be stored')
    return answerError(new StorageFull(), request, reply)
  }
  // What a caller inserts refers to the caller: the account was removed after its token was checked.
  if (request.caller && isForeignKeyViolation(error)) return answerError(new Unauthorized(), request, reply)
  request.log.error({ err: error, route: routeOf(request), id: request.id }, 'Unexpected failure')
  return reply.code(500).send({ detail: 'Internal server error' })
}

/** What may be an attempt to get around a rule; the sentences are those of this code, and quote nobody. */
function logRefusal(error: unknown, request: FastifyRequest): void {
  if (error instanceof Unauthorized || error instanceof Forbidden)
    return logSecurity(request, 'access.refused', { status: error.statusCode, reason: error.message })
  // It is another person's, or was never there: the queries do not tell.
  if (error instanceof NotFound && request.caller) return logSecurity(request, 'access.not-found')
  if (error instanceof TooMany || error instanceof QuotaExceeded)
    return logSecurity(request, 'limit.reached', { reason: error.message })
  const status = inputStatusOf(error)
  if (status !== undefined) logSecurity(request, 'input.refused', { status })
}

const inputStatusOf = (error: unknown): number | undefined => {
  if (error instanceof Unprocessable) return 422
  if (error instanceof HttpError) return error.statusCode === 415 ? 415 : undefined
  if (!isFastifyError(error) || error.statusCode === 503) return undefined
  return error.statusCode === 400 ? 422 : error.statusCode
}

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  (error.statusCode < 500 || error.statusCode === 503)

/** Fastify names a broken body 400; the contract names whatever is wrong with a request's content 422. */
function answerFastifyError(error: FastifyError, reply: FastifyReply): FastifyReply {
  const { statusCode = 400, validation, validationContext, message } = error
  if (validation) return reply.code(422).send({ detail: validationProblems(validation, validationContext) })
  if (statusCode === 413) return reply.code(413).send({ detail: 'Request body is too large' })
  if (statusCode === 400)
    return reply.code(422).send({ detail: [{ loc: ['body'], msg: message, type: 'body_invalid' }] })
  return reply.code(statusCode).send({ detail: message })
}
