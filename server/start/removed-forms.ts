import type { FastifyInstance } from 'fastify'
import type { Stores } from '../store/index.ts'

const EVERY_MS = 5000

/** Removes what deleted forms and accounts left, a little at a time, from when the server listens until it closes. */
export function removeInBackground(app: FastifyInstance, { removedForms }: Pick<Stores, 'removedForms'>): void {
  const closing = new AbortController()
  let running: Promise<void> | undefined
  const sweep = () => {
    running ??= removedForms
      .sweep(closing.signal)
      .catch((error: unknown) => app.log.error({ err: error }, 'A deleted form could not be removed'))
      .finally(() => (running = undefined))
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(sweep, EVERY_MS)
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    closing.abort()
    await running
  })
}
