import type { FastifyInstance } from 'fastify'
import type { ColumnStore } from '../store/columns/index.ts'
import type { Stores } from '../store/index.ts'

const EVERY_MS = 60 * 60_000

/** Deletes, at the start and every hour, expired tokens and sessions that were abandoned, and old deliveries. */
export function sweepRegularly(app: FastifyInstance, stores: Stores & { columns: ColumnStore }): void {
  const { sessions, tokens, loginFailures, queue, columns } = stores
  let running: Promise<unknown> = Promise.resolve()
  const sweep = () => {
    const sweeps = [sessions, tokens, loginFailures, queue, columns].map((one) => one.sweep())
    running = Promise.all(sweeps).catch((error: unknown) =>
      app.log.error({ err: error }, 'Old sessions and tokens could not be cleared away'),
    )
  }
  const timer = setInterval(sweep, EVERY_MS)
  app.addHook('onReady', async () => sweep())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
