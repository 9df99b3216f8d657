import { isDay } from '../../../../rules/filters/period.ts'

/** The owner's own days: an address holds instants, since days of the contract are days in UTC. */

const pad = (part: number, length = 2): string => String(part).padStart(length, '0')

const localDay = (date: Date): string =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`

/** The day in which an instant lies here; a day stays what it is. */
export const dayOf = (text: string | undefined): string =>
  text === undefined || isDay(text) ? (text ?? '') : localDay(new Date(text))

/** The first instant of a day here; nothing for what is no day. */
export const beginningOf = (day: string): string | undefined =>
  isDay(day) ? new Date(`${day}T00:00:00`).toISOString() : undefined

/** The last instant of a day here. */
export const endOf = (day: string): string | undefined =>
  isDay(day) ? new Date(`${day}T23:59:59.999`).toISOString() : undefined

/** The last instant before a day begins here. */
export function instantBefore(day: string): string | undefined {
  const beginning = beginningOf(day)
  return beginning === undefined ? undefined : new Date(Date.parse(beginning) - 1).toISOString()
}

/** @param age in days; 0 is today */
export function dayAgo(age: number): string {
  const date = new Date()
  date.setDate(date.getDate() - age)
  return localDay(date)
}
