import { regionOf } from '../../../shared/region.ts'
import type { Grammar } from '../../../shared/translation.ts'

/** Where Spanish is spoken and 1,250.50 is written as in the United States. */
const POINT_REGIONS = new Set(['MX', 'US', 'PR', 'DO', 'GT', 'HN', 'NI', 'PA', 'PE', 'SV'])

/** 1.250,50 and 3,5 become 1250.50 and 3.5; where one sign stands before three digits, the region decides. */
export const writtenNumbers =
  (locale: string): Grammar =>
  (words, at) => {
    const match = /^(\D*)(\d+[.,][\d.,]*\d)(\D*)$/.exec(words[at] ?? '')
    if (!match) return undefined
    const [, before = '', digits = '', after = ''] = match
    const decimal = decimalSign(digits, locale)
    const plain = digits.replaceAll(decimal === ',' ? '.' : ',', '').replace(decimal, '.')
    return { value: [`${before}${plain}${after}`], next: at + 1 }
  }

function decimalSign(digits: string, locale: string): ',' | '.' {
  const last = digits.lastIndexOf(',') > digits.lastIndexOf('.') ? ',' : '.'
  const isOnly = !digits.includes(last === ',' ? '.' : ',')
  if (!isOnly || !/^\d{1,3}(?:[.,]\d{3})+$/.test(digits)) return last
  return POINT_REGIONS.has(regionOf(locale) ?? '') ? '.' : ','
}
