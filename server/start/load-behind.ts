import { setTimeout as pause } from 'node:timers/promises'

/** What waits for the start is answered first, and so is what comes between two of the parts. */
const PAUSE_MS = 50

/** Almost every request needs these, and listening does not. */
const parts = [
  () => import('ajv/dist/2020.js'),
  () => import('ajv-formats'),
  () => import('@fastify/fast-json-stringify-compiler'),
]

/**
 * Loads, while the server listens, what the first requests would wait for otherwise.
 * @throws when one is not installed: the server could not work
 */
export async function loadBehind(): Promise<void> {
  for (const load of parts) {
    await pause(PAUSE_MS)
    await load()
  }
}
