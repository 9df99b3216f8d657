import type { FastifyBaseLogger } from 'fastify'

const EVERY_MS = 5000

/**
 * During an outage everything fails for the same reason: the log says each message once in five seconds, with how many
 * failed. Messages are few: they are written in the code.
 */
export function outageLog() {
  const told = new Map<string, { failed: number; nextAt: number }>()
  return (log: FastifyBaseLogger, err: unknown, message: string): void => {
    const { failed, nextAt } = told.get(message) ?? { failed: 0, nextAt: 0 }
    const isDue = Date.now() >= nextAt
    if (isDue) log.error({ err, failed: failed + 1 }, message)
    told.set(message, isDue ? { failed: 0, nextAt: Date.now() + EVERY_MS } : { failed: failed + 1, nextAt })
  }
}
