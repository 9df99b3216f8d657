import type { Grammar } from '../../../shared/translation.ts'
import { cardinalAt } from '../numbers/cardinals.ts'

const PARTS = new Map([
  ['y media', 'half past'],
  ['y cuarto', 'quarter past'],
  ['menos cuarto', 'quarter to'],
])
/** "A las dos y media", as slots of time are said in plain words. */
export const hour: Grammar = (words, at) => {
  const start = words[at] === 'a' ? at + 1 : at
  if (!/^las?$/.test(words[start] ?? '')) return undefined
  const isOne = words[start + 1] === 'una'
  const found = isOne ? { value: 1, next: start + 2 } : cardinalAt(words, start + 1)
  const part = found && PARTS.get(words.slice(found.next, found.next + 2).join(' '))
  return found && part && found.value < 25
    ? { value: [...part.split(' '), String(found.value)], next: found.next + 2 }
    : undefined
}

/** "De la tarde" after an hour, where slots of time are offered; elsewhere it may be an option. */
export const withHalvesOfDay = (said: string): string =>
  said.replace(/ de la (?:tarde|noche)(?!\p{L})/giu, ' pm').replace(/ de la ma[ñn]ana(?!\p{L})/giu, ' am')
