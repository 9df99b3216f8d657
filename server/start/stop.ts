import type { Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Connections, DrainTimes } from '../http/connections.ts'

/** However it goes, the process ends by then: longer than the drain, what waits for a transcription, and the deliveries. */
const STOP_MS = 30_000

const DRAIN: DrainTimes = { graceMs: 500, newcomersMs: 5000, quietMs: 500, answersMs: 10_000 }
/** The developer, who is the only client, waits for the next start. */
const DRAIN_IN_DEVELOPMENT: DrainTimes = { ...DRAIN, graceMs: 0, newcomersMs: 0, quietMs: 0 }

export interface Stoppable {
  app: FastifyInstance
  connections: Connections
  /** What listens beside the server itself. */
  listeners: Server[]
  /** From then on the server says that it is not ready. */
  announce(): void
  production: boolean
}

/** A terminal and npm both pass a signal on: the second one must not interrupt the shutdown. */
export function stopOnSignals(running: Stoppable): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (!isStopping) stop(running).catch(giveUp)
      isStopping = true
    })
}

/** What was sent is answered, and the database closes; after STOP_MS the process ends anyway. */
async function stop({ app, connections, listeners, announce, production }: Stoppable): Promise<void> {
  setTimeout(() => process.exit(1), STOP_MS).unref()
  announce()
  const left = await connections.drain(production ? DRAIN : DRAIN_IN_DEVELOPMENT, listeners)
  if (left > 0) app.log.warn({ connections: left }, 'The server stops while it still answers')
  await app.close()
  process.exit(0)
}

function giveUp(error: unknown): void {
  console.error(`Sayform did not stop cleanly: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
