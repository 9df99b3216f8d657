import { regionOf } from '../../../shared/region.ts'
import type { Grammar } from '../../../shared/translation.ts'

/** Where German is spoken and 3.5 is written with a point. */
const POINT_REGIONS = new Set(['CH', 'LI'])

/** 1.250,50 and 3,5 become 1250.50 and 3.5, and 1'250 of Switzerland 1250; where one sign stands before three digits, it groups. */
export const writtenNumbers =
  (locale: string): Grammar =>
  (words, at) => {
    const match = /^(\D*)(\d[\d.,']*\d)(?:,-|,--|\.-)?(\D*)$/.exec(words[at] ?? '')
    if (!match || !/[.,']/.test(words[at] ?? '')) return undefined
    const [, before = '', digits = '', after = ''] = match
    const plain = plainOf(digits.replaceAll("'", ''), locale)
    return plain === undefined ? undefined : { value: [`${before}${plain}${after}`], next: at + 1 }
  }

function plainOf(digits: string, locale: string): string | undefined {
  if (/^\d+$/.test(digits)) return digits
  const last = digits.lastIndexOf(',') > digits.lastIndexOf('.') ? ',' : '.'
  const other = last === ',' ? '.' : ','
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) && !digits.includes(other)
  if (isGrouped && last === '.') return digits.replaceAll('.', '')
  if (isGrouped && POINT_REGIONS.has(regionOf(locale) ?? '')) return digits.replaceAll(',', '')
  return digits.split(last).length === 2 ? digits.replaceAll(other, '').replace(last, '.') : undefined
}
