import type { Grammar } from '../../../shared/translation.ts'
import { cardinalAt } from '../numbers/cardinals.ts'

const PARTS = new Map([
  ['et demie', 'half past'],
  ['et quart', 'quarter past'],
  ['moins le quart', 'quarter to'],
])

/** "Deux heures et demie", "quatorze heures trente", as slots of time are said in plain words. */
export const hour: Grammar = (words, at) => {
  const found = /^une?$/.test(words[at] ?? '') ? { value: 1, next: at + 1 } : cardinalAt(words, at)
  if (!found || found.value > 24 || !/^heures?$/.test(words[found.next] ?? '')) return undefined
  const start = found.next + 1
  const length = [2, 3].find((count) => PARTS.has(words.slice(start, start + count).join(' ')))
  const part = length === undefined ? undefined : PARTS.get(words.slice(start, start + length).join(' '))
  if (part && length) return { value: [...part.split(' '), String(found.value)], next: start + length }
  const minutes = cardinalAt(words, start)
  return minutes && minutes.value > 9 && minutes.value < 60
    ? { value: [String(found.value), String(minutes.value)], next: minutes.next }
    : undefined
}
