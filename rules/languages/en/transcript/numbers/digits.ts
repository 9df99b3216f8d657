import type { Found, Words } from '../../../shared/normalise.ts'
import { cardinalAt, digitOf } from './words.ts'

const TIMES = new Map([
  ['double', 2],
  ['triple', 3],
  ['treble', 3],
  ['quadruple', 4],
])

export const timesOf = (word: string | undefined): number | undefined => (word ? TIMES.get(word) : undefined)

/** "A hundred" and "thousand" are amounts, not read digit by digit. */
const UNCOUNTED = new Set(['a', 'an', 'hundred', 'thousand', 'million', 'billion'])

const isOh = (word: string | undefined): boolean => word === 'oh' || word === 'o'

/**
 * One group of digits as people read them aloud: "five", "double five", "forty two", "eight hundred", 0147.
 * "Oh" is a zero only beside digits, so a caller says whether digits came just before.
 */
export function digitsAt(words: Words, at: number, afterDigits: boolean): Found<string> | undefined {
  const word = words[at] ?? ''
  if (/^\d{1,20}$/.test(word)) return writtenAt(words, at)
  if (isOh(word)) return afterDigits || digitsAt(words, at + 1, false) ? { value: '0', next: at + 1 } : undefined
  const times = timesOf(word)
  if (times !== undefined) return repeated(words, at + 1, times)
  if (UNCOUNTED.has(word)) return undefined
  const cardinal = cardinalAt(words, at)
  if (!cardinal || !Number.isInteger(cardinal.value) || cardinal.value > 9999) return undefined
  return roundHundred(words, at) ?? { value: String(cardinal.value), next: cardinal.next }
}

/** "Eight hundred five five five" begins with 800, not with 805. */
function roundHundred(words: Words, at: number): Found<string> | undefined {
  const digit = digitOf(words[at])
  const apart = words[at + 1] === 'hundred' && digitOf(words[at + 2]) !== undefined
  return digit !== undefined && apart ? { value: `${digit}00`, next: at + 2 } : undefined
}

const ZEROS = new Map([
  ['hundred', '00'],
  ['thousand', '000'],
])

/** Digits as written keep their leading zeros. */
function writtenAt(words: Words, at: number): Found<string> {
  const zeros = ZEROS.get(words[at + 1] ?? '')
  return { value: `${words[at]}${zeros ?? ''}`, next: zeros ? at + 2 : at + 1 }
}

function repeated(words: Words, at: number, times: number): Found<string> | undefined {
  const digit = isOh(words[at]) ? 0 : digitOf(words[at])
  return digit === undefined ? undefined : { value: String(digit).repeat(times), next: at + 1 }
}
