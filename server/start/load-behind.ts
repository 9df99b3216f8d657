import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { platformNameOf } from '../../rules/languages/platform-name.ts'
import { DEFAULT_LANGUAGE } from '../../rules/limits.ts'

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
 * Modules of ours that a first request of a kind asks for. One that no process has kept compiled yet would make the request
 * wait for what removes types too, which takes ten times as long as the module.
 */
const OURS = [
  () => import('../http/validation/compilers.ts'),
  () => import('../handlers/draft-rules.ts'),
  () => import('../accounts/device-name.ts'),
  () => import('../handlers/uploads/refuse-found.ts'),
  () => import('../keys/form-access.ts'),
  () => import('../handlers/form-access/enter-password.ts'),
  () => import('../handlers/form-access/require-token.ts'),
  () => import('../store/columns/open-view.ts'),
  () => import('../store/columns/open-copies.ts'),
]

/**
 * Loads, while the server listens, what the first requests would wait for otherwise.
 * @throws when something is not installed: the server could not work
 */
export async function loadBehind(): Promise<void> {
  const require = createRequire(import.meta.url)
  await pause(FIRST_MS)
  for (const part of PARTS) {
    require(part)
    await pause(PAUSE_MS)
  }
  for (const load of OURS) {
    await load()
    await pause(PAUSE_MS)
  }
  // What the platform knows of languages is read for the first page of a form.
  platformNameOf(DEFAULT_LANGUAGE)
}
