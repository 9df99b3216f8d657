import type { FastifyInstance } from 'fastify'
import type { Stores } from '../store/index.ts'

const EVERY_MS = 60 * 60_000

/** Deletes, at the start and every hour, expired tokens and sessions that were abandoned, and old deliveries. */
export function sweepRegularly(app: FastifyInstance, { sessions, tokens, loginFailures, queue }: Stores): void {
  let running: Promise<unknown> = Promise.resolve()
  const sweep = () => {
    running = Promise.all([sessions.sweep(), tokens.sweep(), loginFailures.sweep(), queue.sweep()]).catch(
      (error: unknown) => app.log.error({ err: error }, 'Old sessions and tokens could not be cleared away'),
    )
  }
  const timer = setInterval(sweep, EVERY_MS)
  app.addHook('onReady', async () => sweep())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
