import type { FastifyInstance } from 'fastify'

interface Repeated {
  everyMs: number
  /** @param closing is aborted when the server closes, which waits for the work to end */
  work(closing: AbortSignal): Promise<unknown>
  /** What is logged when the work fails. */
  problem: string
}

/** Does something from when the server listens until it closes, again and again, and never twice at a time. */
export function repeatInBackground(app: FastifyInstance, { everyMs, work, problem }: Repeated): void {
  const closing = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> | undefined
  const run = () => {
    running ??= work(closing.signal)
      .catch((error: unknown) => {
        if (!closing.signal.aborted) app.log.error({ err: error }, problem)
      })
      .finally(() => (running = undefined))
  }
  app.addHook('onListen', async () => {
    timer = setInterval(run, everyMs)
    run()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    closing.abort()
    await running
  })
}
