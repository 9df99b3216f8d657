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

export interface LogStream {
  write(line: string): void
}

/** JSON lines without secrets or answers: no headers, no bodies, no query, and addresses by their pattern. */
export const loggerFor = (
  { logLevel }: Pick<Settings, 'logLevel'>,
  stream?: LogStream,
): FastifyServerOptions['logger'] =>
  logLevel === 'silent'
    ? false
    : {
        level: logLevel,
        ...(stream && { stream }),
        serializers: { err },
        redact: ['authorization', '*.authorization', 'password', '*.password', '*.new_password', '*.token'],
      }

/** The route's pattern instead of the address, which may contain an email or a token. */
export const routeOf = ({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): string =>
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
  /** Of who sent it with a token. */
  account?: string
  /** Only of what went wrong; the answer names it too. */
  id?: string
}

export const logAnswer = (log: FastifyBaseLogger, answer: Answer): void => log.info(answer, 'answer')

/** What all callers are answered at once: too many requests, and whatever an outage makes of them. */
const comesInMasses = (status: number): boolean => status === 429 || status >= 500

const REPEATS_EVERY_MS = 5000
/** Other keys than these are counted as one. */
const KEYS_MAX = 1000
const OTHERS = ''

/**
 * Counts what comes in masses, so that an outage or an attack does not fill the disk by way of the log.
 * @returns a function that tells whether a key came before within five seconds; `tell` of its first time is called with how
 * many more there were, when they are over
 */
export function countRepeats() {
  const repeats = new Map<string, number>()
  return (given: string, tell: (times: number) => void): boolean => {
    const key = repeats.size < KEYS_MAX || repeats.has(given) ? given : OTHERS
    const repeated = repeats.get(key)
    repeats.set(key, (repeated ?? -1) + 1)
    if (repeated !== undefined) return true
    const end = () => {
      const times = repeats.get(key) ?? 0
      repeats.delete(key)
      if (times > 0) tell(times)
    }
    setTimeout(end, REPEATS_EVERY_MS).unref()
    return false
  }
}

/** One line per request, when it is answered; of what comes in masses the first, and how many more there were. */
export function logAnswers(app: FastifyInstance, { logLevel }: Pick<Settings, 'logLevel'>): void {
  if (!['info', 'debug', 'trace'].includes(logLevel)) return
  const isRepeat = countRepeats()
  app.addHook('onResponse', (request, reply, done) => {
    const { method, log } = request
    const { statusCode: status, elapsedTime } = reply
    const id = status < 400 ? {} : { id: request.id }
    const account = request.caller ? { account: request.caller.user.id } : {}
    const what = { method, route: routeOf(request), status }
    const tell = (repeated: number) => log.info({ ...what, repeated }, 'answers')
    if (!comesInMasses(status) || !isRepeat(`${status} ${method} ${what.route}`, tell))
      logAnswer(log, { ...what, ms: Math.round(elapsedTime), ...account, ...id })
    done()
  })
}
