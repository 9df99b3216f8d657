import { addMonths } from '../../../shared/calendar.ts'
import { FEASTS, MONTHS, VAGUE, WEEKDAYS } from './words.ts'
import { type DateParts, numbersAt, written } from './numbers.ts'
import { digitsAt } from '../numbers/digits.ts'
import type { Found, Words } from '../../../shared/normalise.ts'
import { ordinalAt } from '../numbers/words.ts'
import { phraseAt, phrases } from '../../../shared/phrases.ts'

const STEPS = phrases([
  [{ unit: 'year', by: 0 }, 'this year'],
  [{ unit: 'year', by: 1 }, 'next year'],
  [{ unit: 'year', by: -1 }, 'last year'],
  [{ unit: 'month', by: 0 }, 'this month'],
  [{ unit: 'month', by: 1 }, 'next month'],
  [{ unit: 'month', by: -1 }, 'last month'],
])
const LAST_DAY = phrases([[true, 'the last day of|last day of|the very last day of|the final day of|final day of']])
const YEAR_NAMES = phrases([[true, 'in the year|the year|year|in the year of']])
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
  const year = phraseAt(YEAR_NAMES, words, at)
  if (year && digitsAt(words, at + year.length, false)) return { value: {}, next: at + year.length }
  const month = MONTHS.get(word)
  if (month) return { value: isFurther(words, at) ? undefined : { month }, next: at + 1 }
  const weekday = WEEKDAYS.get(word)
  if (weekday !== undefined) return { value: { weekday }, next: at + 1 }
  const nth = nthWeekdayAt(words, at)
  if (nth) return nth
  const step = phraseAt(STEPS, words, at)
  if (step) return { value: stepped(step.meaning, today), next: at + step.length }
  const past = phraseAt(PAST, words, at)
  if (past) return { value: { past: true }, next: at + past.length }
  const ordinal = ordinalAt(words, at)
  if (ordinal) return ordinalParts(words, ordinal)
  if (/\d[/.-]\d/.test(word)) return { value: written(word, today), next: at + 1 }
  return numbersAt(words, at, known, today)
}

/** The second month of "august 6 and left on august 10" has a day of its own, which is no year. */
const isFurther = (words: Words, at: number): boolean =>
  words.slice(0, at).some((word) => MONTHS.has(word)) &&
  (ordinalAt(words, at + 1) !== undefined || (digitsAt(words, at + 1, false)?.value ?? '000').length < 3)

/** "The last day of 2027" is in December, that "of the month" in this month; "of february" waits for its month. */
function lastDayParts(words: Words, at: number, today: Date): Found<DateParts> {
  const year = partAt(words, at, {}, today)
  if (year?.value && Object.keys(year.value).every((part) => part === 'year'))
    return { value: { lastDay: true, month: 12, ...year.value }, next: year.next }
  const [article, unit] = words.slice(at, at + 2)
  if (article !== 'the' || !(unit === 'month' || unit === 'year')) return { value: { lastDay: true }, next: at }
  const month = unit === 'month' ? today.getUTCMonth() + 1 : 12
  return { value: { lastDay: true, month, year: today.getUTCFullYear() }, next: at + 2 }
}

/** "The second monday of december", "the last friday in may". */
function nthWeekdayAt(words: Words, at: number): Found<DateParts> | undefined {
  const nth = words[at] === 'last' ? { value: -1, next: at + 1 } : ordinalAt(words, at)
  const weekday = nth && words[nth.next]?.endsWith('day') ? WEEKDAYS.get(words[nth.next] ?? '') : undefined
  if (!nth || weekday === undefined || !/^(?:of|in)$/.test(words[nth.next + 1] ?? '')) return undefined
  return { value: { nth: nth.value, weekday }, next: nth.next + 2 }
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

/** Adds parts to those known; false where one was said twice or is missing a meaning. */
function merge(parts: DateParts, more: DateParts | undefined): boolean {
  if (!more) return false
  const twice = (['day', 'month', 'year', 'weekday'] as const).some((part) => {
    return more[part] !== undefined && parts[part] !== undefined && more[part] !== parts[part]
  })
  Object.assign(parts, more)
  return !twice
}
