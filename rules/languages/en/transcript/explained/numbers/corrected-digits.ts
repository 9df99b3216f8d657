import type { ReadAnswer } from '../../../../shared/normalise.ts'
import { PAUSE, splitHyphens, wordsOf } from '../../../../shared/words.ts'
import { digitsAt, timesOf } from '../../numbers/digits.ts'

const CORRECTION =
  /(?<![\s,.…])[\s,.…]+(?:no|sorry|wait|i mean)(?:[\s,.…]+(?:no|sorry|wait|hang on|hold on|i mean|make that))*[\s,.…]+/iu
/** So many are a number that was read digit by digit. */
const DIGITS_MIN = 3

/**
 * The digits of what is nothing but digits.
 * @param isEach whether each was said by itself, or as a double
 */
function digitsIn(said: string, isEach: boolean): string | undefined {
  const words = splitHyphens(wordsOf(said) ?? []).filter((word) => word !== PAUSE)
  let digits = ''
  for (let at = 0; at < words.length;) {
    const found = digitsAt(words, at, true)
    if (!found || (isEach && found.value.length > 1 && timesOf(words[at]) === undefined)) return undefined
    digits += found.value
    at = found.next
  }
  return digits || undefined
}

/** "Four four five five, no, six": fewer digits correct the last ones of a number that was read digit by digit; it is proposed. */
export const orCorrectedDigits =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const [before, after, ...others] = transcript.split(CORRECTION).map((said, at) => digitsIn(said, at === 0))
    const isPart = before !== undefined && after !== undefined && others.length === 0 && after.length < before.length
    return isPart && before.length >= DIGITS_MIN
      ? { value: Number(before.slice(0, -after.length) + after), isSure: false, isGuess: true }
      : read(field, transcript, circumstances)
  }
