import type { Words } from '../../../shared/normalise.ts'
import type { Option } from './labels.ts'
import { isNumber } from './numbers.ts'
import { wordSet } from '../../../shared/phrases.ts'

/** The numbers that a label such as "18-24", "Under 18" or "65 or over" stands for. */
function boundsOf(saying: Words): readonly [low: number, high: number] | undefined {
  const numbers = saying.filter(isNumber).map(Number)
  const [a, b] = numbers
  if (a === undefined || numbers.length > 2) return undefined
  if (b !== undefined) return saying.includes('to') ? [a, b] : undefined
  if (saying.includes('=more')) return [a, Infinity]
  if (saying.includes('=less')) return [-Infinity, a]
  if (saying.includes('=over')) return [a + Number.EPSILON * a, Infinity]
  return saying.includes('=under') ? [-Infinity, a - Number.EPSILON * a] : undefined
}

const UNITS = wordSet('second minute hour day week month year meter metre kilometer mile foot gram kilogram pound lb')

/** Six months are not within "1-3 years"; years need no naming where ages are offered. */
const sameUnits = (content: Words, label: Words): boolean =>
  content.every(
    (word) => !UNITS.has(word) || label.includes(word) || (word === 'year' && !label.some((each) => UNITS.has(each))),
  )

/** Options whose range holds the only number that was said: "twenty one" is 18-24. */
export function ranged(content: Words, options: readonly Option[]): Option[] {
  const numbers = content.filter(isNumber).map(Number)
  const [said] = numbers
  if (said === undefined || numbers.length > 1 || content.some((word) => word.startsWith('='))) return []
  return options.filter(({ sayings: [label = []] }) => {
    const bounds = boundsOf(label)
    return bounds !== undefined && said >= bounds[0] && said <= bounds[1] && sameUnits(content, label)
  })
}
