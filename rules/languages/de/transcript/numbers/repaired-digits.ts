import type { ReadAnswer } from '../../../shared/normalise.ts'
import { wordsWithoutAccents } from '../../../shared/translation.ts'
import { transliterated } from '../letters.ts'
import { cardinalAt } from './cardinals.ts'

/** A numeral that is corrected right after it: "fünfundvierzig, nein, sechsundvierzig". */
const SLIP =
  /(?<![\p{L}\d])(?<slip>[\p{L}\d]+),? (?:(?:aeh+m*|ach|oh),? )?(?:nein|nee|pardon|sorry|entschuldigung)(?:,? (?:sorry|pardon|entschuldigung))?,? (?<own>[\p{L}\d]+)(?=[\s,.]|$)/iu

/** Takes a pair of digits of a number for the one that it corrects, where they have one digit in common and the number does not begin again. */
export const withRepairedDigits =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = SLIP.exec(heard)
    const { slip = '', own = '' } = found?.groups ?? {}
    const isAnew = wordsWithoutAccents(heard.slice(0, found?.index)).includes(own.toLowerCase())
    const isRepair = !isAnew && isAlike(pairOf(slip), pairOf(own))
    return read(field, isRepair ? heard.replace(SLIP, own) : heard, circumstances)
  }

function pairOf(said: string): string | undefined {
  if (/^\d\d$/u.test(said)) return said
  const words = wordsWithoutAccents(transliterated(said))
  const found = cardinalAt(words, 0)
  return found && found.next === words.length && found.value > 9 && found.value < 100 ? String(found.value) : undefined
}

const isAlike = (slip: string | undefined, own: string | undefined): boolean =>
  slip !== undefined && own !== undefined && slip !== own && (slip[0] === own[0] || slip[1] === own[1])
