import type { FastifyInstance } from 'fastify'
import type { Stores } from '../store/index.ts'

const EVERY_MS = 60 * 60_000

/** Clears away, at the start and every hour, what nobody can use any more: sessions that were left, expired tokens. */
export function sweepRegularly(app: FastifyInstance, { sessions, tokens, loginFailures, queue }: Stores): void {
  let underway: Promise<unknown> = Promise.resolve()
  const sweep = () => {
    underway = Promise.all([sessions.sweep(), tokens.sweep(), loginFailures.sweep(), queue.sweep()]).catch(
      (error: unknown) => app.log.error({ err: error }, 'Old sessions and tokens could not be cleared away'),
    )
  }
  const timer = setInterval(sweep, EVERY_MS)
  app.addHook('onReady', async () => sweep())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await underway
  })
}
