import type { Found, Words } from '../../../shared/normalise.ts'
import { regionOf } from '../../../shared/region.ts'
import type { Grammar } from '../../../shared/translation.ts'
import { cardinalAt } from '../numbers/cardinals.ts'
import { ordinalAt } from '../numbers/ordinals.ts'

const MONTHS = 'january february march april may june july august september october november december'.split(' ')

/** 25/12/2024, "3.5." and "le trois cinq deux mille vingt-six": the day stands before the month, but in what Canada writes. */
export const dayFirst =
  (locale: string): Grammar =>
  (words, at) => {
    const [, day, month, year = ''] = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{2,4}))?\.?$/.exec(words[at] ?? '') ?? []
    if (day) return regionOf(locale) === 'CA' ? undefined : named(Number(day), Number(month), [year], at + 1)
    return spoken(words, at)
  }

const spoken: Grammar = (words, at) => {
  const day = ordinalAt(words, at) ?? twoDigitsAt(words, at)
  if (!day || day.value > 31 || cardinalAt(words, at - 1)) return undefined
  const isOf = /^(?:du|slash|barre|point|de)$/.test(words[day.next] ?? '')
  const month = twoDigitsAt(words, isOf ? day.next + 1 : day.next)
  if (!month || month.value > 12) return undefined
  const isSigned = /^(?:slash|barre|point|de|du)$/.test(words[month.next] ?? '')
  const year = cardinalAt(words, isSigned ? month.next + 1 : month.next)
  if (year && (year.value > 1800 || isSigned || (year.value > 31 && year.value < 100)))
    return named(day.value, month.value, [String(year.value)], year.next)
  return isOf && !year ? named(day.value, month.value, [], month.next) : undefined
}

/** "Zéro cinq" is the fifth month. */
function twoDigitsAt(words: Words, at: number): Found<number> | undefined {
  const found = cardinalAt(words, at)
  const digit = found?.value === 0 ? cardinalAt(words, found.next) : undefined
  return digit && digit.value < 10 ? digit : found
}

function named(day: number, month: number, year: Words, next: number) {
  const name = MONTHS[month - 1]
  return name === undefined || day < 1 || day > 31
    ? undefined
    : { value: [String(day), name, ...year].filter(Boolean), next }
}
