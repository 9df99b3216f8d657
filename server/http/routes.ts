import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { MAX_AUDIO_BYTES, MAX_IMAGE_BYTES, MAX_TRANSFER_BYTES } from '../../rules/limits.ts'
import { ignoreBody, refuseOtherBodies, refuseOtherTypes } from './content-types.ts'
import { answerNotModified } from './etag.ts'
import { compileForAnonymous } from './validation.ts'

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

/** @returns a hook that adds to a route what openapi-glue leaves out */
export const completeRoutes = (admissions: Admissions) => (route: RouteOptions) => completeRoute(route, admissions)

function completeRoute(route: RouteOptions, admissions: Admissions): void {
  const declared = contentTypesOf(route.schema?.body)
  if (declared.length > 0) route.preValidation = refuseOtherBodies(declared)
  takeBinary(route, declared, admissions[operationOf(route)])
  if (WITH_ETAG.includes(operationOf(route))) route.onSend = answerNotModified
  if (route.preHandler) {
    checkTokenFirst(route)
    refuseUnknownParameters(route)
  } else route.validatorCompiler = compileForAnonymous
  if (declared.length === 0 && operationOf(route) !== '') readNoBody(route)
}

function takeBinary(route: RouteOptions, declared: string[], admit?: Admissions[string]): void {
  const limit = BINARY[declared[0] ?? '']
  if (limit === undefined) return
  route.bodyLimit = limit
  route.preParsing = [refuseOtherTypes(declared), ...(admit ? [admit] : [])]
}

function readNoBody(route: RouteOptions): void {
  route.onRequest = [ignoreBody, ...[route.onRequest ?? []].flat()]
}

const contentTypesOf = (body: unknown): string[] =>
  typeof body === 'object' && body !== null && 'content' in body ? Object.keys(Object(body.content)) : []

const operationOf = ({ schema }: RouteOptions): string =>
  schema && 'operationId' in schema ? String(schema.operationId) : ''

/**
 * A parameter that is misspelt would be left out, and the answer would be about more than was asked for. Pages of
 * respondents may be of another version than the server, and links to them carry parameters of others: they are not held to it.
 */
function refuseUnknownParameters({ schema }: RouteOptions): void {
  if (!schema || !Object.hasOwn(Object(schema.response), '422')) return
  schema.querystring = {
    type: 'object',
    properties: {},
    ...Object(schema.querystring),
    // `additionalProperties` would have the validator take them out.
    unevaluatedProperties: false,
  }
}

/** Glue checks tokens after validation, so that a 422 would come before a 401: its check becomes the first hook. */
function checkTokenFirst(route: RouteOptions): void {
  const { preHandler } = route
  if (!preHandler) return
  route.onRequest = Array.isArray(preHandler) ? preHandler.map(asOnRequest) : asOnRequest(preHandler)
  delete route.preHandler
}

type Hook = Extract<NonNullable<RouteOptions['preHandler']>, (...parameters: never[]) => unknown>
const asOnRequest = (hook: Hook) =>
  async function check(this: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await hook.call(this, request, reply, () => {})
  }
