import type { FastifyRequest, HTTPMethods, onRequestHookHandler, RouteOptions } from 'fastify'
import { MAX_AUDIO_BYTES, MAX_IMAGE_BYTES, MAX_TRANSFER_BYTES } from '../../rules/limits.ts'
import { ignoreBody, refuseOtherBodies, refuseOtherTypes } from './content-types.ts'
import { operationsOf, referred, type Contract, type Operation } from './contract.ts'
import { answerNotModified } from './etag.ts'
import { compileForAnonymous } from './validation/validation.ts'

/** The operations whose answer carries an ETag. */
const WITH_ETAG = ['readPublicForm', 'readImage']

/** Bodies that are read as bytes, each with a limit of its own. */
const BINARY: Record<string, number> = {
  'audio/wav': MAX_AUDIO_BYTES,
  'image/png': MAX_IMAGE_BYTES,
  'application/octet-stream': MAX_TRANSFER_BYTES,
}

/** By the id of an operation: what throws before the operation's body is read. */
export type Admissions = Record<string, (request: FastifyRequest) => Promise<void>>

/** Throws when the request has no token that counts, or its user may not do this: for want of a role, or not yet. */
export type CheckToken = (request: FastifyRequest, operation: { roles: string[]; operationId: string }) => Promise<void>

interface Parts {
  /** Functions by the id of their operation. */
  handlers: object
  admissions: Admissions
  checkToken: CheckToken
}

/**
 * The contract's operations, as Fastify takes them.
 * @throws when an operation has no handler, or a handler no operation: the server must not start then
 */
export function routesOf(contract: Contract, { handlers, admissions, checkToken }: Parts): RouteOptions[] {
  const operations = operationsOf(contract)
  assertHandled(
    operations.map(({ operationId }) => operationId),
    Object.keys(handlers),
  )
  return operations.map((operation) => ({
    method: operation.method as HTTPMethods,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: Object(handlers)[operation.operationId],
    schema: schemaOf(operation),
    ...accessTo(operation, checkToken),
    ...bodyOf(operation, admissions[operation.operationId]),
    ...(WITH_ETAG.includes(operation.operationId) && { onSend: answerNotModified }),
  }))
}

function assertHandled(declared: string[], handled: string[]): void {
  const missing = declared.filter((id) => !handled.includes(id))
  const unknown = handled.filter((id) => !declared.includes(id))
  if (missing.length > 0) throw new Error(`No handler for: ${missing.join(', ')}`)
  if (unknown.length > 0) throw new Error(`Not in the contract: ${unknown.join(', ')}`)
}

/** References stay in it until it is compiled. */
function schemaOf(operation: Operation): object {
  const { requestBody, responses } = operation
  const [params, querystring] = [parametersOf(operation, 'path'), queryOf(operation)]
  const answers = Object.entries(responses)
    .map(([status, answer]) => [status, answer.$ref === undefined ? answer : referred(answer.$ref)] as const)
    .filter(([, answer]) => 'content' in answer)
  return {
    ...(params && { params }),
    ...(querystring && { querystring }),
    ...(requestBody && { body: requestBody }),
    response: Object.fromEntries(answers),
  }
}

function parametersOf({ parameters = [] }: Operation, place: 'path' | 'query') {
  const placed = parameters.filter((parameter) => parameter.in === place)
  if (placed.length === 0) return undefined
  return {
    type: 'object',
    properties: Object.fromEntries(placed.map(({ name, schema }) => [name, schema])),
    required: placed.filter(({ required }) => required).map(({ name }) => name),
  }
}

/**
 * A parameter that is misspelt would be left out, and the answer would be about more than was asked for. Pages of
 * respondents may be of another version than the server, and links to them carry parameters of others: they are not held to it.
 */
function queryOf(operation: Operation): object | undefined {
  const declared = parametersOf(operation, 'query')
  if (rolesOf(operation) === undefined || !Object.hasOwn(operation.responses, '422')) return declared
  // `additionalProperties` would have the validator take them out.
  return { type: 'object', properties: {}, ...declared, unevaluatedProperties: false }
}

/** Tokens are checked before anything else of a request is looked at: a 422 must not come before a 401. */
function accessTo(operation: Operation, checkToken: CheckToken): Partial<RouteOptions> {
  const roles = rolesOf(operation)
  const check: onRequestHookHandler = async (request) =>
    checkToken(request, { roles: roles ?? [], operationId: operation.operationId })
  return {
    onRequest: [...(operation.requestBody ? [] : [ignoreBody]), ...(roles ? [check] : [])],
    ...(!roles && { validatorCompiler: compileForAnonymous }),
  }
}

/** @returns undefined for an operation that takes no token */
function rolesOf({ operationId, security }: Operation): string[] | undefined {
  if (security.length === 0) return undefined
  const roles = security.length === 1 && security[0]?.['bearerAuth']
  if (!roles) throw new Error(`${operationId} asks for something else than a token`)
  return roles
}

function bodyOf({ requestBody }: Operation, admit: Admissions[string] | undefined): Partial<RouteOptions> {
  const declared = Object.keys(requestBody?.content ?? {})
  if (declared.length === 0) return {}
  const limit = BINARY[declared[0] ?? '']
  return {
    preValidation: refuseOtherBodies(declared),
    ...(limit !== undefined && {
      bodyLimit: limit,
      preParsing: [refuseOtherTypes(declared), ...(admit ? [admit] : [])],
    }),
  }
}
