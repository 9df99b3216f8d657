import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { libraryInstall } from '../server/speech/browser-model/files.ts'

/** Where the tests have the library that runs models in browsers; operators have it beside their model. */
export const MODEL_LIBRARY = 'node_modules/.cache/browser-model'

/** One sentence on how to get it; undefined when it is here. */
export const missingLibrary = (): string | undefined =>
  existsSync(`${MODEL_LIBRARY}/node_modules/@huggingface/transformers`)
    ? undefined
    : `Models in the browser are not tested, since transformers.js is missing: ${libraryInstall(MODEL_LIBRARY)}`

/** Brings it where npm can; without it the tests that need it say so. */
export function bringLibrary(): void {
  if (missingLibrary() === undefined) return
  console.log('Fetching transformers.js for the tests')
  try {
    execFileSync('/bin/sh', ['-c', libraryInstall(MODEL_LIBRARY)], { stdio: ['ignore', 'ignore', 'inherit'] })
  } catch {
    console.error(missingLibrary())
  }
}
