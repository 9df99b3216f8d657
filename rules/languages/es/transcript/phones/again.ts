import { SAID_MAX } from '../layers.ts'
import type { ReadAnswer } from '../../../shared/normalise.ts'
import { wordsWithoutAccents } from '../../../shared/translation.ts'
import { cardinalAt } from '../numbers/cardinals.ts'
import { regex } from '../../../shared/regex.ts'

/** What stands between a slip and the whole number that is said instead. */
const TAKEN_BACK = regex('iu')`
  [,.;…]?\s+(?:(?:ay|uy),?\s+)?(?:no[,.…]\s+(?:(?:perdón|perdone|digo|espere?|mejor dicho|es|el)[,.…]?\s+)*
    |(?:perdón|perdone|digo|mejor dicho)[,.…]?\s+(?:es |el )?)(?=\S)`

/** A number that it is not, and the one that it is: "no es el 633 20 41 55, es el 633 20 41 56". */
const INSTEAD = regex('iu')`
  ^no (?:es|era|(?:me )?(?:llam|marqu|escrib)\p{L}+)(?: al?)?(?: el)? (?<slip>[\d\s.-]{7,20}),? (?:sino|es|mejor|(?:ll[aá]m|m[aá]rqu)\p{L}+)(?: al?)?(?: el)? (?<own>[\d\s.-]{7,20})[.!]?$`

/** How the number ends, said once more alone or before all of it: "termina en 0988: 55 4412 0988". */
const ENDS = /(?<!\p{L})(?:termina|acaba)(?:ba)? en /iu
const BEFORE_WHOLE = /(?<!\p{L})(?:termina|acaba) en [\d\s]{1,6}[:,.;]\s+(?=(?:\d[\s.-]?){7})/iu

/** A group of digits that is said instead of the one before it: "cuarenta y uno, no, cuarenta y dos, quince". */
const GROUP_AGAIN = regex('iu')`
  (?<=^|[,.;]\s+)(?<slip>[\p{L}\d][\p{L}\d ]{1,40}?),? (?:(?:ay|uy),? )?(?:no,? )?(?:no|perdón|perdone|digo)[,.] (?<own>[\p{L}\d][\p{L}\d ]{1,40}?)(?=,|[.!]?$)`

/** What was said without a group of digits that another one as long replaces. */
function withoutSlip(heard: string): string {
  const { index = 0, groups } = GROUP_AGAIN.exec(heard) ?? {}
  const { slip = '', own = '' } = groups ?? {}
  const digits = digitsOf(slip)
  const isRepaired = digits !== undefined && digits.length === digitsOf(own)?.length
  return isRepaired ? heard.slice(0, index) + heard.slice(heard.indexOf(own, index + slip.length)) : heard
}

/** The digits of a group in which nothing else is said. */
function digitsOf(group: string): string | undefined {
  const words = wordsWithoutAccents(group)
  let digits = ''
  for (let at = 0; at < words.length;) {
    const isWritten = /^\d+$/u.test(words[at] ?? '')
    const number = isWritten ? { value: words[at], next: at + 1 } : cardinalAt(words, at)
    if (!number) return undefined
    digits += String(number.value)
    at = number.next
  }
  return digits === '' ? undefined : digits
}

/** Takes a number that is said whole once more, right after it was said wrong: "el 699 10 20 31, no, 699 10 20 32". */
export const saidAgain =
  (read: ReadAnswer): ReadAnswer =>
  (field, whole, circumstances) => {
    const heard = whole.length > SAID_MAX ? whole : withoutSlip(whole.replace(BEFORE_WHOLE, ''))
    const { slip: denied, own } = INSTEAD.exec(heard)?.groups ?? {}
    if (denied !== undefined && own !== undefined) return read(field, own, circumstances)
    const found = read(field, heard, circumstances)
    const slip = found?.isSure || heard.length > SAID_MAX || heard.includes('?') ? null : TAKEN_BACK.exec(heard)
    if (!slip) return found
    const [before, after] = [heard.slice(0, slip.index), heard.slice(slip.index + slip[0].length)].map((said) =>
      read(field, said, circumstances),
    )
    const isPlain = before?.isSure && after?.isSure && !before.isGuess && !after.isGuess
    if (found && ENDS.test(heard) && before?.isSure && alike(before.value, found.value))
      return { ...found, isSure: true }
    if (isPlain && alike(before.value, after.value)) return after
    const isRepaired = found && before?.isSure && hasLastGroup(heard, slip, found.value)
    return isRepaired && alike(before.value, found.value) ? { ...found, isSure: true } : found
  }

/** Whether the last group of a number was said once more, as long as before, and the value ends with it: "… 8890, no, perdón, 8891". */
function hasLastGroup(heard: string, slip: RegExpExecArray, value: unknown): boolean {
  const [group = ''] = /\d+$/u.exec(heard.slice(0, slip.index)) ?? []
  const again = digitsOf(heard.slice(slip.index + slip[0].length))
  return group.length > 1 && again?.length === group.length && String(value).replaceAll(/\D/gu, '').endsWith(again)
}

/** Whether the second one repairs digits of the first one, and is no other number. */
function alike(before: unknown, after: unknown): boolean {
  if (typeof before !== 'string' || typeof after !== 'string' || before.length !== after.length) return false
  const differing = [...before].filter((digit, at) => digit !== after[at]).length
  return differing > 0 && differing <= DIFFERING_MAX
}

/** In digits. */
const DIFFERING_MAX = 4
