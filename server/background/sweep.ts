import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { sweepOutbox } from '../mail/outbox.ts'
import type { ColumnStore } from '../store/columns/index.ts'
import type { Stores } from '../store/index.ts'
import { repeatInBackground } from './repeat.ts'

const EVERY_MS = 60 * 60_000
const PROBLEM = 'Old data could not be cleared away'

type Swept = Stores & { columns: ColumnStore }
/** By the names that the log has. */
type Sweeps = Record<string, () => Promise<unknown>>

/**
 * Deletes, at the start and every hour, old mails of the outbox, expired tokens, abandoned sessions, images that no form shows, the old log of
 * deliveries, and responses that are older than their form keeps them; encrypts secrets that an earlier version stored
 * as they are.
 */
export function sweepRegularly(app: FastifyInstance, stores: Swept, dataDir: string): void {
  // These hooks run in reverse order: what a sweep counts is written too.
  app.addHook('onClose', () => stores.progress.flush())
  const work = async (closing: AbortSignal) => {
    const sweeps = Object.entries({ ...sweepsOf(stores, closing), outbox: () => sweepOutbox(dataDir) })
    await Promise.all([
      ...sweeps.map((one) => attempt(app.log, one)),
      inOrder(app.log, responseSweeps(stores, closing)),
    ])
    // Last, so that what all of them deleted is gone from the log of the database too.
    await attempt(app.log, ['erasure', stores.erasure.sweep])
  }
  repeatInBackground(app, { everyMs: EVERY_MS, work, problem: PROBLEM })
}

const sweepsOf = (stores: Swept, closing: AbortSignal): Sweeps => ({
  sessions: () => stores.sessions.sweep(closing),
  tokens: () => stores.tokens.sweep(),
  loginFailures: () => stores.loginFailures.sweep(),
  knownAddresses: () => stores.knownAddresses.sweep(),
  recoveries: () => stores.recoveries.sweep(),
  queue: () => stores.queue.sweep(),
  webhooks: () => stores.webhooks.sealStored(),
  totps: () => stores.totps.sealStored(),
  progress: () => stores.progress.sweep(),
  downloads: () => stores.downloads.sweep(),
  images: () => stores.images.sweep(),
  transfers: () => stores.transfers.sweep(),
  passkeys: () => stores.passkeys.sweep(),
})

/** In this order: the copies of forms' responses lose what the retention removed. */
const responseSweeps = ({ retention, columns, removals }: Swept, closing: AbortSignal): Sweeps => ({
  retention: () => retention.sweep({ stop: closing }),
  columns: () => columns.sweep(),
  removals: () => removals.sweep(),
})

async function inOrder(log: FastifyBaseLogger, sweeps: Sweeps): Promise<void> {
  for (const one of Object.entries(sweeps)) await attempt(log, one)
}

/** One that fails holds up none of the others. */
async function attempt(log: FastifyBaseLogger, [name, sweep]: [string, () => Promise<unknown>]): Promise<void> {
  try {
    await sweep()
  } catch (error) {
    log.error({ err: error, sweep: name }, PROBLEM)
  }
}
