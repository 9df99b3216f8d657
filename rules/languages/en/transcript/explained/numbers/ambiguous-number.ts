import type { Words } from '../../../../shared/normalise.ts'
import { wordSet } from '../../../../shared/phrases.ts'
import { digitOf } from '../../numbers/words.ts'

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

/** "Let's book five, one for each day", written without its pause: two digits beside other words may not be one number. */
export const isApart = (words: Words): boolean =>
  words.length > 2 &&
  words.some(
    (word, at) =>
      isDigit(word) &&
      isDigit(words[at + 1]) &&
      word !== words[at + 1] &&
      words[at - 1] !== 'point' &&
      !isNumeral(words[at - 1]) &&
      !isNumeral(words[at + 2]),
  )

const isNumeral = (word: string | undefined): boolean => digitOf(word) !== undefined || isTens(word)

const isDigit = (word: string | undefined): boolean => (digitOf(word) ?? 0) > 0

const isTens = (word = ''): boolean =>
  /^(?:twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety|\w+teen|ten|eleven|twelve)$/.test(word)
