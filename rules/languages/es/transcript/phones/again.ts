import { SAID_MAX } from '../layers.ts'
import type { ReadAnswer } from '../../../shared/normalise.ts'
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

/** Takes a number that is said whole once more, right after it was said wrong: "el 699 10 20 31, no, 699 10 20 32". */
export const saidAgain =
  (read: ReadAnswer): ReadAnswer =>
  (field, whole, circumstances) => {
    const heard = whole.length > SAID_MAX ? whole : whole.replace(BEFORE_WHOLE, '')
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
    return isPlain && alike(before.value, after.value) ? after : found
  }

/** Whether the second one repairs digits of the first one, and is no other number. */
function alike(before: unknown, after: unknown): boolean {
  if (typeof before !== 'string' || typeof after !== 'string' || before.length !== after.length) return false
  const differing = [...before].filter((digit, at) => digit !== after[at]).length
  return differing > 0 && differing <= DIFFERING_MAX
}

/** In digits. */
const DIFFERING_MAX = 4
