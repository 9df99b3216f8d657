import type { ResponseFilter } from '../../../../contract/types.gen.ts'
import { isDay, startOf } from '../../../../rules/filters/period.ts'
import { beginningOf, dayAgo, dayOf, endOf } from '../../responses/filter/days.ts'

export const RECENT_DAYS = [7, 30, 90] as const

export type PeriodChoice = 'all' | 'custom' | `${(typeof RECENT_DAYS)[number]}`
export type ComparisonChoice = 'none' | 'previous' | 'custom'

/** What the address says of the second period. */
export interface Comparison {
  compare?: string
  compare_from?: string
  compare_to?: string
}

/** What the server is asked for. */
export type ComparedPeriod = Pick<Comparison, 'compare_from' | 'compare_to'>

/** The last days up to today, today included. */
export const recentPeriod = (days: number): Pick<ResponseFilter, 'from'> => {
  const from = beginningOf(dayAgo(days - 1))
  return from === undefined ? {} : { from }
}

/** Which entry of the list of periods a filter is. */
export function periodChoice({ from, to }: Pick<ResponseFilter, 'from' | 'to'>): PeriodChoice {
  if (from === undefined && to === undefined) return 'all'
  const days = to === undefined ? RECENT_DAYS.find((count) => dayOf(from) === dayAgo(count - 1)) : undefined
  return days === undefined ? 'custom' : `${days}`
}

export const comparisonChoice = ({ compare, compare_from, compare_to }: Comparison): ComparisonChoice => {
  if (compare === 'previous') return 'previous'
  return compare_from === undefined && compare_to === undefined ? 'none' : 'custom'
}

/** @returns what the server takes; nothing when there is nothing to compare with */
export function comparedPeriod(filter: ResponseFilter, comparison: Comparison): ComparedPeriod {
  const choice = comparisonChoice(comparison)
  if (choice === 'previous') return previousPeriod(filter)
  if (choice === 'none') return {}
  const { compare_from, compare_to } = comparison
  return {
    ...(isTime(compare_from) && { compare_from }),
    ...(isTime(compare_to) && { compare_to }),
  }
}

const isTime = (text: string | undefined): text is string => text !== undefined && startOf(text) !== undefined

/** As many days, ending where the period begins; a period without a beginning has none before it. */
export function previousPeriod({ from, to }: Pick<ResponseFilter, 'from' | 'to'>): ComparedPeriod {
  const [first, last] = [dayOf(from), to === undefined ? dayAgo(0) : dayOf(to)]
  if (!isDay(first) || !isDay(last) || first > last) return {}
  const days = daysBetween(first, last) + 1
  const [compare_from, compare_to] = [beginningOf(dayAfter(first, -days)), endOf(dayAfter(first, -1))]
  return compare_from === undefined || compare_to === undefined ? {} : { compare_from, compare_to }
}

const DAY_MS = 24 * 60 * 60_000

const daysBetween = (first: string, last: string): number => (Date.parse(last) - Date.parse(first)) / DAY_MS

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
