import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Settings } from './settings.ts'

/** Only these properties: a database's error may carry the row, and a row holds answers. */
const err = (error: Error) => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? '',
  ...('code' in error && { code: error.code }),
})

/** JSON lines without secrets or answers: no headers, no bodies, no query, and addresses by their pattern. */
export const loggerFor = ({ logLevel }: Pick<Settings, 'logLevel'>): FastifyServerOptions['logger'] =>
  logLevel === 'silent'
    ? false
    : {
        level: logLevel,
        serializers: { err },
        redact: ['authorization', '*.authorization', 'password', '*.password', '*.new_password', '*.token'],
      }

/** The route's pattern instead of the address, which may contain an email or a token. */
export const routeOf = ({ routeOptions, url }: FastifyRequest): string =>
  routeOptions.url && routeOptions.url !== '*' ? routeOptions.url : (url.split('?', 1)[0] ?? '')

/** A proxy's own id goes on, so that its log and this one can be read together. */
export const requestId = ({ headers }: { headers: Record<string, unknown> }): string => {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

interface Answer {
  method: string
  route: string
  status: number
  ms: number
  /** Only of what went wrong; the answer names it too. */
  id?: string
}

export const logAnswer = (log: FastifyBaseLogger, answer: Answer): void => log.info(answer, 'answer')

/** What all callers are answered at once: too many requests, and whatever an outage makes of them. */
const comesInMasses = (status: number): boolean => status === 429 || status >= 500

const REPEATS_EVERY_MS = 5000

/**
 * Of answers that come in masses the first is logged, and after five seconds how many like it there were: an outage or an
 * attack must not fill the disk by way of the log.
 * @returns whether the answer is one of those that are only counted
 */
function countRepeats() {
  const repeats = new Map<string, number>()
  return (log: FastifyBaseLogger, answer: Answer): boolean => {
    const { method, route, status } = answer
    const key = `${status} ${method} ${route}`
    const repeated = repeats.get(key)
    repeats.set(key, (repeated ?? -1) + 1)
    if (repeated !== undefined) return true
    const tell = () => {
      const times = repeats.get(key) ?? 0
      repeats.delete(key)
      if (times > 0) log.info({ method, route, status, repeated: times }, 'answers')
    }
    setTimeout(tell, REPEATS_EVERY_MS).unref()
    return false
  }
}

/** One line per request, when it is answered; see {@link countRepeats} for what is counted instead. */
export function logAnswers(app: FastifyInstance, { logLevel }: Pick<Settings, 'logLevel'>): void {
  if (!['info', 'debug', 'trace'].includes(logLevel)) return
  const isRepeat = countRepeats()
  app.addHook('onResponse', (request, reply, done) => {
    const { method, log } = request
    const { statusCode: status, elapsedTime } = reply
    const id = status < 400 ? {} : { id: request.id }
    const answer = { method, route: routeOf(request), status, ms: Math.round(elapsedTime), ...id }
    if (!comesInMasses(status) || !isRepeat(log, answer)) logAnswer(log, answer)
    done()
  })
}
