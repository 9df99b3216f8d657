const DAY = /^(?!0000)\d{4}-\d\d-\d\d$/
const INSTANT = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/
const DAY_MS = 24 * 60 * 60_000

/** Whether a text is a day that the calendar has: the round trip refuses 30 February. */
export function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** @returns the first millisecond of a day in UTC, or the instant; undefined when the text is neither */
export function startOf(text: string): number | undefined {
  if (isDay(text)) return Date.parse(text)
  const time = INSTANT.test(text) && isDay(text.slice(0, 10)) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

/** @returns the last millisecond of a day in UTC, or the instant; undefined when the text is neither */
export function endOf(text: string): number | undefined {
  const start = startOf(text)
  return start !== undefined && isDay(text) ? start + DAY_MS - 1 : start
}

/** Days in UTC, YYYY-MM-DD; both belong to the period. */
export interface Days {
  from?: string | undefined
  to?: string | undefined
}

/**
 * The whole UTC days that come nearest to a period: an owner's day, wherever it begins, becomes the same day in UTC, and two
 * periods that follow each other have no day in common.
 */
export function daysOf({ from, to }: Days): Days {
  const [start, end] = [from === undefined ? undefined : startOf(from), to === undefined ? undefined : endOf(to)]
  const nearest = {
    ...(start !== undefined && { from: dayAt(start + DAY_MS / 2) }),
    ...(end !== undefined && { to: dayAt(end - DAY_MS / 2) }),
  }
  const isPartOfDay = start !== undefined && end !== undefined && (nearest.from ?? '') > (nearest.to ?? '')
  return isPartOfDay ? { from: dayAt(start), to: dayAt(end) } : nearest
}

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10)
