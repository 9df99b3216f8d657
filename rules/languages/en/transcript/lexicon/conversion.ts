import type { Words } from '../../../shared/normalise.ts'
import { wordSet } from '../../../shared/phrases.ts'
import { standsFor, type Vocabulary } from '../../../shared/remainder.ts'
import { PAUSE } from '../../../shared/words.ts'
import { amountAt } from '../numbers/amounts.ts'

/** Units that are multiples of each other: names, and how many of the first one they are. */
const SCALES: readonly (readonly (readonly [names: string, size: number])[])[] = [
  [
    ['second seconds sec secs', 1],
    ['minute minutes min mins', 60],
    ['hour hours hr hrs', 3600],
    ['day days night nights', 86_400],
    ['week weeks', 604_800],
    ['fortnight fortnights', 1_209_600],
  ],
  [
    ['month months', 1],
    ['year years yr yrs', 12],
    ['decade decades', 120],
  ],
  [
    ['millimetre millimetres millimeter millimeters mm', 1],
    ['centimetre centimetres centimeter centimeters cm', 10],
    ['metre metres meter meters m', 1000],
    ['kilometre kilometres kilometer kilometers km', 1_000_000],
  ],
  [
    ['gram grams gramme grammes g', 1],
    ['kilogram kilograms kilo kilos kg', 1000],
    ['tonne tonnes', 1_000_000],
  ],
  [
    ['millilitre millilitres milliliter milliliters ml', 1],
    ['litre litres liter liters l', 1000],
  ],
]

const TABLES = SCALES.map(
  (scale) => new Map(scale.flatMap(([names, size]) => names.split(' ').map((name) => [name, size] as const))),
)

/** After these another measure is no part of the sum: "half an hour, so thirty minutes". */
const SEPARATE = wordSet("so or that's sorry mean wait about")

/** "Five days of eight hours" is no sum. */
const PRODUCT = wordSet('of times by at')

/** "Minutes a day" asks for minutes. */
const EACH = wordSet('a an per each every')

/** What a smaller number right after a unit counts: "one metre seventy nine", "two hours ten". */
const SMALLER = new Map([
  [1000, 10],
  [3600, 60],
])

const METRE = /^met(?:re|er)s?$/u

/** Whether the last number counts what is beyond whole metres: "a metre seventy three" is no seventy three. */
export const endsInPartOfMetre = (words: Words): boolean =>
  words.some((word, at) => {
    const rest = METRE.test(word) ? amountAt(words, at + 1) : undefined
    return rest !== undefined && (words[rest.next] ?? PAUSE) === PAUSE
  })

/**
 * A measure said in units other than the one asked for, in that one: "three quarters of an hour" is 45 where minutes are asked for.
 * @param asked the words of the question
 * @param vocabularies of further languages, whose words stand beside the units
 * @returns undefined where the question asks for no unit or for two of them, or where the units do not fit
 */
export function converted(
  words: Words,
  asked: ReadonlySet<string>,
  vocabularies: readonly Vocabulary[] = [],
): number | undefined {
  if (NIGHTS_AND_DAYS.every((name) => name.test(words.join(' ')))) return countOf(words, asked)
  const isOf = (word: string) => /^(?:of|an?)$/.test(word) || standsFor(vocabularies, 'of', word)
  const table = TABLES.find((units) => words.some((word) => units.has(word)))
  const [unit, ...others] = new Set([...asked].flatMap((name) => table?.get(name) ?? []))
  const isOne =
    others.length === 0 || asked.values().some((word) => EACH.has(word) || standsFor(vocabularies, 'per', word))
  const isCounted = words.some(
    (word, at) => amountAt(words, at) || (/^an?$/.test(word) && table?.has(words[at + 1] ?? '')),
  )
  const total = table && unit !== undefined && isOne && isCounted ? totalOf(words, table, isOf) : undefined
  return total === undefined || unit === undefined ? undefined : Number((total / unit).toFixed(6))
}

/** "Four days three nights": neither is a part of the other. */
const NIGHTS_AND_DAYS = [/\bdays?\b/u, /\bnights?\b/u]

/** How many of the very unit that is asked for were said. */
function countOf(words: Words, asked: ReadonlySet<string>): number | undefined {
  const counts = words
    .map((_, at) => amountAt(words, at))
    .filter((found) => found && asked.has(words[found.next] ?? ''))
  return new Set(counts.map((found) => found?.value)).size === 1 ? counts[0]?.value : undefined
}

/** The sum of all measures, in the smallest unit, each once: "an hour and a half, ninety minutes"; a number without a unit leaves it open. */
function totalOf(
  words: Words,
  units: ReadonlyMap<string, number>,
  isOf: (word: string) => boolean,
): number | undefined {
  let total = 0
  let last: number | undefined
  for (let at = 0; at < words.length;) {
    const amount = amountAt(words, at)
    if (amount && total > 0 && PRODUCT.has(words[at - 1])) return undefined
    if (total > 0 && SEPARATE.has(words[at] ?? '') && words.slice(at).some((_, by) => amountAt(words, at + by)))
      return undefined
    if (!amount && (!units.has(words[at] ?? '') || (total > 0 && isRate(words, at)))) at += 1
    else {
      const { value, next } = amount ?? { value: 1, next: at }
      const place = [0, 1, 2].find(
        (by) => units.has(words[next + by] ?? '') && words.slice(next, next + by).every(isOf),
      )
      const own = place === undefined ? undefined : units.get(words[next + place] ?? '')
      const size = own ?? (last === undefined || value >= 100 ? undefined : value < 1 ? last : SMALLER.get(last))
      if (size === undefined) return undefined
      const isSaidAgain = words[at - 1] === PAUSE && value * size === total
      if (!isSaidAgain) total += value * size
      last = own
      at = next + (place === undefined ? 0 : place + 1)
    }
  }
  return total
}

/** "Half an hour a day", "all the days"; "a day and an hour" are two measures. */
const isRate = (words: Words, at: number): boolean =>
  words[at - 2] !== 'and' && /^(?:an?|per|each|every|all|the|it|is|daily)$/.test(words[at - 1] ?? '')
