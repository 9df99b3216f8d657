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

/** One line per request, when it is answered. */
export function logAnswers(app: FastifyInstance, { logLevel }: Pick<Settings, 'logLevel'>): void {
  if (!['info', 'debug', 'trace'].includes(logLevel)) return
  app.addHook('onResponse', (request, reply, done) => {
    const { method, log } = request
    const { statusCode: status, elapsedTime } = reply
    const id = status < 400 ? {} : { id: request.id }
    logAnswer(log, { method, route: routeOf(request), status, ms: Math.round(elapsedTime), ...id })
    done()
  })
}
