import type { Grammar } from '../../../shared/translation.ts'
import { PAUSE } from '../../../shared/words.ts'
import { cardinalAt } from './cardinals.ts'

/** "Dos con cincuenta" is a price; "dos con cinco" may be two prices, and "setenta y dos con cinco" is none. */
export const withCents: Grammar = (words, at) => {
  const whole = words[at] === 'con' ? cardinalAt(words, at - 1) : undefined
  const part = whole && cardinalAt(words, at + 1)
  const isPart = part && part.value < 100 && (part.value > 9 || words[at - 2] === 'y')
  return isPart ? { value: ['point'], next: at + 1 } : undefined
}

/** "Mil doscientos euros con cincuenta céntimos". */
export const withNamedCents: Grammar = (words, at) => {
  const isMoney = /^(?:euros?|pesos?|dolares|soles)$/.test(words[at] ?? '') && words[at + 1] === 'con'
  const cents = isMoney && cardinalAt(words, at - 1) ? cardinalAt(words, at + 2) : undefined
  if (!cents || cents.value > 99) return undefined
  const isNamed = /^(?:centimos?|centavos?)$/.test(words[cents.next] ?? '')
  return isNamed ||
    (cents.value > 9 &&
      (cents.next === words.length || (words[cents.next] === PAUSE && cents.next === words.length - 1)))
    ? { value: ['point', String(cents.value).padStart(2, '0')], next: cents.next + (isNamed ? 1 : 0) }
    : undefined
}

/** "Quince lucas" are thousands of pesos, or whatever money is used. */
export const thousands: Grammar = (words, at) =>
  /^(?:lucas|luquitas)$/.test(words[at] ?? '') && at > 0 ? { value: ['thousand', 'pesos'], next: at + 1 } : undefined
