import type { FastifyReply } from 'fastify'
import type { RouteHandlers } from '../../contract/fastify.gen.ts'
import { TRANSCRIPTIONS_PER_MINUTE } from '../../rules/limits.ts'
import { Conflict, NotFound, Refused } from '../http/errors.ts'
import { limitTo } from '../http/rate-limits.ts'
import { refuseOverdue } from './expired.ts'
import type { Parts } from './dependencies.ts'

/** The recording is heard and forgotten: only the words go back (specification, section 4, Voice capture). */
export const transcribeHandlers = ({ sessions, recognisers }: Pick<Parts, 'sessions' | 'recognisers'>) => {
  const takeFromAddress = limitTo(TRANSCRIPTIONS_PER_MINUTE, 60_000)
  const takeInSession = limitTo(TRANSCRIPTIONS_PER_MINUTE / 2, 60_000)
  return {
    async transcribe(request, reply) {
      takeFromAddress(request.ip)
      const session = await sessions.find(request.params.id)
      if (!session) throw new NotFound('Session')
      takeInSession(session.id)
      refuseOverdue(session)
      const { fieldId, listenFor, transcriber } = request.query
      const field = session.fields.find(({ id }) => id === fieldId)
      if (!field) throw new NotFound('Field')
      if (await sessions.isSubmitted(session)) throw new Conflict('This session was already submitted')
      const hints = { field, fields: session.fields, lang: session.language, listenFor, transcriber }
      const from = performance.now()
      const heard = await recognisers.transcribe(bytesOf(request.body), hints, leaving(reply))
      reply.header('server-timing', timing(performance.now() - from))
      return reply.code(200).send(heard)
    },
  } satisfies Pick<RouteHandlers, 'transcribe'>
}

/** How long the recogniser took, and those who were heard before; the browser shows it beside its own figures. */
const timing = (milliseconds: number): string => `recognition;dur=${milliseconds.toFixed(1)}`

/** The contract's tools call every file a Blob; here it arrives as bytes. */
function bytesOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body
  throw new Refused(415, 'The audio is not a WAV file')
}

/** Nobody reads this answer; it stands in the log. */
const GONE = 499

/** Whoever stops listening or leaves the page waits for nothing: the recogniser is stopped too. */
function leaving(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new Refused(GONE, 'The caller left'))
  })
  return controller.signal
}
