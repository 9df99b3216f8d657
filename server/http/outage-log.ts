import type { FastifyBaseLogger } from 'fastify'

const EVERY_MS = 5000

/**
 * While the database does not answer every request fails for the same reason: the log says so once in five seconds, with
 * how many failed.
 */
export function outageLog() {
  let failed = 0
  let nextAt = 0
  return (log: FastifyBaseLogger, err: unknown, message: string): void => {
    failed += 1
    if (Date.now() < nextAt) return
    log.error({ err, failed }, message)
    failed = 0
    nextAt = Date.now() + EVERY_MS
  }
}
