import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from 'fastify'
import glue from 'fastify-openapi-glue'
import { MAX_BODY_BYTES } from '../rules/limits.ts'
import { readBodies, refuseOtherBodies } from './content-types.ts'
import { assertHandled, contractText, readContract } from './contract.ts'
import { answerError } from './errors.ts'
import { createHandlers } from './handlers/index.ts'
import type { Parts } from './handlers/parts.ts'
import { loggerFor, logAnswers } from './log.ts'
import { createMailbox } from './mailbox.ts'
import type { SendMail } from './mail.ts'
import type { ServePages } from './pages.ts'
import { createPublicForms } from './public-forms.ts'
import { protectAnswers } from './response-headers.ts'
import { bearerAuth, createTokens } from './security.ts'
import type { Settings } from './settings.ts'
import type { Stores } from './store/index.ts'
import { compileValidator } from './validation.ts'

const PREFIX = '/api/v1'

/** What a server is made of; whoever made the parts closes them. */
export interface ServerParts {
  settings: Settings
  secret: string
  stores: Stores
  send: SendMail
  openRecognisers(log: FastifyBaseLogger): Promise<Parts['recognisers']>
  /** Absent in tests that only speak to the API. */
  servePages?: ServePages
}

/**
 * The whole server, ready to listen or to be injected into.
 * @throws when an operation of the contract has no handler
 */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { settings, stores, servePages } = parts
  const app = Fastify({
    logger: loggerFor(settings),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
    // Ten megabytes of audio over a slow line take their time; a request that never ends does not get it.
    requestTimeout: 120_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    frameworkErrors: answerBadAddress,
  })
  const mailbox = createMailbox(parts.send, app.log)
  const publicForms = createPublicForms(stores)
  const signed = createTokens(parts.secret, stores)
  const recognisers = await parts.openRecognisers(app.log)
  app.decorateRequest('caller', null)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ detail: 'Not Found' }))
  app.addHook('onClose', async () => void (await Promise.all([mailbox.settle(), recognisers.close()])))
  logAnswers(app)
  protectAnswers(app)
  app.addHook('onSend', answerUnchanged)
  await serveApi(
    app,
    createHandlers({ ...stores, settings, signed, mailbox, publicForms, recognisers }),
    bearerAuth(signed, stores),
  )
  await servePages?.(app, publicForms)
  return app
}

async function serveApi(app: FastifyInstance, handlers: object, auth: ReturnType<typeof bearerAuth>): Promise<void> {
  const contract = readContract()
  assertHandled(contract, handlers)
  readBodies(app)
  app.setValidatorCompiler(compileValidator)
  app.addHook('onRoute', orderHooks)
  await app.register(glue, {
    specification: contract,
    prefix: PREFIX,
    serviceHandlers: handlers,
    securityHandlers: { bearerAuth: auth },
  })
  app.get(`${PREFIX}/openapi.json`, (_, reply) => reply.type('application/json; charset=utf-8').send(contractText))
}

/** An address that cannot be read leads nowhere. */
const answerBadAddress = (_: FastifyError, __: FastifyRequest, reply: FastifyReply): void =>
  void reply.code(404).send({ detail: 'Not Found' })

/** Glue checks tokens after validation, so that a 422 would beat a 401: its check moves to the front. */
function orderHooks(route: RouteOptions): void {
  const { preHandler, schema } = route
  const body = schema?.body
  const declared =
    typeof body === 'object' && body !== null && 'content' in body ? Object.keys(Object(body.content)) : []
  if (declared.length > 0) route.preValidation = refuseOtherBodies(declared)
  if (!preHandler || !route.url.startsWith(PREFIX)) return
  route.onRequest = Array.isArray(preHandler) ? preHandler.map(asOnRequest) : asOnRequest(preHandler)
  delete route.preHandler
}

type Hook = Extract<NonNullable<RouteOptions['preHandler']>, (...parameters: never[]) => unknown>
const asOnRequest = (hook: Hook) =>
  async function check(this: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await hook.call(this, request, reply, () => {})
  }

/** Whoever has this version already is told so. */
const answerUnchanged = (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: Error | null, payload: unknown) => void,
): void => {
  const etag = reply.getHeader('etag')
  if (etag === undefined || reply.statusCode !== 200 || headers['if-none-match'] !== etag) return done(null, payload)
  reply.code(304).removeHeader('content-length')
  done(null, null)
}
