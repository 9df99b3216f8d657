import { INTERFACE_LANGUAGE } from '../../../rules/limits.ts'

/** Numbers and times in the language of the texts. */

const hundredths = new Intl.NumberFormat(INTERFACE_LANGUAGE, { maximumFractionDigits: 2 })
const tiny = new Intl.NumberFormat(INTERFACE_LANGUAGE, { maximumSignificantDigits: 2 })
const SMALLEST = 0.005

export const plain = (count: number): string => count.toLocaleString(INTERFACE_LANGUAGE)

/** A number as a person writes it: at most two decimals, more only where nothing but zeros would be left. */
export function numberText(value: number | null): string {
  if (value === null) return '–'
  return (value !== 0 && Math.abs(value) < SMALLEST ? tiny : hundredths).format(value)
}

export const counted = (count: number, one: string, more: string): string =>
  `${plain(count)} ${count === 1 ? one : more}`

/** 0 where nothing is counted. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/** Sign and number stay in one line. @param share 0 to 1 */
export const percentText = (share: number): string => `${Math.round(share * 100)}\u{a0}%`

/** "12 (30 %)"; without a share of nothing. */
export const countAndShare = (part: number, whole: number): string =>
  whole === 0 ? plain(part) : `${plain(part)} (${percentText(shareOf(part, whole))})`

/** A day that was answered, which has no time zone. */
export const dateText = (day: string | null): string =>
  day === null
    ? '–'
    : new Date(day).toLocaleDateString(INTERFACE_LANGUAGE, {
        month: 'short',
        day: 'numeric',
        year: 'numeric',
        timeZone: 'UTC',
      })
