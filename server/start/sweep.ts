import type { FastifyInstance } from 'fastify'
import { sweepOutbox } from '../mail/outbox.ts'
import type { ColumnStore } from '../store/columns/index.ts'
import type { Stores } from '../store/index.ts'

const EVERY_MS = 60 * 60_000

/**
 * Deletes, at the start and every hour, old mails of the outbox, expired tokens, abandoned sessions, images that no form shows, the old log of
 * deliveries, and responses that are older than their form keeps them; encrypts secrets that an earlier version stored
 * as they are.
 */
export function sweepRegularly(app: FastifyInstance, stores: Stores & { columns: ColumnStore }, dataDir: string): void {
  const {
    sessions,
    tokens,
    loginFailures,
    knownAddresses,
    recoveries,
    queue,
    webhooks,
    downloads,
    retention,
    removals,
    columns,
    progress,
    images,
    erasure,
    transfers,
    passkeys,
    totps,
  } = stores
  const closing = new AbortController()
  let running: Promise<unknown> = Promise.resolve()
  const sweepAll = () =>
    Promise.all([
      sessions.sweep(closing.signal),
      tokens.sweep(),
      loginFailures.sweep(),
      knownAddresses.sweep(),
      recoveries.sweep(),
      queue.sweep(),
      webhooks.sealStored(),
      totps.sealStored(),
      progress.sweep(),
      downloads.sweep(),
      images.sweep(),
      transfers.sweep(),
      passkeys.sweep(),
      sweepOutbox(dataDir),
      // In this order: the copies of forms' responses lose what the retention removed.
      retention
        .sweep({ stop: closing.signal })
        .then(() => columns.sweep())
        .then(() => removals.sweep()),
    ])
  const sweep = () => {
    running = sweepAll()
      .then(erasure.sweep)
      .catch((error: unknown) => app.log.error({ err: error }, 'Old data could not be cleared away'))
  }
  const timer = setInterval(sweep, EVERY_MS)
  app.addHook('onListen', async () => sweep())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    closing.abort()
    await running
    await progress.flush()
  })
}
