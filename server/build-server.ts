import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import glue from 'fastify-openapi-glue'
import { MAX_BODY_BYTES } from '../rules/limits.ts'
import { readBodies } from './http/content-types.ts'
import { assertHandled, contractText, readContract } from './http/contract.ts'
import { answerError } from './http/errors.ts'
import { openFormLane } from './pages/form-cache.ts'
import { createHandlers } from './handlers/index.ts'
import type { Parts } from './handlers/dependencies.ts'
import { loggerFor, logAnswers } from './log.ts'
import { createMailbox } from './mail/mailbox.ts'
import type { SendMail } from './mail/mail.ts'
import type { ServePages } from './pages/pages.ts'
import { createPublicForms } from './pages/public-forms.ts'
import { protectAnswers } from './http/response-headers.ts'
import { completeRoute } from './http/routes.ts'
import { bearerAuth, createTokens } from './http/security.ts'
import type { Settings } from './settings.ts'
import type { Stores } from './store/index.ts'
import { compileValidator } from './http/validation.ts'

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
  /** Runs when everything that needs the parts has ended. */
  closeLast?(): Promise<void>
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
    // A logger of its own for every request costs more than the rest of a cached answer.
    childLoggerFactory: (logger) => logger,
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
    // Ten megabytes of audio over a slow line take their time; a request that never ends does not get it.
    requestTimeout: 120_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    frameworkErrors: answerBadAddress,
    // Fastify's own would write all mistakes into one text, which nobody reads.
    schemaErrorFormatter: () => new Error('Validation Error'),
  })
  // What is added first is closed last.
  app.addHook('onClose', async () => parts.closeLast?.())
  const mailbox = createMailbox(parts.send, app.log)
  const publicForms = createPublicForms(stores)
  const signed = createTokens(parts.secret, stores)
  const recognisers = await parts.openRecognisers(app.log)
  app.decorateRequest('caller', null)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ detail: 'Not Found' }))
  // Who still listens to a recogniser is told at once: the requests in flight are waited for.
  app.addHook('preClose', () => recognisers.close())
  app.addHook('onClose', () => mailbox.settle())
  logAnswers(app, settings)
  protectAnswers(app)
  openFormLane(app, publicForms)
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
  app.addHook('onRoute', completeRoute)
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
