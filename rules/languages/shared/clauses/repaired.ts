import { traitsOf, type ValueKind } from '../../../field-types.ts'
import type { Reading, SpokenField } from '../normalise.ts'

/** Kinds of which a repair stands for the whole; of a day it may be a part: "March third, no, fourth". */
const WHOLE: ReadonlySet<ValueKind> = new Set(['quantity', 'one-option', 'line'])

/**
 * What stands after words that surely take back a value before them, where it is a value of its own that needs no other words: the
 * hedges before belong to the slip. "Usually eight, no, make that seven".
 */
export function repaired(
  { type }: SpokenField,
  transcript: string,
  repair: RegExp,
  read: (said: string) => Reading | undefined,
): Reading | undefined {
  if (!WHOLE.has(traitsOf(type).value)) return undefined
  const last = [...transcript.matchAll(repair)].at(-1)
  const after = last && transcript.slice(last.index + last[0].length)
  const found = after ? read(after) : undefined
  return found?.isSure && !found.isGuess && read(transcript.slice(0, last?.index)) ? found : undefined
}
