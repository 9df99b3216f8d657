import { regex } from '../../../shared/regex.ts'

/** "Two, the number two": what is said again to tell that it is a digit. */
const DIGIT = regex('giu')`
  \b(\d|one|two|three|four|five|six|seven|eight|nine|zero)
  (,? (?:that's )?(?:the |as in the )?(?:number|digit|numeral)) \1\b`
/** "Capital t tanya": a letter that only tells how the word after it is written. */
const CAPITAL = /\b(?:capital|uppercase|upper case|big) (\p{L}),? (?=\1\p{L}{2})/giu

/** What was said of an address, without what is said of its characters a second time. */
export const withoutClarifications = (transcript: string): string =>
  transcript.replace(DIGIT, '$1').replace(CAPITAL, '')

/** Whether a letter was taken for one that is said again, which it may not be: "capital j jones". */
export const hasClarifiedLetter = (transcript: string): boolean => transcript.search(CAPITAL) >= 0
