import type { RE2JS } from 're2js'

let engine: typeof RE2JS | undefined

/** The engine weighs 46 kB, so a page fetches it only for a form that has a pattern. */
export const patternEngine = (): typeof RE2JS | undefined => engine

export async function loadPatternEngine(): Promise<void> {
  engine ??= (await import('re2js')).RE2JS
}
