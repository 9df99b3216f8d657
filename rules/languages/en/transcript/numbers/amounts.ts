import { digitsAt } from './digits.ts'
import type { Found, Words } from '../../../shared/normalise.ts'
import { cardinalAt, numeralOf, scaleOf } from './words.ts'
import { runAt } from './runs.ts'
import { wordSet } from '../../../shared/phrases.ts'

const SIGNS = wordSet('minus negative')
const ONE = wordSet('a an one')
const CURRENCIES = wordSet('dollar dollars pound pounds euro euros buck bucks quid peso pesos')
const CENTS = wordSet('cent cents penny pence p')
const DOZENS = wordSet('dozen dozens')
const COUNTED = new Map<string | undefined, number>([
  ['couple', 2],
  ['pair', 2],
  ['dozen', 12],
])
const FRACTIONS = new Map<string | undefined, number>([
  ['half', 2],
  ['halves', 2],
  ['third', 3],
  ['thirds', 3],
  ['quarter', 4],
  ['quarters', 4],
  ['fifth', 5],
  ['fifths', 5],
  ['eighth', 8],
  ['eighths', 8],
  ['tenth', 10],
  ['tenths', 10],
  ['hundredth', 100],
  ['hundredths', 100],
  ['thousandth', 1000],
  ['thousandths', 1000],
])

/** The number that begins at a word, with its sign, decimals, scale and fraction. */
export function amountAt(words: Words, at: number): Found<number> | undefined {
  if (!SIGNS.has(words[at])) return belowZero(words, unsignedAt(words, at))
  const found = unsignedAt(words, at + 1)
  return found && { value: -found.value, next: found.next }
}

/** "Ten below zero", "eight degrees below". */
function belowZero(words: Words, found: Found<number> | undefined): Found<number> | undefined {
  if (!found) return undefined
  const degrees = words[found.next] === 'degrees' ? found.next + 1 : found.next
  if (words[degrees] !== 'below') return found
  const zero = words[degrees + 1] === 'zero' || words[degrees + 1] === 'freezing'
  return { value: -found.value, next: degrees + (zero ? 2 : 1) }
}

function unsignedAt(words: Words, at: number): Found<number> | undefined {
  const found = fractionAt(words, at) ?? countedAt(words, at) ?? wholeAt(words, at)
  return found && withCents(words, found)
}

/** "Half", "three quarters", "half a million", "a quarter of a million". */
function fractionAt(words: Words, at: number): Found<number> | undefined {
  const written = writtenFraction(words[at])
  if (written !== undefined) return { value: written, next: at + 1 }
  const part = partAt(words, at)
  if (!part) return undefined
  const of = words[part.next] === 'of' ? part.next + 1 : part.next
  const unit = ONE.has(words[of]) ? of + 1 : of
  const size = words[unit] === 'hundred' ? 100 : (scaleOf(words[unit]) ?? COUNTED.get(words[unit]))
  return size === undefined ? part : { value: part.value * size, next: unit + 1 }
}

function partAt(words: Words, at: number): Found<number> | undefined {
  const bare = words[at] === 'half' || words[at] === 'quarter'
  const count = bare ? { value: 1, next: at } : ONE.has(words[at]) ? { value: 1, next: at + 1 } : cardinalAt(words, at)
  const divisor = count && FRACTIONS.get(words[count.next])
  if (!count || divisor === undefined || count.value >= divisor * 2) return undefined
  return { value: rounded(count.value / divisor), next: count.next + 1 }
}

/** 1/2 and 3/4 are fractions; 4/5 and 8/10 may be marks out of five and ten. */
function writtenFraction(word = ''): number | undefined {
  const match = /^(\d)\/([2348])$/.exec(word)
  return match && Number(match[1]) < Number(match[2]) ? rounded(Number(match[1]) / Number(match[2])) : undefined
}

/** "A dozen", "a couple", "three dozen", "a couple of hundred". */
function countedAt(words: Words, at: number): Found<number> | undefined {
  const start = ONE.has(words[at]) ? at + 1 : at
  const count = COUNTED.get(words[start])
  if (count === undefined) return undefined
  const of = words[start + 1] === 'of' ? start + 2 : start + 1
  const size = words[of] === 'hundred' ? 100 : (scaleOf(words[of]) ?? (words[of] === 'dozen' ? 12 : undefined))
  const isHalfMore = count === 12 && words.slice(start + 1, start + 4).join(' ') === 'and a half'
  if (isHalfMore) return { value: 18, next: start + 4 }
  return size === undefined ? { value: count, next: start + 1 } : { value: count * size, next: of + 1 }
}

