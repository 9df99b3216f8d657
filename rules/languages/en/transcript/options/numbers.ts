import { amountAt } from '../numbers/amounts.ts'
import { MONTHS, WEEKDAYS } from '../dates/words.ts'
import type { Found, Words } from '../../../shared/normalise.ts'
import { cardinalAt } from '../numbers/words.ts'

const SIGNS: Record<string, string> = {
  '+': ' plus ',
  '&': ' and ',
  '%': ' percent ',
  '<': ' under ',
  '>': ' over ',
  '#': ' sharp ',
}

/** "18-24", "65+" and "$50" in words. */
export function unfolded(word: string): Words {
  if (word === 'n/a') return [word]
  const spaced = word
    .replace(/(?<=\d)k\b/g, ',000')
    .replace(/(?<=[a-z]{2})-(?=\d)/g, ' ')
    .replace(/(?<=\d)['’]?s\b/g, '')
    .replace(/(?<=\d):(?:00\b|(?=\d))/g, ' ')
    .replace(/(?<=\d)\s*-\s*(?=\$?\d)/g, ' to ')
    .replace(/^(a|b|ab|o|0)-$/, '$1 negative')
    .replace(/[+&%<>#]/g, (sign) => SIGNS[sign] ?? ' ')
    .replace(/(?<!\d)\/|\/(?!\d)|[$€£()"”“]/g, ' ')
    .trim()
  return spaced === '' ? [] : spaced.split(/\s+/)
}

/** "Between 18 and 24" is "18 to 24". */
export function between(words: Words, word: string, index: number): Words {
  const opens = (at: number) =>
    words[at] === 'between' && isNumber(words[at + 1]) && words[at + 2] === 'and' && isNumber(words[at + 3])
  if (opens(index)) return []
  return opens(index - 2) ? ['to'] : [word]
}

export const isNumber = (word = ''): boolean => /^\d+(?:\.\d+)?$/.test(word)

/** A number as it stands in labels and in speech: "forty two", "one and a half", "four point five", "sixty grand". */
export function quantityAt(words: Words, at: number): Found<number> | undefined {
  const whole = cardinalAt(words, at)
  if (!whole) return undefined
  const goesOn = words[whole.next] === 'point' || words.slice(whole.next, whole.next + 3).join(' ') === 'and a half'
  const exact = (goesOn ? amountAt(words, at) : undefined) ?? whole
  return words[exact.next] === 'grand' || words[exact.next] === 'k'
    ? { value: exact.value * 1000, next: exact.next + 1 }
    : exact
}

/** "Under tens" and "the over fifties" are called by a number. */
const inGroups = (words: Words): Words =>
  words.map((word, at) => {
    const one = word.replace(/ies$/, 'y').replace(/(?<=x)es$|s$/, '')
    return /^(?:under|over)$/.test(words[at - 1] ?? '') && cardinalAt([one], 0) ? one : word
  })

/** Words as labels write them: times of the clock, and groups by their age. */
export const asWritten = (words: Words): Words => onTheClock(inGroups(words))

const PARTS_OF_HOUR = new Map([
  ['half past', '30'],
  ['quarter past', '15'],
  ['quarter to', '45'],
])

/** "Half past ten" is ten thirty, "a quarter to nine" eight forty five, as slots of time are written. */
function onTheClock(words: Words): Words {
  const at = words.findIndex((_, index) => PARTS_OF_HOUR.has(words.slice(index, index + 2).join(' ')))
  const hour = at < 0 ? undefined : cardinalAt(words, at + 2)
  if (!hour) return words
  const [start, exact] = [words[at - 1] === 'a' ? at - 1 : at, words[at + 1] === 'to' ? hour.value - 1 : hour.value]
  return [
    ...words.slice(0, start),
    String(exact),
    PARTS_OF_HOUR.get(words.slice(at, at + 2).join(' ')) ?? '',
    ...words.slice(hour.next),
  ]
}

const MINUTES = new Map([
  ['half an hour', '30'],
  ['a half hour', '30'],
  ['quarter of an hour', '15'],
  ['three quarters of an hour', '45'],
])

/** "Half an hour" is thirty minutes. */
export function inMinutes(words: Words): Words {
  for (const [phrase, minutes] of MINUTES) {
    const parts = phrase.split(' ')
    const at = words.findIndex(
      (word, index) => word === parts[0] && parts.every((part, by) => words[index + by] === part),
    )
    const start = words[at - 1] === 'a' && parts[0] === 'quarter' ? at - 1 : at
    if (at >= 0 && words[at - 1] !== 'and' && words[at + parts.length] !== 'and')
      return [...words.slice(0, start), minutes, 'minutes', ...words.slice(at + parts.length)]
  }
  return words
}

/** "An hour and a half" is one and a half hours. */
export function withHalves(words: Words): Words {
  const at = words.findIndex(
    (word, index) => /^(?:a|an|one)$/.test(word) && words.slice(index + 2, index + 5).join(' ') === 'and a half',
  )
  return at < 0 ? words : [...words.slice(0, at), '1.5', words[at + 1] ?? '', ...words.slice(at + 5)]
}

const isMonth = (word = ''): boolean => MONTHS.has(word) && (word.length > 3 || word === 'may')
const isWeekday = (word = ''): boolean => WEEKDAYS.has(word) && word.endsWith('day')

/** The fifth of May is a number and no place: "Wednesday the sixth", "May 5th". */
export function dayOfMonth(word: string, at: number, words: Words): string {
  if (!word.startsWith('#')) return word
  const before = words[at - 1] === 'the' ? words[at - 2] : words[at - 1]
  const after = words[at + 1] === 'of' ? words[at + 2] : words[at + 1]
  return isWeekday(before) || isMonth(before) || isMonth(after) ? word.slice(1) : word
}
