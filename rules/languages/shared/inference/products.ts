import type { Infer } from './inferred.ts'
import { countedBy, type NumberInference, wordsAsked } from './number-inference.ts'
import { pattern, shapeOf, statementIn, type Term, termsOf, valuesOf } from './terms.ts'

const LEAD = '(?:<lead>|<pause>|<only>)*'
const TAIL = '(?:<pause>|<tail>)*'
const PERSON = '(?:<adult>|<child>|<offspring>|<kin>|<sibling>|<anybody>)'

/** "Three boxes of six", "four tables with six chairs each", "four people, three bottles each", "six at each of three tables". */
const TIMES = pattern(
  `${LEAD}(?:<number><box>(?:<of>|<with>|<each>|<for>)+<number>(?:<asked>)?(?:<each>)?
    |<number><box><pause>?(?:<with>|<each>)*<number>(?:<asked>)?<each>
    |<number>(?:<box>|${PERSON})<pause>?<each>?<number><asked>?<each>?(?<=<each>.*)
    |<number><asked>?<with>?<each>(?:<of>|<the>)*<number><box>)${TAIL}`,
)

/** "Two a day for a week", "every day one for ten days". */
const DOSE = pattern(
  `${LEAD}(?:<number><asked>?<rate>|<rate><number><asked>?)(?:<for>|<pause>)*(?:<number><unit>|<rate>)${TAIL}`,
)

/** "Three boxes": what is asked for itself is counted as it is. */
const isAsked = ({ role, words }: Term, asked: (word: string) => unknown): boolean =>
  role === 'box' && words.some((word) => asked(word))

/** How often there is a dose in the time for which it is: "a day for a week", "a day for two weeks". */
function ratioOf(terms: readonly Term[]): number {
  const [rate = 1, whole] = valuesOf(terms, 'rate')
  const [, count = 1] = valuesOf(terms, 'number')
  return (count * (valuesOf(terms, 'unit')[0] ?? whole ?? 0)) / rate
}

/** Multiplies where an answer tells how many there are of how many: "three boxes of six" are eighteen. */
export const multiplying =
  (language: NumberInference): Infer =>
  ({ label = '' }, heard) => {
    const words = statementIn(heard, language.wordsOf)
    const kind = countedBy(label, language)
    if (!words || !kind) return undefined
    const asked = wordsAsked(label, language)
    const { goods, general, times, people } = language
    const terms = termsOf(words, language, [goods, times, general, people], asked)
    if (!terms || (kind !== 'people' && terms.some((term) => isAsked(term, asked)))) return undefined
    const shape = shapeOf(terms)
    const [first = 0, second = 0] = valuesOf(terms, 'number')
    const value = TIMES.test(shape) ? first * second : DOSE.test(shape) ? first * ratioOf(terms) : undefined
    return value !== undefined && Number.isInteger(value) && value > 0 ? value : undefined
  }
