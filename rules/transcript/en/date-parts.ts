import { addMonths } from '../calendar.ts'
import { FEASTS, MONTHS, VAGUE, WEEKDAYS } from './date-words.ts'
import { digitsAt } from './digits.ts'
import type { Found, Words } from '../normalise.ts'
import { ordinalAt } from './number-words.ts'
import { phraseAt, phrases } from '../phrases.ts'

/** What was said of a date, in whatever order. */
export interface DateParts {
  day?: number
  month?: number
  year?: number
  weekday?: number
  /** Said of the past: "last March third", "it was on …". */
  past?: boolean
  /** "The last day of …". */
  lastDay?: boolean
}

const STEPS = phrases([
  [{ unit: 'year', by: 0 }, 'this year'],
  [{ unit: 'year', by: 1 }, 'next year'],
  [{ unit: 'year', by: -1 }, 'last year'],
  [{ unit: 'month', by: 0 }, 'this month'],
  [{ unit: 'month', by: 1 }, 'next month'],
  [{ unit: 'month', by: -1 }, 'last month'],
])
const LAST_DAY = phrases([[true, 'the last day of|last day of|the very last day of|the final day of|final day of']])
const PAST = phrases([[true, 'last|this past|was|were|happened']])

/**
 * Reads the parts of a date; words that are no part of one are passed over.
 * @returns undefined where two parts contradict each other, or something vague or another number is left
 */
export function partsOf(words: Words, today: Date): DateParts | undefined {
  const parts: DateParts = {}
  for (let at = 0; at < words.length;) {
    const found = partAt(words, at, parts, today)
    if (found && !merge(parts, found.value)) return undefined
    if (!found && phraseAt(VAGUE, words, at)) return undefined
    at = found?.next ?? at + 1
  }
  return parts
}

function partAt(words: Words, at: number, known: DateParts, today: Date): Found<DateParts | undefined> | undefined {
  const word = words[at] ?? ''
  const feast = phraseAt(FEASTS, words, at)
  if (feast) return { value: { month: feast.meaning[0], day: feast.meaning[1] }, next: at + feast.length }
  const lastDay = phraseAt(LAST_DAY, words, at)
  if (lastDay) return lastDayParts(words, at + lastDay.length, today)
  const month = MONTHS.get(word)
  if (month) return { value: { month }, next: at + 1 }
  const weekday = WEEKDAYS.get(word)
  if (weekday !== undefined) return { value: { weekday }, next: at + 1 }
  const step = phraseAt(STEPS, words, at)
  if (step) return { value: stepped(step.meaning, today), next: at + step.length }
  const past = phraseAt(PAST, words, at)
  if (past) return { value: { past: true }, next: at + past.length }
  const ordinal = ordinalAt(words, at)
  if (ordinal) return ordinalParts(words, ordinal)
  if (/\d[/.-]\d/.test(word)) return { value: written(word, today), next: at + 1 }
  return spokenAt(words, at, known, today)
}

/** "The last day of the month" is one of this month; "of february" waits for its month. */
function lastDayParts(words: Words, at: number, today: Date): Found<DateParts> {
  const [article, unit] = words.slice(at, at + 2)
  if (article !== 'the' || !(unit === 'month' || unit === 'year')) return { value: { lastDay: true }, next: at }
  const month = unit === 'month' ? today.getUTCMonth() + 1 : 12
  return { value: { lastDay: true, month, year: today.getUTCFullYear() }, next: at + 2 }
}

function stepped({ unit, by }: { unit: string; by: number }, today: Date): DateParts {
  if (unit === 'year') return { year: today.getUTCFullYear() + by }
  const month = addMonths(today, by)
  return { year: month.getUTCFullYear(), month: month.getUTCMonth() + 1 }
}

/** "The fifth", or "the fifth of the eleventh". */
function ordinalParts(words: Words, day: Found<number>): Found<DateParts> {
  const after = words[day.next] === 'day' && words[day.next + 1] === 'of' ? day.next + 1 : day.next
  const of = words[after] === 'of' ? after + 1 : day.next
  const month = of > day.next ? ordinalAt(words, words[of] === 'the' ? of + 1 : of) : undefined
  return month
    ? { value: { day: day.value, month: month.value }, next: month.next }
    : { value: { day: day.value }, next: after }
}

/** 2026-03-04, 12/25/2024, 4.3.26; where the order of day and month can only be guessed, undefined. */
function written(word: string, today: Date): DateParts | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:t.*)?$/.exec(word)
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }
  const [, a, b, year] = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?$/.exec(word) ?? []
  const ordered = a && b ? dayAndMonth(Number(a), Number(b)) : undefined
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
function spokenAt(words: Words, at: number, known: DateParts, today: Date): Found<DateParts | undefined> | undefined {
  const groups: string[] = []
  let next = at
  for (let found = digitsAt(words, next, false); found; found = digitsAt(words, next, groups.length > 0)) {
    groups.push(found.value)
    next = found.next
  }
  return groups.length === 0 ? undefined : { value: numbersParts(groups, known, today), next }
}

function numbersParts(groups: string[], known: DateParts, today: Date): DateParts | undefined {
  const { year, rest } = yearAtEnd(groups) ?? shortYearAtEnd(groups, known, today)
  const [a, b] = rest.map(Number)
  if (rest.length > 2 || rest.some((group) => group.length > 2)) return undefined
  if (a === undefined) return { year }
  if (b !== undefined)
    return year === undefined || known.month || known.day ? undefined : { ...dayAndMonth(a, b), year }
  if (year === undefined && (known.day !== undefined || a > 31)) return twoDigits(a, today)
  return { day: a, ...(year === undefined ? {} : { year }) }
}

/** "Nineteen" and "twenty" alone are the first half of a year that was cut off. */
const twoDigits = (year: number, today: Date): DateParts | undefined =>
  year === 19 || year === 20 ? undefined : { year: inCentury(year, today) }

interface YearAtEnd {
  year?: number
  rest: string[]
}

/** "May first oh nine": two digits with an oh, after the day. */
function shortYearAtEnd(groups: string[], known: DateParts, today: Date): YearAtEnd {
  const [zero, digit = ''] = groups.slice(-2)
  const rest = groups.slice(0, -2)
  const isYear = zero === '0' && digit.length === 1 && known.month !== undefined
  return isYear && (known.day !== undefined) === (rest.length === 0)
    ? { year: inCentury(Number(digit), today), rest }
    : { rest: groups }
}

function yearAtEnd(groups: string[]): YearAtEnd | undefined {
  for (const count of [1, 2, 3]) {
    const year = groups.slice(-count).join('')
    const whole = count === 1 || /^(?:1[89]|20)$/.test(groups.at(-count) ?? '')
    if (groups.length >= count && year.length === 4 && whole)
      return { year: Number(year), rest: groups.slice(0, -count) }
  }
  return undefined
}

/** Adds parts to those known; false where one was said twice or is missing a meaning. */
function merge(parts: DateParts, more: DateParts | undefined): boolean {
  if (!more) return false
  const twice = (['day', 'month', 'year', 'weekday'] as const).some((part) => {
    return more[part] !== undefined && parts[part] !== undefined && more[part] !== parts[part]
  })
  Object.assign(parts, more)
  return !twice
}
