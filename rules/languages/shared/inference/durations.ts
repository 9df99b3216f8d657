import type { Infer } from './inferred.ts'
import type { NumberInference } from './number-inference.ts'
import { pattern, shapeOf, statementIn, termsOf, valuesOf } from './terms.ts'

const SUM = pattern(
  '(?:<lead>|<pause>|<only>)*<number><unit>(?:(?:<and>|<plus>|<pause>)+<number><unit>)+(?:<pause>|<tail>)*',
)

/** Units above it are months and years, which have no exact number of days; in minutes. */
const MONTH = 43_200

/** The one unit of time that a label names, in minutes. */
export const unitAsked = (label: string, { wordsOf, times }: NumberInference): number | undefined => {
  const units = wordsOf(label).flatMap((word) => times.get(word)?.filter(({ words }) => words.length === 1) ?? [])
  const sizes = new Set(units.filter(({ meaning }) => meaning.role === 'unit').map(({ meaning }) => meaning.value))
  return sizes.size === 1 ? [...sizes][0] : undefined
}

/** Adds measures of time in the unit that is asked for: "two weeks and three days" are seventeen nights. */
export const addingTimes =
  (language: NumberInference): Infer =>
  ({ label = '' }, heard) => {
    const unit = unitAsked(label, language)
    const words = unit === undefined ? undefined : statementIn(heard, language.wordsOf)
    const terms = words && termsOf(words, language, [language.times, language.general])
    if (!terms || unit === undefined || !SUM.test(shapeOf(terms))) return undefined
    const [numbers, units] = [valuesOf(terms, 'number'), valuesOf(terms, 'unit')]
    // "Four days and three nights" are one stay.
    if (new Set(units).size < units.length) return undefined
    if (units.some((size) => size >= MONTH !== unit >= MONTH)) return undefined
    const total = numbers.reduce((sum, number, at) => sum + number * (units[at] ?? 0), 0) / unit
    return Number.isInteger(total) ? total : undefined
  }
