import { regex } from '../../../shared/regex.ts'

/** "Two, the number two": what is said again to tell that it is a digit. */
const DIGIT = regex('giu')`
  \b(\d|one|two|three|four|five|six|seven|eight|nine|zero)
  (,? (?:that's )?(?:the |as in the )?(?:number|digit|numeral)) \1\b`
/** "Capital t tanya": a letter that only tells how the word after it is written. */
const CAPITAL = /\b(?:capital|uppercase|upper case|big) (\p{L}),? (?=\1\p{L}{2})/giu

/** "Carol with a c": a letter that the word has, before the sign or the end. */
const LETTER = /\b(\p{L}{3,}),? with an? (\p{L}),?(?= (?:at|dot|dash|hyphen|underscore)\b|$)/giu
/** "Bookish kids is one word", after the address. */
const ONE_WORD = regex('iu')`
  [,.]? (?<again>\p{L}{1,30}(?: \p{L}{1,30}){1,3}),? (?:(?:is|are|all|as|both|that's) ){0,3}(?:together|one word)[.!]?$`

/** What was said of an address, without what is said of its characters a second time. */
export const withoutClarifications = (transcript: string): string =>
  transcript
    .replace(DIGIT, '$1')
    .replace(CAPITAL, '')
    .replace(LETTER, (whole, word: string, letter: string) =>
      word.toLowerCase().includes(letter.toLowerCase()) ? word : whole,
    )
    .replace(ONE_WORD, withoutAgain)

const SIGN = /^(?:at|dot|slash|dash|hyphen|underscore)$/iu

/** What is said again must have been said before; words before it belong to the address, of which no sign is said again. */
function withoutAgain(whole: string, ...found: unknown[]): string {
  const [at, text, groups] = found.slice(-3) as [number, string, { again: string }]
  const words = groups.again.split(' ')
  for (let from = words.findLastIndex((word) => SIGN.test(word)) + 1; from < words.length - 1; from += 1) {
    const own = words.slice(0, from).join(' ')
    const before = `${text.slice(0, at)} ${own}`.toLowerCase()
    if (before.includes(words.slice(from).join(' ').toLowerCase())) return ` ${own}`
  }
  return whole
}

/** Whether a letter was taken for one that is said again, which it may not be: "capital j jones". */
export const hasClarifiedLetter = (transcript: string): boolean => transcript.search(CAPITAL) >= 0
