import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { builtPages } from '../pages/built-pages.ts'
import { buildServer } from '../build-server.ts'
import { backUpDaily } from './daily-backup.ts'
import { createFirstAccount, type FirstAccount } from './first-start.ts'
import { removeInBackground } from '../background/removed-forms.ts'
import { readSecret, secretKeysOf } from '../secret.ts'
import { prepareUpgrade } from './upgrade.ts'
import { deliverInBackground } from '../delivery/start.ts'
import { openBucket } from '../bucket/bucket.ts'
import { storeInBackground } from '../files/start.ts'
import { createMailer } from '../mail/mail.ts'
import { servePagesFrom } from '../pages/pages.ts'
import type { Settings } from '../settings.ts'
import { createTranscribers } from '../speech/transcriber-chain.ts'
import { columnStore } from '../store/columns/index.ts'
import { openDatabase, openUnlimited } from '../store/database.ts'
import { createStores } from '../store/index.ts'
import { readinessCheck, Stopping } from '../store/operation/readiness.ts'
import { withStartLock } from '../store/operation/start-lock.ts'
import { sweepRegularly } from '../background/sweep.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A server that is ready to listen. */
interface Prepared {
  app: FastifyInstance
  /** From then on it says that it is not ready. */
  announceStop(): void
}

/**
 * Puts the whole product together: data, mail, speech, pages. Several processes may do so at once.
 * Closing the server closes the database after the requests in flight.
 * @param notify is called with what a first start created, before anything else can fail
 */
export async function prepareServer(settings: Settings, notify: (account: FirstAccount) => void): Promise<Prepared> {
  const { database, stores, secret, bucket } = await withStartLock(settings, () => prepareData(settings, notify))
  const send = createMailer(settings)
  const columns = columnStore(database, settings)
  const canStore = readinessCheck(database, settings)
  const health: (() => string[])[] = []
  const readiness = untilStop(async () => {
    await canStore()
    return health.flatMap((warnings) => warnings())
  })
  const app = await buildServer({
    settings,
    secret,
    stores,
    columns,
    send,
    checkReadiness: readiness.check,
    openTranscribers: (log: FastifyBaseLogger) => createTranscribers(settings, log),
    servePages: settings.production
      ? servePagesFrom(builtPages(`${ROOT}dist`))
      : await (await import('../pages/vite-pages.ts')).vitePages(ROOT, settings.dataDir),
    closeLast: () => database.destroy(),
  })
  sweepRegularly(app, { ...stores, columns }, settings.dataDir)
  health.push(deliverInBackground(app, stores, settings, send), storeInBackground(app, stores, bucket))
  backUpDaily(app, settings)
  // Loaded only where it is asked for.
  if (settings.metricsPort !== undefined) await (await import('../metrics.ts')).serveMetrics(app, stores, settings)
  removeInBackground(app, stores)
  return { app, announceStop: readiness.stop }
}

function untilStop(check: () => Promise<string[]>) {
  let isStopping = false
  return {
    check: () => (isStopping ? Promise.reject(new Stopping()) : check()),
    stop: () => void (isStopping = true),
  }
}

async function prepareData(settings: Settings, notify: (account: FirstAccount) => void) {
  // Mails, copies for reading and temporary files lie there beside PostgreSQL too, and the space for them is asked for.
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
  await migrateTables(settings)
  const database = openDatabase(settings, (error) => console.error(JSON.stringify({ level: 50, msg: error.message })))
  const secret = secretKeysOf(await readSecret(settings), settings)
  await createFirstAccount(database, settings, notify)
  const bucket = openBucket(settings.files)
  return { database, stores: createStores(database, secret, bucket, settings.protection), secret, bucket }
}

/** A migration may take longer than any statement of a request. */
async function migrateTables(settings: Settings): Promise<void> {
  const database = openUnlimited(settings)
  try {
    if (await prepareUpgrade(database, settings)) await (await import('../store/migrate.ts')).migrate(database)
  } finally {
    await database.destroy()
  }
}
