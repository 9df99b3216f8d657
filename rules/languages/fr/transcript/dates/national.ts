import { regionOf } from '../../../shared/region.ts'
import type { Grammar } from '../../../shared/translation.ts'

/** The national days of the countries that are offered, as they are called in each of them. */
const NATIONAL_DAYS: Readonly<Record<string, readonly string[]>> = {
  FR: ['14', 'july'],
  BE: ['21', 'july'],
  CH: ['1', 'august'],
  CA: ['1', 'july'],
}

/** "La fête nationale". */
export const nationalDay =
  (locale: string): Grammar =>
  (words, at) => {
    const day =
      words[at] === 'fete' && words[at + 1] === 'nationale' ? NATIONAL_DAYS[regionOf(locale) ?? ''] : undefined
    return day && { value: day, next: at + 2 }
  }
