/** Days of the calendar as dates at midnight UTC: no clock and no time zone moves them. */

const DAY_MS = 86_400_000
const YEAR_MIN = 1800
const YEAR_MAX = 2199

/** A day, or undefined where the calendar has none: 30 February, the 13th month. */
export function dayOf(year: number, month: number, day: number): Date | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && year >= YEAR_MIN && year <= YEAR_MAX ? date : undefined
}

/** The person's own day, from `YYYY-MM-DD` or a Date; undefined for anything else. */
export function todayFrom(today: string | Date): Date | undefined {
  if (today instanceof Date) return dayOf(today.getFullYear(), today.getMonth() + 1, today.getDate())
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(today) ?? []
  return dayOf(Number(year), Number(month), Number(day))
}

export const isoOf = (date: Date): string => date.toISOString().slice(0, 10)
export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS)

/** The same day of another month, or its last day where it is shorter. */
export function addMonths(date: Date, months: number): Date {
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return addDays(first, Math.min(date.getUTCDate(), length) - 1)
}

/** Monday is 0, as weeks of a calendar begin. */
export const weekdayOf = (date: Date): number => (date.getUTCDay() + 6) % 7
