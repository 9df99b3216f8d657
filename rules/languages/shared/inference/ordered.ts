import type { SpokenField } from '../normalise.ts'
import type { Numerals, Roles } from './terms.ts'
import { pattern, shapeOf, statementIn, termsOf } from './terms.ts'

/** What a language tells of the order of options. */
export interface OrderInference extends Numerals {
  general: Roles
  /**
   * Ends of an order, as -1 for the least and 1 for the most: `size`, `price`, `length` and `place`; `middle`; and what stands beside
   * them: `whichever`, `is`, `one`.
   */
  ends: Roles
  /** Names of sizes, as their rank. */
  sizes: Roles
  /** What tells in a label that its number is a price, or a time. */
  money: RegExp
  time: RegExp
}

const END = pattern(
  '(?:<lead>|<pause>|<only>|<the>|<whichever>|<is>)*<(?<order>size|price|length|place|middle)>(?:<one>|<is>|<whichever>|<pause>|<tail>)*',
)

/** The only number of a label. */
function numberIn(label: string): number | undefined {
  const numbers = label.match(/\d+(?:[.,]\d+)?/gu) ?? []
  return numbers.length === 1 ? Number(numbers[0]?.replace(',', '.')) : undefined
}

function sizeOf(label: string, { wordsOf, sizes }: OrderInference): number | undefined {
  const words = wordsOf(label)
  const found = sizes.get(words[0] ?? '')?.find((each) => each.words.join(' ') === words.join(' '))
  return found?.meaning.value
}

/** The places of labels in an order, or undefined where one of them has none. */
function ranksOf(labels: readonly string[], order: string, language: OrderInference): readonly number[] | undefined {
  const isOf = order === 'price' ? language.money : order === 'length' ? language.time : undefined
  const byNumber = labels.map((label) => (isOf && !isOf.test(label) ? undefined : numberIn(label)))
  const bySize = order === 'size' ? labels.map((label) => sizeOf(label, language)) : []
  const known = [bySize, byNumber].find(
    (ranks) => ranks.length === labels.length && new Set(ranks).size === labels.length && !ranks.includes(undefined),
  )
  return known?.flatMap((rank) => rank ?? [])
}

/** The option at an end of an order that the options themselves have: "the cheapest one", "the last of those". */
export function atEnd({ options }: SpokenField, heard: string, language: OrderInference): string | undefined {
  const words = statementIn(heard, language.wordsOf)
  const terms = words && termsOf(words, language, [language.ends, language.general])
  const order = terms && END.exec(shapeOf(terms))?.groups?.['order']
  const end = terms?.find(({ role }) => role === order)?.value
  if (!order || !options || options.length < 2 || end === undefined) return undefined
  const last = options.length - 1
  if (order === 'place') return options[end < 0 ? 0 : last]?.value
  if (order === 'middle') return last % 2 === 0 ? options[last / 2]?.value : undefined
  const ranks = ranksOf(
    options.map(({ label }) => label),
    order,
    language,
  )
  const most = ranks && Math[end < 0 ? 'min' : 'max'](...ranks)
  return most === undefined ? undefined : options[ranks?.indexOf(most) ?? -1]?.value
}
