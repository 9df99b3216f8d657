import type { ReadAnswer } from '../../../shared/normalise.ts'
import { cardinalAt } from '../numbers/cardinals.ts'
import { frenchWords } from '../words.ts'

/** A numeral that is corrected right after it: "vingt-deux, euh, non, vingt-trois". */
const SLIP =
  /(?<![\p{L}\d-])(?<slip>(?:[\p{L}-]{1,20} et )?[\p{L}\d-]{1,30}),? (?:euh,? )?(?:non|pardon|non pardon|je veux dire)(?:,? (?:pardon|euh|c['’]est))?,? (?<own>[\p{L}\d-]+(?: et (?:une?|onze))?)(?=[\s,.]|$)/iu

/** Takes a pair of digits of a number for the one that it corrects, where they have one digit in common. */
export const withRepairedDigits =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const { slip = '', own = '' } = SLIP.exec(heard)?.groups ?? {}
    const repaired = isAlike(pairOf(slip), pairOf(own)) ? heard.replace(SLIP, own) : heard
    return read(field, repaired, circumstances)
  }

function pairOf(said: string): string | undefined {
  if (/^\d\d$/u.test(said)) return said
  const words = frenchWords(said)
  const found = cardinalAt(words, 0)
  return found && found.next === words.length && found.value > 9 && found.value < 100 ? String(found.value) : undefined
}

const isAlike = (slip: string | undefined, own: string | undefined): boolean =>
  slip !== undefined && own !== undefined && slip !== own && (slip[0] === own[0] || slip[1] === own[1])
