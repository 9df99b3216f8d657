import { traitsOf, type ValueKind } from '../../../field-types.ts'
import type { Reading, SpokenField } from '../normalise.ts'

/** How a language weakens a value. */
export interface Weakening {
  /** Words before or after it: "about", "at least", "maybe". */
  words: RegExp
  /** What may follow it: "if you're open". */
  tail: RegExp
  /** Between several values of which any will do, and what joins them: "or", "and". */
  either: readonly [or: RegExp, and: string]
}

/** Kinds of which a value is near enough to be proposed; of two options the other may be right as well. */
const NEAR: ReadonlySet<ValueKind> = new Set(['quantity', 'day', 'scale', 'one-option'])

/**
 * Proposes a value that was said only about, at least or perhaps, by the words without what weakens them, or before a clause that
 * doubts it: "maybe the chicken, but let me think".
 */
export function weakened(
  { type, options }: SpokenField,
  transcript: string,
  { words, tail, either: [or, and] }: Weakening,
  read: (said: string) => Reading | undefined,
): Reading | undefined {
  const { value } = traitsOf(type)
  const isSeveral = value === 'several-options'
  if (!isSeveral && (!NEAR.has(value) || options?.length === 2)) return undefined
  const plain = transcript.replace(words, ' ').replace(tail, '')
  const said = (isSeveral ? plain.replace(or, and) : plain).replace(/\s+/gu, ' ').trim()
  const found = said === transcript.trim() || said === '' ? undefined : read(said)
  return found && { ...found, isSure: false, isGuess: true }
}
