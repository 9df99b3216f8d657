import type { ReadAnswer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** What stands between a slip and the whole number that is said instead. */
const TAKEN_BACK = regex('iu')`
  [,.;…]?\s+(?:(?:ay|uy),?\s+)?(?:no[,.…]\s+(?:(?:perdón|perdone|digo|espere?|mejor dicho|es|el)[,.…]?\s+)*
    |(?:perdón|perdone|digo|mejor dicho)[,.…]?\s+(?:es |el )?)(?=\S)`

/** In characters. */
const SAID_MAX = 160

/** Takes a number that is said whole once more, right after it was said wrong: "el 699 10 20 31, no, 699 10 20 32". */
export const saidAgain =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    const slip = found?.isSure || heard.length > SAID_MAX || heard.includes('?') ? null : TAKEN_BACK.exec(heard)
    if (!slip) return found
    const [before, after] = [heard.slice(0, slip.index), heard.slice(slip.index + slip[0].length)].map((said) =>
      read(field, said, circumstances),
    )
    const isPlain = before?.isSure && after?.isSure && !before.isGuess && !after.isGuess
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
