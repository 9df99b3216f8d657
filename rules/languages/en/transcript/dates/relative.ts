import { addDays, addMonths, weekdayOf } from '../../../shared/calendar.ts'
import { partsOf } from './parts.ts'
import { resolved } from './resolved.ts'
import { WEEKDAYS } from './words.ts'
import type { Found, Words } from '../../../shared/normalise.ts'
import { cardinalAt } from '../numbers/words.ts'
import { phraseAt, phrases, wordSet } from '../../../shared/phrases.ts'

const NEAR = phrases([
  [0, 'today|tonight|this morning|this afternoon|this evening|this very day|right now|just now'],
  [1, 'tomorrow|tomorrow morning|tomorrow afternoon|tomorrow evening|tomorrow night'],
  [2, 'the day after tomorrow|day after tomorrow|overmorrow'],
  [-1, 'yesterday|last night|yesterday morning|yesterday afternoon|yesterday evening'],
  [-2, 'the day before yesterday|day before yesterday|the night before last|night before last'],
])
const WEEKS = phrases([
  [-1, 'last week|of last week'],
  [0, 'this week|of this week'],
  [1, 'next week|of next week'],
  [2, 'the week after next|week after next|of the week after next'],
])
type Which = 'next' | 'last' | 'this' | 'coming'
const WHICH = phrases<Which>([
  ['next', 'next'],
  ['last', 'last|this past|past'],
  ['this', 'this'],
  ['coming', 'this coming|coming|the coming|the following|this next'],
])

interface Span {
  unit: 'day' | 'month'
  count: number
}
const SPANS = new Map<string, Span>([
  ['day', { unit: 'day', count: 1 }],
  ['week', { unit: 'day', count: 7 }],
  ['fortnight', { unit: 'day', count: 14 }],
  ['month', { unit: 'month', count: 1 }],
  ['year', { unit: 'month', count: 12 }],
])
const FROM = phrases([
  [1, 'from now|hence|from|after|on|from this|later than'],
  [-1, 'before'],
])

/** A day said by its distance: "next friday", "in two weeks", "three days ago", "a week on monday". */
export function relativeAt(words: Words, at: number, today: Date): Found<Date> | undefined {
  return spanAt(words, at, today) ?? anchorAt(words, at, today)
}

function anchorAt(words: Words, at: number, today: Date): Found<Date> | undefined {
  const near = phraseAt(NEAR, words, at)
  const anchor = near ? { value: addDays(today, near.meaning), next: at + near.length } : weekdayAt(words, at, today)
  if (anchor && words[anchor.next] === 'week') return { value: addDays(anchor.value, 7), next: anchor.next + 1 }
  return anchor
}

function weekdayAt(words: Words, at: number, today: Date): Found<Date> | undefined {
  if (isAnyDay(words, at)) return undefined
  const before = phraseAt(WEEKS, words, at)
  const which = before ? undefined : phraseAt(WHICH, words, at)
  const start = at + (before?.length ?? which?.length ?? 0)
  const named = words[start] === 'on' ? start + 1 : start
  const name = words[named]
  const weekday = name?.endsWith('day') ? WEEKDAYS.get(name) : undefined
  if (weekday === undefined) return undefined
  if (words.slice(named + 1).join(' ') === 'after next') return afterNext(weekday, named + 3, today)
  const beside = before || which ? undefined : besideDay(words, named + 1, weekday, today)
  if (beside) return beside
  const week = before ?? phraseAt(WEEKS, words, named + 1)
  const next = named + 1 + (before ? 0 : (week?.length ?? 0))
  const value = week ? ofWeek(weekday, week.meaning, today) : nearestWeekday(weekday, which?.meaning, today)
  return value && { value, next }
}

/** "It was a Wednesday", "any old thursday": one of many. */
const isAnyDay = (words: Words, at: number): boolean =>
  ANY.has(words[at - 1]) || /^(?:any|some)$/u.test(words[at - 2] ?? '')

