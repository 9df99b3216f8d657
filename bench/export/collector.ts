import { isMainThread } from 'node:worker_threads'

/**
 * Loaded into the measured server, which runs with --expose-gc: on SIGUSR2 it collects its garbage and says what is left, so
 * that what an export holds can be told from what is not collected yet.
 */
export const LEFT = /^in use: (\d+)$/gm

if (isMainThread && globalThis.gc)
  process.on('SIGUSR2', () => {
    // What a first collection finalises is free after the second.
    globalThis.gc?.()
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    console.log(`in use: ${heapUsed + external}`)
  })
