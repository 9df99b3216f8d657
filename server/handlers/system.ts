import type { RouteHandlers } from '../../contract/fastify.gen.ts'
import { MAX_AUDIO_BYTES, MAX_AUDIO_MS, MAX_FILE_BYTES } from '../../rules/limits.ts'
import { Unavailable } from '../http/errors.ts'
import type { Dependencies } from './dependencies.ts'

export const systemHandlers = ({ ping, transcribers }: Dependencies) =>
  ({
    async capabilities(_, reply) {
      return reply.code(200).send({
        transcribers: transcribers.capabilities,
        maxAudioSeconds: MAX_AUDIO_MS / 1000,
        maxAudioBytes: MAX_AUDIO_BYTES,
        maxFileBytes: MAX_FILE_BYTES,
      })
    },

    async health(request, reply) {
      try {
        await ping()
        return reply.code(200).send({ status: 'ok' })
      } catch (error) {
        request.log.error({ err: error }, 'The database does not answer')
        throw new Unavailable('The database does not answer')
      }
    },
  }) satisfies Pick<RouteHandlers, 'capabilities' | 'health'>
