import type { FastifyInstance } from 'fastify'
import type { SendMail } from '../mail/mail.ts'
import type { Settings } from '../settings.ts'
import type { Stores } from '../store/index.ts'
import { createAttempt } from './attempt.ts'
import { createCall } from './call.ts'
import { standingOf } from './standing.ts'
import { startWorker } from './worker.ts'

/**
 * Sends what forms have to tell, from when the server is ready until it closes.
 * @returns how the queue stands: sentences for an operator; throws when it is not worked on
 */
export function deliverInBackground(
  app: FastifyInstance,
  stores: Stores,
  settings: Settings,
  send: SendMail,
): () => string[] {
  const call = createCall({ allowPrivate: settings.webhookAllowPrivate })
  const attempt = createAttempt({ ...stores, settings, send, call })
  let worker: ReturnType<typeof startWorker> | undefined
  app.addHook('onReady', async () => {
    worker = startWorker({ ...stores, attempt, log: app.log })
  })
  app.addHook('onClose', async () => worker?.stop())
  return () => (worker ? standingOf(worker.rounds) : [])
}
