import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { BEAT_MS, type Held } from './watcher.ts'

/** One line in this time, however often the event loop is held. */
const LOGGED_EVERY_MS = 10_000

/**
 * While a piece of work holds the event loop, all others wait: the log then says where it stands. A thread notices it, since
 * the loop itself cannot; as long as all is well it costs a beat of the loop ten times a second.
 * @returns ends the thread
 */
export function watchEventLoop(log: Pick<FastifyBaseLogger, 'warn'>): () => Promise<unknown> {
  const beats = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(new URL('./watcher.ts', import.meta.url), { workerData: beats, execArgv: [] })
  worker.unref()
  let nextAt = 0
  worker.on('message', ({ heldMs, stack }: Held) => {
    if (Date.now() < nextAt) return
    nextAt = Date.now() + LOGGED_EVERY_MS
    log.warn({ heldMs, stack }, 'The event loop is held')
  })
  worker.on('error', (error) => log.warn({ err: error }, 'Nothing watches the event loop any more'))
  const timer = setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref()
  return () => {
    clearInterval(timer)
    return worker.terminate()
  }
}

export function watchEventLoopOf(app: FastifyInstance): void {
  const end = watchEventLoop(app.log)
  app.addHook('onClose', async () => void (await end()))
}