const ANY = wordSet('a an any some')

/** "The monday after next". */
function afterNext(weekday: number, next: number, today: Date): Found<Date> | undefined {
  const coming = nearestWeekday(weekday, 'next', today)
  return coming && { value: addDays(coming, 7), next }
}

/** "The monday after christmas", "the friday before the twelfth of may". */
function besideDay(words: Words, at: number, weekday: number, today: Date): Found<Date> | undefined {
  const side = { after: 1, before: -1 }[words[at] ?? '']
  const day = side && dateFrom(words, at + 1, today)
  if (!side || !day) return undefined
  const ahead = (((weekday - weekdayOf(day.value)) * side + 6) % 7) + 1
  return { value: addDays(day.value, ahead * side), next: day.next }
}

const ofWeek = (weekday: number, weeks: number, today: Date): Date =>
  addDays(today, weekday - weekdayOf(today) + weeks * 7)

/**
 * "Next Saturday" said on a Friday is tomorrow to some and in eight days to others, and so is a bare "Friday" on a
 * Friday: this is ambiguous, so nothing is given.
 */
function nearestWeekday(weekday: number, which: Which | undefined, today: Date): Date | undefined {
  const ahead = weekday - weekdayOf(today)
  if (which === 'last') return addDays(today, ahead < 0 ? ahead : ahead - 7)
  if (which === 'this') return addDays(today, ahead < 0 ? ahead + 7 : ahead)
  if (which === 'next' && ahead > 0) return undefined
  if (which === undefined && ahead === 0) return undefined
  return addDays(today, ahead <= 0 ? ahead + 7 : ahead)
}

function spanAt(words: Words, at: number, today: Date): Found<Date> | undefined {
  const inside = words[at] === 'in'
  const span = lengthAt(words, inside ? at + 1 : at)
  if (!span) return undefined
  if (words[span.next] === 'ago') return pastFrom(words, span, today)
  const direction = phraseAt(FROM, words, span.next)
  const from = span.next + (direction?.length ?? 0)
  const anchor = anchorAt(words, from, today) ?? (direction && dateFrom(words, from, today))
  if (anchor) return { value: moved(anchor.value, span.value, direction?.meaning ?? 1), next: anchor.next }
  const now = inside || words[from - 1] === 'now' || words[from - 1] === 'hence'
  return now ? { value: moved(today, span.value, 1), next: from } : undefined
}

/** "Two days after christmas", "the day before march third". */
function dateFrom(words: Words, at: number, today: Date): Found<Date> | undefined {
  const parts = partsOf(words.slice(at), today)
  const date = parts && resolved(parts, today)
  return date && { value: date, next: words.length }
}

/** "A year ago today" needs the "today" no more. */
function pastFrom(words: Words, span: Found<Span>, today: Date): Found<Date> {
  const next = words[span.next + 1] === 'today' ? span.next + 2 : span.next + 1
  return { value: moved(today, span.value, -1), next }
}

const ONE_DAY = new Set(['the day before', 'the day after'])

/** "Two weeks", "a fortnight", "10 days"; the week before a day may be any of its days. */
function lengthAt(words: Words, at: number): Found<Span> | undefined {
  const single =
    ONE_DAY.has(words.slice(at, at + 3).join(' ')) || words[at] === 'a' || words[at] === 'an'
      ? { value: 1, next: at + 1 }
      : cardinalAt(words, at)
  const unit = single && SPANS.get((words[single.next] ?? '').replace(/'?s$/, ''))
  if (!single || !unit || !Number.isInteger(single.value) || single.value > 5000) return undefined
  return { value: { unit: unit.unit, count: unit.count * single.value }, next: single.next + 1 }
}

const moved = (date: Date, { unit, count }: Span, direction: number): Date =>
  unit === 'day' ? addDays(date, count * direction) : addMonths(date, count * direction)
