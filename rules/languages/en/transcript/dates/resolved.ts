import { addDays, addMonths, dayOf, weekdayOf } from '../../../shared/calendar.ts'
import type { DateParts } from './numbers.ts'

/** The day that the parts name: without a year the coming one, or the last one when it is past. */
export function resolved(parts: DateParts, today: Date): Date | undefined {
  const { day, month, year, weekday, past } = parts
  if (parts.nth !== undefined)
    return day === undefined && month !== undefined ? nthWeekday(month, parts, today) : undefined
  if (parts.lastDay) return day === undefined && month !== undefined ? lastOf(month, parts, today) : undefined
  if (day === undefined) return undefined
  if (month === undefined) return dayOnWeekday(day, parts, today)
  const date = year === undefined ? nearest(month, day, past === true, today) : dayOf(year, month, day)
  return date && (weekday === undefined || weekdayOf(date) === weekday) ? date : undefined
}

/** The day before the first of the month after it. */
function lastOf(month: number, { year, past }: DateParts, today: Date): Date | undefined {
  const first = (of: number) => new Date(Date.UTC(of, month, 1))
  if (year !== undefined) return addDays(first(year), -1)
  const [last] = [-1, 0, 1]
    .map((years) => addDays(first(today.getUTCFullYear() + years), -1))
    .filter((date) => (past ? date < today : date >= today))
    .toSorted((a, b) => Math.abs(a.getTime() - today.getTime()) - Math.abs(b.getTime() - today.getTime()))
  return last
}

/** "The second monday of december": this year's if it is still to come, else the next one's. */
function nthWeekday(month: number, { nth = 1, weekday = 0, year }: DateParts, today: Date): Date | undefined {
  const of = (each: number): Date | undefined => {
    const first = new Date(Date.UTC(each, nth < 0 ? month : month - 1, 1))
    const ahead = (weekday - weekdayOf(first) + 7) % 7
    const date = addDays(first, ahead + (nth < 0 ? nth : nth - 1) * 7)
    return date.getUTCMonth() === month - 1 ? date : undefined
  }
  const years = year === undefined ? [0, 1].map((by) => today.getUTCFullYear() + by) : [year]
  return years.map(of).find((date) => date && (year !== undefined || date >= today))
}

/** "Wednesday the twenty fifth": the coming 25th, if that is a Wednesday; people who mean a later one name its month. */
function dayOnWeekday(day: number, { weekday, year, past }: DateParts, today: Date): Date | undefined {
  const step = past ? -1 : 1
  const months = [0, step].map((by) => addMonths(today, by))
  const days = months.flatMap((month) => dayOf(month.getUTCFullYear(), month.getUTCMonth() + 1, day) ?? [])
  const date = days.find((each) => (past ? each < today : each >= today))
  return date && year === undefined && weekdayOf(date) === weekday ? date : undefined
}

/** Leap days come after up to eight years. */
function nearest(month: number, day: number, past: boolean, today: Date): Date | undefined {
  for (let years = 0; years <= 8; years += 1) {
    const date = dayOf(today.getUTCFullYear() + (past ? -years : years), month, day)
    if (date && (past ? date < today : date >= today)) return date
  }
  return undefined
}
