import { traitsOf, type ValueKind } from '../../../field-types.ts'
import type { Turns } from './turns.ts'
import type { Reading, SpokenField } from '../normalise.ts'

/** Kinds of which a repair stands for the whole; of a day it may be a part: "March third, no, fourth". */
const WHOLE: ReadonlySet<ValueKind> = new Set(['quantity', 'scale', 'one-option', 'line'])

/**
 * What stands after words that surely take back a value before them, where it is a value of its own that needs no other words: the
 * hedges before belong to the slip. "Usually eight, no, make that seven".
 */
export function repaired(
  { type }: SpokenField,
  transcript: string,
  { repair, between, dayNamed }: Pick<Turns, 'repair' | 'between' | 'dayNamed'>,
  read: (said: string) => Reading | undefined,
): Reading | undefined {
  const { value } = traitsOf(type)
  if (!repair || !(WHOLE.has(value) || value === 'day')) return undefined
  const last = [...transcript.matchAll(repair)].at(-1)
  const [before, after] = last ? [transcript.slice(0, last.index), transcript.slice(last.index + last[0].length)] : []
  const isWhole = WHOLE.has(value) || (after !== undefined && dayNamed?.test(after) === true)
  const found = after && isWhole ? read(after) : undefined
  return found?.isSure && !found.isGuess && before && (value === 'day' || read(before) || between.range.test(before))
    ? found
    : undefined
}
