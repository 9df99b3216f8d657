import type { Grammar } from '../../../shared/translation.ts'
import { cardinalAt } from '../numbers/cardinals.ts'

const PARTS = new Map([
  ['et demie', 'half past'],
  ['et quart', 'quarter past'],
  ['moins le quart', 'quarter to'],
])

const LATE = /^(?:de le apres midi|du soir)(?= |$)/
/** Else it may be the hour of something else: "à deux heures j'ai chorale". */
const BEFORE_HOUR = /^(?:a|vers|plutot|alors|,)$/
const AFTER_HOUR = /^(?:merci|s|si|plutot|,)$/

/** "À deux heures", "cinq heures du soir" as the hour of 24 that is offered, where no other is: "14 h". */
export const hourOfDay =
  (offered: ReadonlySet<string>): Grammar =>
  (words, at) => {
    const found = offered.has('h') ? cardinalAt(words, at) : undefined
    if (!found || found.value > 23 || !/^heures?$/.test(words[found.next] ?? '')) return undefined
    const late = LATE.exec(words.slice(found.next + 1, found.next + 5).join(' '))?.[0]
    const next = found.next + 1 + (late?.split(' ').length ?? 0)
    const [asTold, later] = [String(found.value), String(found.value + HALF_DAY)]
    const hour =
      late === undefined && offered.has(asTold)
        ? asTold
        : found.value < HALF_DAY && offered.has(later)
          ? later
          : undefined
    const isAlone = BEFORE_HOUR.test(words[at - 1] ?? ',') && AFTER_HOUR.test(words[next] ?? ',')
    return hour !== undefined && isAlone ? { value: [hour, 'h'], next } : undefined
  }

const HALF_DAY = 12

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