function wholeAt(words: Words, at: number): Found<number> | undefined {
  const decimal = decimalsAt(words, at, 0)
  const run = decimal ?? runAt(words, at)
  if (!run) return undefined
  const exact = decimal ?? decimalsAt(words, run.next, run.value) ?? run
  return withDozen(words, withFraction(words, withScale(words, withFraction(words, exact))))
}

/** The digits after "point"; "twenty five" there is two digits, "oh five" too. */
function decimalsAt(words: Words, at: number, whole: number): Found<number> | undefined {
  if (words[at] !== 'point' || !Number.isInteger(whole)) return undefined
  const scale = words.findIndex((word, index) => index > at && scaleOf(word) !== undefined)
  const read = scale < 0 ? words : words.slice(0, scale)
  let digits = ''
  let next = at + 1
  for (let found = digitsAt(read, next, true); found; found = digitsAt(read, next, true)) {
    digits += found.value
    next = found.next
    if (found.value.length > 1 || digits.length > 12) break
  }
  return digits === '' ? undefined : { value: Number(`${whole}.${digits}`), next }
}

function withScale(words: Words, found: Found<number>): Found<number> {
  // "$3 million" is unfolded to "3 dollars million".
  const at = CURRENCIES.has(words[found.next]) ? found.next + 1 : found.next
  const scale = scaleOf(words[at])
  return scale === undefined ? found : { value: rounded(found.value * scale), next: at + 1 }
}

/** "And a half", "and three quarters", "2 1/2". */
function withFraction(words: Words, found: Found<number>): Found<number> {
  if (!Number.isInteger(found.value)) return found
  const after = words[found.next] === 'and' ? found.next + 1 : found.next
  const part = after > found.next ? partAt(words, after) : undefined
  const written = writtenFraction(words[after])
  if (written !== undefined) return { value: found.value + written, next: after + 1 }
  return part && part.value < 1 ? { value: found.value + part.value, next: part.next } : found
}

const withDozen = (words: Words, found: Found<number>): Found<number> =>
  DOZENS.has(words[found.next]) ? { value: found.value * 12, next: found.next + 1 } : found

/** "Ten dollars fifty", "five pounds and twenty pence". */
function withCents(words: Words, found: Found<number>): Found<number> {
  if (!CURRENCIES.has(words[found.next])) return found
  const joined = words[found.next + 1] === 'and'
  const cents = cardinalAt(words, found.next + (joined ? 2 : 1))
  if (!cents || cents.value < 1 || cents.value > 99 || !Number.isInteger(cents.value)) return found
  const named = CENTS.has(words[cents.next])
  if (!named && (joined || cents.next < words.length)) return found
  return { value: rounded(found.value + cents.value / 100), next: named ? cents.next + 1 : cents.next }
}

/** Binary fractions leave traces: 1.1 × 1000 is not quite 1100. */
const rounded = (value: number): number => Number(value.toFixed(6))

/** Numbers as transcribers write them, unfolded into words: $1.5k, 15%, -8, 80kg. */
const WRITTEN = /^([-+]?)([$€£¥]?)([-+]?)(\d[\d,]*(?:\.\d+)?|\.\d+)(k|%|°[cf]?|[$€£¥]|[a-z]{1,4})?$/
const UNITS = wordSet(
  'kg g mg km m cm mm ft in lb lbs oz mph kmh kph h hr hrs min mins sec secs yr yrs c f l ml gb mb x',
)

const CURRENCY: Readonly<Record<string, string>> = { $: 'dollars', '€': 'euros', '£': 'pounds' }

export function unfolded(word: string): Words {
  const [, sign = '', money = '', inner = '', digits = '', suffix = ''] = WRITTEN.exec(word) ?? []
  const number = digits.startsWith('.') ? `0${digits}` : digits
  if (
    numeralOf(number) === undefined ||
    (/[a-z]/.test(suffix) && suffix !== 'k' && !suffix.startsWith('°') && !UNITS.has(suffix))
  )
    return [word]
  const minus = sign === '-' || inner === '-' ? ['minus'] : []
  const unit =
    suffix === 'k'
      ? ['thousand']
      : money === '' && !/[$€£¥]/.test(suffix)
        ? []
        : [CURRENCY[money || suffix] ?? 'dollars']
  return [...minus, number, ...unit]
}
