import { digitsAt } from '../numbers/digits.ts'
import { MONTHS } from './words.ts'
import type { Found, Words } from '../../../shared/normalise.ts'

/** What was said of a date, in any order. */
export interface DateParts {
  day?: number
  month?: number
  year?: number
  weekday?: number
  /** Said of the past: "last March third", "it was on …". */
  past?: boolean
  /** "The last day of …". */
  lastDay?: boolean
  /** "The second monday of …"; -1 is the last one. */
  nth?: number
}

/** 2026-03-04, 12/25/2024, 4.3.26; where the order of day and month can only be guessed, undefined. */
export function written(word: string, today: Date): DateParts | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:t.*)?$/.exec(word)
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }
  const [, a, b, year] = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?$/.exec(word) ?? []
  const ordered = dayAndMonth(Number(a), Number(b))
  if (!ordered || year === undefined) return ordered
  return { ...ordered, year: year.length === 2 ? inCentury(Number(year), today) : Number(year) }
}

function dayAndMonth(a: number, b: number): DateParts | undefined {
  if (a === b) return { day: a, month: b }
  if (a > 12 && b <= 12) return { day: a, month: b }
  return b > 12 && a <= 12 ? { day: b, month: a } : undefined
}

/** Two digits of a year: of this century up to ten years from now. */
const inCentury = (year: number, today: Date): number =>
  year <= (today.getUTCFullYear() % 100) + 10 ? 2000 + year : 1900 + year

/** Numbers read one after the other: "twelve nineteen oh five", "twenty twenty six". */
export function numbersAt(
  words: Words,
  at: number,
  known: DateParts,
  today: Date,
): Found<DateParts | undefined> | undefined {
  const groups: string[] = []
  let next = at
  for (let found = digitsAt(words, next, false); found; found = digitsAt(words, next, true)) {
    groups.push(found.value)
    next = found.next
  }
  if (groups.length === 0) return undefined
  return { value: isSaidAgain(groups, known, words, next) ? {} : numbersParts(groups, known, today), next }
}

/** "On Christmas, 25 December": the day of a feast again, and no year, since a month follows it. */
const isSaidAgain = ([day, ...more]: string[], known: DateParts, words: Words, next: number): boolean =>
  more.length === 0 && Number(day) === known.day && MONTHS.has(words[words[next] === 'of' ? next + 1 : next] ?? '')

function numbersParts(groups: string[], known: DateParts, today: Date): DateParts | undefined {
  const { year, rest } = yearAtEnd(groups) ?? shortYearAtEnd(groups, known, today)
  const [a, b] = rest.map(Number)
  if (year === undefined && !known.month && known.day === undefined) {
    const dated = yearAtStart(groups)
    if (dated) return dated
  }
  if (rest.length > 2 || rest.some((group) => group.length > 2)) return undefined
  if (a === undefined) return { year }
  if (b !== undefined)
    return year === undefined || known.month || known.day ? undefined : { ...dayAndMonth(a, b), year }
  if (year === undefined && (known.day !== undefined || a > 31))
    return a < 10 && rest[0]?.length === 1 ? undefined : twoDigits(a, today)
  return { day: a, ...(year === undefined ? {} : { year }) }
}

/** "Nineteen" and "twenty" alone are the first half of a year that was cut off. */
const twoDigits = (year: number, today: Date): DateParts | undefined =>
  year === 19 || year === 20 ? undefined : { year: inCentury(year, today) }

/** A year in one group, or its century before the rest: 2024, "twenty twenty four", "nineteen oh five". */
const YEAR = /^(?:\d{4}|(?:1[89]|20)(?: \d\d| \d \d))$/
const yearOf = (groups: string[]): number | undefined =>
  YEAR.test(groups.join(' ')) ? Number(groups.join('')) : undefined

/** "Twenty twenty five twelve twenty five": who begins with the year goes on with the month. */
function yearAtStart(groups: string[]): DateParts | undefined {
  for (const count of [1, 2, 3]) {
    const year = yearOf(groups.slice(0, count))
    const [month, day, more] = groups.slice(count)
    if (year !== undefined && month && day && more === undefined)
      return { year, month: Number(month), day: Number(day) }
  }
  return undefined
}

interface YearAtEnd {
  year?: number
  rest: string[]
}

/** Two digits that are no day of a month. */
const SHORT_YEAR = /^(?:0\d|3[2-9]|[4-9]\d)$/

/** "May first oh nine", "twelve twenty five ninety nine": after the day and the month. */
function shortYearAtEnd(groups: string[], known: DateParts, today: Date): YearAtEnd {
  const length = groups.at(-2) === '0' ? 2 : 1
  const [rest, year] = [groups.slice(0, -length), groups.slice(-length).join('')]
  const missing = [known.day, known.month].filter((part) => part === undefined)
  return SHORT_YEAR.test(year) && rest.length === missing.length
    ? { year: inCentury(Number(year), today), rest }
    : { rest: groups }
}

function yearAtEnd(groups: string[]): YearAtEnd | undefined {
  for (const count of [1, 2, 3]) {
    const year = yearOf(groups.slice(-count))
    if (year !== undefined) return { year, rest: groups.slice(0, -count) }
  }
  return undefined
}
