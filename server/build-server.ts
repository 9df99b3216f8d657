import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from 'fastify'
import { MAX_BODY_BYTES } from '../rules/limits.ts'
import { trustedBy, warnOfUntrustedProxies } from './http/addresses.ts'
import { boundBodies } from './http/bodies.ts'
import { answerClientError, requireHost } from './http/client-errors.ts'
import { readBodies } from './http/content-types.ts'
import { contract, contractText } from './http/contract.ts'
import { answerError } from './http/errors.ts'
import { answerFromCache } from './pages/form-cache.ts'
import { createAdmissions, createHandlers } from './handlers/index.ts'
import { systemLookup, type Lookup } from './delivery/addresses.ts'
import type { Dependencies } from './handlers/dependencies.ts'
import { loggerFor, logAnswers, requestId, type LogStream } from './log.ts'
import { passkeyChallenges } from './accounts/passkey-challenges.ts'
import { createRecoveries } from './accounts/recoveries.ts'
import { createMailbox } from './mail/mailbox.ts'
import type { SendMail } from './mail/mail.ts'
import type { ServePages } from './pages/pages.ts'
import { createPublicForms } from './pages/public-forms.ts'
import { httpsOnly, protectAnswers } from './http/response-headers.ts'
import { buildSerializersLazily } from './http/serializers.ts'
import { createRenewals } from './http/renewals.ts'
import { routesOf } from './http/routes.ts'
import { bearerAuth, createTokens } from './http/security.ts'
import { accountLimits, sendingQuotas } from './quotas.ts'
import { requiredSteps } from './accounts/required-steps/required-step.ts'
import { noScanner } from './scanner/scanner.ts'
import type { SecretKeys } from './keys/secret-keys.ts'
import type { Settings } from './settings.ts'
import type { ColumnStore } from './store/columns/index.ts'
import type { Stores } from './store/index.ts'
import { buildValidator } from './http/validation/validation.ts'

const PREFIX = '/api/v1'

/** What the caller opens and closes. */
interface ServerDependencies {
  settings: Settings
  secret: SecretKeys
  stores: Stores
  columns: ColumnStore
  send: SendMail
  checkReadiness: Dependencies['checkReadiness']
  openTranscribers(log: FastifyBaseLogger): Promise<Dependencies['transcribers']>
  /** Where lines of the log go; standard output without it. */
  logStream?: LogStream
  /** Resolves the hosts of webhooks; the system's resolver without it. */
  lookup?: Lookup
  /** How long each mail with a link to a new password waits at least. */
  recoveryPaceMs?: number
  /** Absent in tests that only speak to the API. */
  servePages?: ServePages
  /** Runs when everything that uses them has ended. */
  closeLast?(): Promise<void>
}

/**
 * The whole server, ready to listen or to be injected into.
 * @throws when an operation of the contract has no handler
 */
export async function buildServer(dependencies: ServerDependencies): Promise<FastifyInstance> {
  const { settings, stores, columns, checkReadiness, servePages, lookup = systemLookup } = dependencies
  const app = Fastify({
    logger: loggerFor(settings, dependencies.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    // A child logger for every request costs more than the rest of a cached answer.
    childLoggerFactory: (logger) => logger,
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: trustedBy(settings.trustedProxies),
    forceCloseConnections: 'idle',
    // Long enough for ten megabytes of audio over a slow line.
    requestTimeout: 120_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    frameworkErrors: answerBadAddress,
    genReqId: requestId,
    clientErrorHandler: answerClientError,
    // The end of a body that never comes is not waited for: a cached answer would take a fifth longer.
    http: { requireHostHeader: false, optimizeEmptyRequests: true },
    schemaController: {
      compilersFactory: { buildValidator, buildSerializer: buildSerializersLazily },
    },
  })
  // Fastify runs these hooks in reverse order: this one is the last.
  app.addHook('onClose', async () => dependencies.closeLast?.())
  app.addHook('onClose', () => columns.close())
  const mailbox = createMailbox(dependencies.send, app.log)
  const publicForms = createPublicForms(stores)
  const signed = createTokens(dependencies.secret, stores)
  const passwordRecoveries = createRecoveries(
    { ...stores, signed, mailbox, settings, log: app.log },
    dependencies.recoveryPaceMs,
  )
  const transcribers = await dependencies.openTranscribers(app.log)
  app.decorateRequest('caller', null)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ detail: 'Not Found' }))
  // Fastify waits for requests in flight: those that wait for a transcription are ended first.
  app.addHook('preClose', () => transcribers.close())
  app.addHook('onClose', async () => {
    await passwordRecoveries.close()
    await mailbox.settle()
  })
  logAnswers(app, settings)
  warnOfUntrustedProxies(app)
  protectAnswers(app, settings)
  requireHost(app)
  answerFromCache(app, publicForms, httpsOnly(settings))
  const { scanner: place } = settings.protection
  // Loaded only where it is asked for.
  const scanner = place ? (await import('./scanner/open.ts')).openScanner(place) : noScanner
  const operations = {
    ...stores,
    columns,
    settings,
    sendingQuotas: sendingQuotas(settings.quotas),
    accountLimits: accountLimits(settings.quotas),
    signed,
    passkeyChallenges: passkeyChallenges(dependencies.secret, stores),
    renewals: createRenewals(dependencies.secret),
    formAccess: async () => (await import('./keys/form-access.ts')).createFormAccess(dependencies.secret),
    mailbox,
    passwordRecoveries,
    publicForms,
    transcribers,
    scanner,
    checkReadiness: async () => {
      const warnings = await checkReadiness()
      await scanner.requireReady()
      return warnings
    },
    lookup,
  }
  const [handlers, admissions] = [createHandlers(operations), createAdmissions(operations)]
  const checkToken = bearerAuth(signed, stores, requiredSteps({ ...stores, settings }).requireSteps)
  await serveApi(app, routesOf(contract, { handlers, admissions, checkToken }))
  await transcribers.serveFiles?.(app)
  await servePages?.(app, publicForms)
  return app
}

async function serveApi(app: FastifyInstance, routes: RouteOptions[]): Promise<void> {
  boundBodies(app)
  readBodies(app)
  await app.register(async (api) => routes.forEach((route) => api.route(route)), { prefix: PREFIX })
  app.get(`${PREFIX}/openapi.json`, (_, reply) => reply.type('application/json; charset=utf-8').send(contractText))
}

/** For an address that cannot be decoded. */
const answerBadAddress = (_: FastifyError, __: FastifyRequest, reply: FastifyReply): void =>
  void reply.code(404).send({ detail: 'Not Found' })
