import type { Words } from '../../../../shared/normalise.ts'
import { digitsAt, timesOf } from '../../numbers/digits.ts'
import { digitOf } from '../../numbers/words.ts'

/** "Double two", "triple oh". */
export const isRepeated = (words: Words, at: number): boolean =>
  timesOf(words[at]) !== undefined && (/^oh?$/u.test(words[at + 1] ?? '') || digitOf(words[at + 1]) !== undefined)

/** "Double two oh" is 220: the digits as they were said, with the zeros they begin with. */
export function digitByDigit(words: Words): string | undefined {
  if (!words.some((_, at) => isRepeated(words, at))) return undefined
  let digits = ''
  for (let at = 0; at < words.length;) {
    const found = digitsAt(words, at, true)
    if (!found) return undefined
    digits += found.value
    at = found.next
  }
  return digits.length > 2 && digits.length < 10 ? digits : undefined
}
