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
