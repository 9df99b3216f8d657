import type { FormField } from '../../contract/types.gen.ts'
import type { Endings } from '../languages/shared/endings.ts'
import type { Completeness } from './levels.ts'

/** Whether a smaller number may be added to what this word says: "one hundred … and twelve", "20 … 6". */
export const isGrowing = (word: string, { growing }: Endings): boolean =>
  growing.has(word.split('-').at(-1) ?? '') || /^\d*[2-9]0$|^\d+00$/.test(word)

/** A number that the field allows no larger has no more digits either. */
export function completenessOfNumber(
  { validation }: FormField,
  value: number,
  words: readonly string[],
  endings: Endings,
): Completeness {
  if (isGrowing(words.at(-1) ?? '', endings)) return 'open'
  const max = validation?.max
  if (typeof max === 'number' && value > 0 && value * 10 > max) return 'whole'
  return !words.some((word) => isGrowing(word, endings)) && isDictatedByDigits(words, value) ? 'open' : 'likely'
}

/** "One two three" may go on with "four". */
const isDictatedByDigits = (words: readonly string[], value: number): boolean =>
  words.length > 1 && String(Math.abs(value)).replace('.', '').length === words.length
