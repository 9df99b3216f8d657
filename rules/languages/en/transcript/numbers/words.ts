import type { Found, Words } from '../../../shared/normalise.ts'

const range = (names: string, first: number, step = 1): [string, number][] =>
  names.split(' ').map((name, index) => [name, first + index * step])

const UNITS = new Map<string | undefined, number>(range('zero one two three four five six seven eight nine', 0))
  .set('nought', 0)
  .set('nil', 0)
const TEENS = new Map(range('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10))
const TENS = new Map(range('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10)).set('fourty', 40)
const SCALES = new Map([
  ['thousand', 1e3],
  ['lakh', 1e5],
  ['lakhs', 1e5],
  ['lac', 1e5],
  ['million', 1e6],
  ['crore', 1e7],
  ['crores', 1e7],
  ['billion', 1e9],
  ['trillion', 1e12],
])

const ORDINAL_UNITS = new Map<string | undefined, number>(
  range('first second third fourth fifth sixth seventh eighth ninth', 1),
)
const ORDINALS = new Map([
  ...ORDINAL_UNITS,
  ...range('tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth', 10),
  ...range('twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth', 20, 10),
  ['hundredth', 100],
  ['thousandth', 1000],
])

/** The digit of one word, zero to nine. */
export const digitOf = (word: string | undefined): number | undefined =>
  word === undefined ? undefined : /^\d$/.test(word) ? Number(word) : UNITS.get(word)

export const scaleOf = (word: string | undefined): number | undefined => (word ? SCALES.get(word) : undefined)

/** A numeral as transcribers write it: 42, 3.5, 1,250,000, and in India 12,50,000. */
export const numeralOf = (word: string | undefined): number | undefined =>
  word && /^(?:\d{1,15}|\d{1,3}(?:,\d{3}){1,4}|\d{1,2}(?:,\d{2}){1,4},\d{3})(?:\.\d{1,15})?$/.test(word)
    ? Number(word.replaceAll(',', ''))
    : undefined

/** A whole number in words or digits, below a hundred in words: seven, fourteen, forty two, 1250. */
function smallAt(words: Words, at: number): Found<number> | undefined {
  const word = words[at] ?? ''
  const tens = TENS.get(word)
  if (tens !== undefined) {
    const unit = UNITS.get(words[at + 1])
    return unit ? { value: tens + unit, next: at + 2 } : { value: tens, next: at + 1 }
  }
  const value = UNITS.get(word) ?? TEENS.get(word) ?? numeralOf(word)
  return value === undefined ? undefined : { value, next: at + 1 }
}

const skip = (words: Words, at: number, word: string): number => (words[at] === word ? at + 1 : at)

/** The one that "a thousand", or "thousand" itself, leaves unsaid; "a" alone is no number. */
function unsaidOne(words: Words, at: number): Found<number> | undefined {
  const next = words[at] === 'a' || words[at] === 'an' ? at + 1 : at
  return words[next] === 'hundred' || scaleOf(words[next]) !== undefined ? { value: 1, next } : undefined
}

/** Below a thousand in words: "a hundred and five", "twelve hundred". */
function groupAt(words: Words, at: number): Found<number> | undefined {
  const counted = unsaidOne(words, at) ?? smallAt(words, at)
  if (!counted || words[counted.next] !== 'hundred') return counted
  const hundreds = { value: counted.value * 100, next: counted.next + 1 }
  const rest = smallAt(words, skip(words, hundreds.next, 'and'))
  const joins = rest && rest.value > 0 && rest.value < 100 && words[rest.next] !== 'hundred'
  return joins ? { value: hundreds.value + rest.value, next: rest.next } : hundreds
}

/** The longest cardinal that begins at a word: "two million five hundred thousand and six". */
export function cardinalAt(words: Words, at: number): Found<number> | undefined {
  const group = groupAt(words, at)
  if (!group) return undefined
  let { value, next } = group
  let total = 0
  let ceiling = Infinity
  for (;;) {
    const scale = scaleOf(words[next])
    if (scale === undefined) return { value: total + value, next }
    total += value * scale
    ceiling = scale
    next += 1
    const rest = groupAt(words, skip(words, next, 'and'))
    const fits = rest && rest.value > 0 && rest.value < 1000 && (scaleOf(words[rest.next]) ?? 0) < ceiling
    if (!fits) return { value: total, next }
    ;({ value, next } = rest)
  }
}

/** An ordinal below a thousand, in words or as 3rd. */
export function ordinalAt(words: Words, at: number): Found<number> | undefined {
  return hundredthAt(words, at) ?? smallOrdinalAt(words, at)
}

/** "Hundred and first", "two hundredth". */
function hundredthAt(words: Words, at: number): Found<number> | undefined {
  const count = digitOf(words[at])
  if (count && count > 1 && words[at + 1] === 'hundredth') return { value: count * 100, next: at + 2 }
  const hundreds = words[at] === 'hundred' ? at : count && words[at + 1] === 'hundred' ? at + 1 : undefined
  if (hundreds === undefined) return undefined
  const rest = smallOrdinalAt(words, skip(words, hundreds + 1, 'and'))
  return rest && rest.value < 100 ? { value: (count ?? 1) * 100 + rest.value, next: rest.next } : undefined
}

function smallOrdinalAt(words: Words, at: number): Found<number> | undefined {
  const word = words[at] ?? ''
  const tens = TENS.get(word)
  const unit = ORDINAL_UNITS.get(words[at + 1])
  if (tens !== undefined && unit !== undefined) return { value: tens + unit, next: at + 2 }
  const numeral = /^(\d{1,3})(?:st|nd|rd|th)$/.exec(word)
  const value = numeral ? Number(numeral[1]) : ORDINALS.get(word)
  return value === undefined ? undefined : { value, next: at + 1 }
}
