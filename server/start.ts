import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { builtPages } from './built-pages.ts'
import { buildServer } from './build-server.ts'
import { makeFirst, readSecret, type Made } from './first-start.ts'
import { createMailer } from './mail.ts'
import { servePagesFrom } from './pages.ts'
import type { Settings } from './settings.ts'
import { createRecognisers } from './speech/index.ts'
import { openDatabase } from './store/database.ts'
import { createStores } from './store/index.ts'
import { migrate } from './store/migrate.ts'
import { withStartLock } from './store/start-lock.ts'
import { sweepRegularly } from './sweep.ts'
import { vitePages } from './vite-pages.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** A server that is ready to listen, and what its first start made. */
export interface Started {
  app: FastifyInstance
  made: Made | undefined
}

/**
 * Puts the whole product together: data, mail, speech, pages. Several processes may do so at once.
 * Closing the server closes the database after the requests in flight.
 */
export async function prepareServer(settings: Settings): Promise<Started> {
  const { database, stores, secret, made } = await withStartLock(settings, () => prepareData(settings))
  const servePages = settings.production ? servePagesFrom(builtPages(`${ROOT}dist`)) : await vitePages(ROOT)
  const openRecognisers = (log: FastifyBaseLogger) => createRecognisers(settings, log)
  const app = await buildServer({ settings, secret, stores, send: createMailer(settings), openRecognisers, servePages })
  sweepRegularly(app, stores)
  app.addHook('onClose', () => database.destroy())
  return { app, made }
}

async function prepareData(settings: Settings) {
  const database = openDatabase(settings, (error) => console.error(JSON.stringify({ level: 50, msg: error.message })))
  await migrate(database)
  const stores = createStores(database)
  return { database, stores, secret: await readSecret(settings), made: await makeFirst(stores, settings) }
}
