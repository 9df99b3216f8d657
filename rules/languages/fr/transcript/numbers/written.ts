import type { Words } from '../../../shared/normalise.ts'
import type { Grammar } from '../../../shared/translation.ts'

const UNITS: Readonly<Record<string, readonly [whole: string, part: string]>> = {
  '€': ['euros', 'cents'],
  h: ['hours', 'minutes'],
  m: ['meters', 'centimeters'],
}

/**
 * 1 250,50 and 1.250 and 3,5 become 1250.50, 1250 and 3.5: the comma is the decimal sign wherever French is written. Before a
 * point that follows it is not: recognisers write 1,234.56 too.
 */
export const writtenNumbers: Grammar = (words, at) => {
  const grouped = groupsAt(words, at)
  const [, before = '', digits = '', after = ''] = /^(\D*)(\d[\d.,'’]*)(.*)$/.exec(grouped.word) ?? []
  if (digits === '' || /\d/.test(after)) return measured(words, at)
  const isPlain = /^\d+$/.test(digits) && grouped.next === at + 1
  if (isPlain) return undefined
  return { value: [`${before}${plainDigits(digits)}${after}`], next: grouped.next }
}

/** 3€50, 1h30 and 1m80: what stands after the sign is a part of what stands before it. */
const measured: Grammar = (words, at) => {
  const [, whole, sign = '', part] = /^(\d{1,4})(€|h|m)(\d{2})$/.exec(words[at] ?? '') ?? []
  const [unit, small] = UNITS[sign] ?? []
  if (!whole || !part || !unit || !small) return undefined
  return { value: sign === '€' ? [`${whole}.${part}`, unit] : [whole, unit, String(Number(part)), small], next: at + 1 }
}

/** "12 000" and "1 250,50 €" are one number: groups of three digits after a space. */
function groupsAt(words: Words, at: number): { word: string; next: number } {
  let word = words[at] ?? ''
  let next = at + 1
  if (!/^\D?\d{1,3}$/.test(word) || word.startsWith('0')) return { word, next }
  while (/^\d{3}(?:,\d+)?\D{0,2}$/.test(words[next] ?? '') && /\d{3}$|^\D?\d{1,3}$/.test(word)) {
    word += words[next]
    next += 1
  }
  return { word, next }
}

function plainDigits(digits: string): string {
  const isThousands = /^\d{1,3}(?:[.'’]\d{3})+$/.test(digits) || /^\d{1,3}(?:,\d{3}){2,}$/.test(digits)
  if (isThousands) return digits.replaceAll(/[.,'’]/g, '')
  if (/^\d{1,3}(?:,\d{3})+\.\d+$/.test(digits)) return digits.replaceAll(',', '')
  return digits.includes(',') ? digits.replaceAll(/[.'’]/g, '').replace(',', '.') : digits
}
