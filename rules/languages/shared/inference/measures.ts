import type { Infer } from './inferred.ts'
import type { NumberInference } from './number-inference.ts'
import { matchOf, pattern, statementIn, termsOf } from './terms.ts'

/** Units of one dimension, by how many of a common one they are. */
const DIMENSIONS: readonly Readonly<Record<string, number>>[] = [
  { kilogram: 1, pound: 0.45359237, stone: 6.35029318 },
  { centimetre: 1, inch: 2.54, foot: 30.48 },
  { kilometre: 1, mile: 1.609344 },
]

/** What a second number counts that follows a unit, with its unit or without: "five foot eight". */
const SMALLER: Readonly<Record<string, string>> = { stone: 'pound', foot: 'inch' }

const UNIT = '(?:<kilogram>|<pound>|<stone>|<centimetre>|<inch>|<foot>|<kilometre>|<mile>|<celsius>|<fahrenheit>)'
const UNITS = new Set(UNIT.match(/[a-z]+/gu))
const MEASURE = pattern(
  `(?:<lead>|<pause>|<only>|<about>)*(?<whole><number>)<degree>?(?<unit>${UNIT})
  (?:<and>?(?<rest><number>)(?<smaller><pound>|<inch>)?)?(?:<pause>|<tail>)*`,
)

function converted(value: number, from: string, to: string): number | undefined {
  if (from === 'fahrenheit' && to === 'celsius') return ((value - 32) * 5) / 9
  if (from === 'celsius' && to === 'fahrenheit') return (value * 9) / 5 + 32
  const sizes = DIMENSIONS.find((units) => from in units && to in units)
  return sizes && (value * (sizes[from] ?? 0)) / (sizes[to] ?? 1)
}

/** Turns a measure into the only unit that the question names, in whole numbers: twelve stone are 76 kilos. */
export const converting =
  (language: NumberInference): Infer =>
  ({ label = '' }, heard) => {
    const asked = new Set(
      language.wordsOf(label).flatMap((word) => {
        const units = language.measures.get(word)?.filter(({ words }) => words.length === 1) ?? []
        return units.map(({ meaning }) => meaning.role).filter((role) => UNITS.has(role))
      }),
    )
    const words = asked.size === 1 ? statementIn(heard, language.wordsOf) : undefined
    const terms = words && termsOf(words, language, [language.measures, language.general])
    const found = terms && matchOf(MEASURE, terms)
    const [to = ''] = asked
    const unit = found?.unit?.[0]?.role ?? ''
    const smaller = found?.smaller?.[0]?.role ?? SMALLER[unit] ?? ''
    const isOther = smaller !== (SMALLER[unit] ?? '')
    if (!found || unit === to || isOther) return undefined
    const whole = converted(found.whole?.[0]?.value ?? 0, unit, to)
    const rest = found.rest ? converted(found.rest[0]?.value ?? 0, smaller, to) : 0
    return whole === undefined || rest === undefined ? undefined : Math.round(whole + rest)
  }
