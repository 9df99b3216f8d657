import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'

/** What waits for the start is answered first, and so is what comes between two of the parts. */
const [FIRST_MS, PAUSE_MS] = [100, 5]

/** Almost every request needs these, and listening does not. The validator is loaded in pieces: at once it would hold the loop. */
const PARTS = [
  'ajv/dist/compile/validate',
  'ajv/dist/core',
  'ajv/dist/vocabularies/validation',
  'ajv/dist/vocabularies/applicator',
  'ajv/dist/2020.js',
  'ajv-formats',
  '@fastify/fast-json-stringify-compiler',
]

/**
 * Loads, while the server listens, what the first requests would wait for otherwise.
 * @throws when something is not installed: the server could not work
 */
export async function loadBehind(): Promise<void> {
  const load = createRequire(import.meta.url)
  await pause(FIRST_MS)
  for (const part of PARTS) {
    load(part)
    await pause(PAUSE_MS)
  }
  await import('../http/validation/compilers.ts')
}
