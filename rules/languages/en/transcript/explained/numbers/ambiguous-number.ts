import type { ReadAnswer, Words } from '../../../../shared/normalise.ts'
import { wordSet } from '../../../../shared/phrases.ts'
import { splitHyphens, wordsOf } from '../../../../shared/words.ts'
import { questionWords } from '../../lexicon/own-words.ts'
import { cardinalAt, digitOf } from '../../numbers/words.ts'

const MONEY = wordSet(
  `price cost costs budget spend spent pay paid amount fee rent salary dollars pounds euros total bill charge worth
    money`,
)

/** What is measured so that no decimals are left unsaid: "one seventy three". */
const BODY = wordSet('height weight tall cm kg kilo kilogram centimeter centimetre lb')

/** "Nine ninety nine" is 999 and 9.99, and so are "three fifty" and "seventy nine fifty" where money is asked for. */
export function isPrice(words: Words, asked: ReadonlySet<string>): boolean {
  if (asked.values().some((each) => BODY.has(each))) return false
  const isMoney = asked.values().some((each) => MONEY.has(each))
  return words.some((word, at) => {
    if (!isTens(words[at + 1]) || /^(?:point|hundred|thousand|and)$/.test(words[at - 1] ?? '')) return false
    return isMoney ? isDigit(word) || isTens(word) : isDigit(word) && !isTens(words[at - 1]) && isDigit(words[at + 2])
  })
}

/**
 * Two numbers in a row that may not be one: "five, one for each day" without its pause, a score of "three nil" or "twenty one
 * nineteen", feet and inches.
 */
export const isApart = (words: Words): boolean =>
  words.some(
    (word, at) =>
      words[at - 1] !== 'point' &&
      ((isDigit(word) &&
        digitOf(words[at + 1]) !== undefined &&
        word !== words[at + 1] &&
        !isNumeral(words[at - 1]) &&
        !isNumeral(words[at + 2])) ||
        (isTens(words[at - 1]) && isDigit(word) && isTens(words[at + 1]))),
  )

const isNumeral = (word: string | undefined): boolean =>
  digitOf(word) !== undefined || isTens(word) || /^oh?$/.test(word ?? '')

const isDigit = (word: string | undefined): boolean => (digitOf(word) ?? 0) > 0

const isTens = (word = ''): boolean =>
  /^(?:twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety|\w+teen|ten|eleven|twelve)$/.test(word)

const BESIDE_PRICE = wordSet(
  "it's it is was the i we paid pay price cost costs about please thanks that's that , um uh oh",
)

/** "Forty nine ninety five", of money: what is after the point may be told without it, and is proposed so. */
export const orPrice =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    const words = splitHyphens(wordsOf(transcript) ?? []).filter((word) => !BESIDE_PRICE.has(word))
    const asked = questionWords(field)
    if (found?.isSure || !asked.values().some((each) => MONEY.has(each) || each.startsWith('charg'))) return found
    const whole = cardinalAt(words, 0)
    const part = whole && cardinalAt(words, whole.next)
    const isPart = part?.next === words.length && part.value > TENS && part.value < HUNDRED
    return whole && isPart && whole.value > TENS && whole.value < HUNDRED
      ? { value: Number((whole.value + part.value / HUNDRED).toFixed(2)), isSure: false, isGuess: true }
      : found
  }

const TENS = 9
const HUNDRED = 100
