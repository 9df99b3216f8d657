import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { SendMail } from '../mail/mail.ts'
import type { Settings } from '../settings.ts'
import type { Stores } from '../store/index.ts'
import type { Attempt } from './attempt.ts'
import { healthOf } from './health.ts'
import { startWorker } from './worker.ts'

/**
 * Sends what forms have to tell, from when the server is ready until it closes.
 * @returns the health of the queue: sentences for an operator; throws when it is not worked on
 */
export function deliverInBackground(
  app: FastifyInstance,
  stores: Stores,
  settings: Settings,
  send: SendMail,
): () => string[] {
  let opening: Promise<Attempt> | undefined
  const attempt: Attempt = async (row, stop) =>
    (await (opening ??= openAttempt({ stores, settings, send, log: app.log })))(row, stop)
  let worker: ReturnType<typeof startWorker> | undefined
  app.addHook('onReady', async () => {
    worker = startWorker({ ...stores, attempt, log: app.log })
  })
  app.addHook('onClose', async () => worker?.stop())
  return () => (worker ? healthOf(worker.rounds) : [])
}

interface AttemptParts {
  stores: Stores
  settings: Settings
  send: SendMail
  log: FastifyBaseLogger
}

/** What mails and calls are made of is loaded for the first of them. */
async function openAttempt({ stores, settings, send, log }: AttemptParts): Promise<Attempt> {
  const [{ createAttempt }, { createCall }] = await Promise.all([import('./attempt.ts'), import('./call.ts')])
  const call = createCall({ allowPrivate: settings.webhookAllowPrivate, hosts: settings.webhookHosts })
  return createAttempt({ ...stores, settings, send, call, log })
}
