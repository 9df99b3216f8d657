import type { FastifyBaseLogger } from 'fastify'
import type { RouteHandlers } from '../../contract/fastify.gen.ts'
import type { Health } from '../../contract/types.gen.ts'
import { MAX_AUDIO_BYTES, MAX_AUDIO_MS, MAX_FILE_BYTES } from '../../rules/limits.ts'
import { passkeySite } from '../accounts/passkey-site.ts'
import { Unavailable } from '../http/errors.ts'
import { outageLog } from '../http/outage-log.ts'
import { isDiskFull } from '../store/database.ts'
import { DeliveriesStopped } from '../delivery/health.ts'
import { ScannerUnavailable } from '../scanner/scanner.ts'
import { DiskAlmostFull, Stopping } from '../store/operation/readiness.ts'
import { VERSION } from '../version.ts'
import type { Dependencies } from './dependencies.ts'

const RETRY_SECONDS = 5

const reasonOf = (error: unknown): string => {
  if (error instanceof DiskAlmostFull || error instanceof DeliveriesStopped || error instanceof Stopping)
    return error.message
  if (error instanceof ScannerUnavailable) return 'The virus scanner does not answer'
  return isDiskFull(error) ? 'The disk is full: nothing can be stored' : 'The database does not answer'
}

const WELL = { status: 'ok', version: VERSION } as const

/** It can be used, so it is sent requests; an operator should look. */
const healthWith = (warnings: readonly string[]): Health =>
  warnings.length === 0 ? WELL : { status: 'degraded', version: VERSION, warnings: [...warnings] }

type Operations = 'capabilities' | 'health' | 'readReadiness' | 'readLiveness'

export const systemHandlers = ({ checkReadiness, transcribers, settings }: Dependencies) => {
  const logOutage = outageLog()
  const requireReady = async (log: FastifyBaseLogger): Promise<Health> => {
    try {
      return healthWith(await checkReadiness())
    } catch (error) {
      logOutage(log, error, 'The server is not ready')
      throw new Unavailable(reasonOf(error), RETRY_SECONDS)
    }
  }
  return {
    async capabilities(_, reply) {
      return reply.code(200).send({
        transcribers: transcribers.capabilities,
        maxAudioSeconds: MAX_AUDIO_MS / 1000,
        maxAudioBytes: MAX_AUDIO_BYTES,
        maxFileBytes: MAX_FILE_BYTES,
        signUp: settings.signUp,
        passkeys: passkeySite(settings).isUsable,
      })
    },

    async health(request, reply) {
      return reply.code(200).send(await requireReady(request.log))
    },

    async readReadiness(request, reply) {
      return reply.code(200).send(await requireReady(request.log))
    },

    /** Says only that the process answers: one that waits for its database need not be started again. */
    async readLiveness(_, reply) {
      // It answers before the modules are loaded that other answers are written with.
      return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).code(200).send(WELL)
    },
  } satisfies Pick<RouteHandlers, Operations>
}
