import type { Words } from '../../../shared/normalise.ts'
import type { Grammar } from '../../../shared/translation.ts'
import { cardinalAt } from '../numbers/cardinals.ts'

const SLOT = /^\d{1,2}[:.]\d{2}$/
const HOURS = 12

const LATE = /^(?:am |in der )?(?:nachmittags?|abends?)(?= |$)/
/** Else it may be the hour of something else: "um zwei hab ich Chor". */
const AROUND_HOUR = /^(?:um|uhr|gegen|so|lieber|dann|bitte|danke|gerne?|passt|waere?|geht|nehme?|,)$/

/** "Um zwei", "zwei am Nachmittag" as the hour of 24 that is offered, where no other is: "14 Uhr". */
export const hourOfDay =
  (offered: ReadonlySet<string>): Grammar =>
  (words, at) => {
    const hour = offered.has('uhr') ? cardinalAt(words, at) : undefined
    if (!hour || hour.value < 1 || hour.value >= HOURS || !offered.has(String(hour.value + HOURS))) return undefined
    const isNamed = words[hour.next] === 'uhr'
    const next = isNamed ? hour.next + 1 : hour.next
    const late = LATE.exec(words.slice(next, next + 3).join(' '))?.[0]
    const end = next + (late?.split(' ').length ?? 0)
    const isOnly = !offered.has(String(hour.value)) && (isNamed || words[at - 1] === 'um')
    const isAlone = [isNamed ? 'uhr' : (words[at - 1] ?? 'uhr'), words[end] ?? 'uhr'].every((word) =>
      AROUND_HOUR.test(word),
    )
    return isAlone && (late !== undefined || isOnly)
      ? { value: [String(hour.value + HOURS), "o'clock"], next: end }
      : undefined
  }

/** What of an hour is told before it, and whether that hour is still to come: "halb drei" is half past two. */
const PARTS: readonly (readonly [said: string, plain: string, isComing: boolean])[] = [
  ['halb', 'half past', true],
  ['viertel nach', 'quarter past', false],
  ['viertel vor', 'quarter to', false],
  ['dreiviertel', 'quarter to', false],
  ['viertel', 'quarter past', true],
]

/** "Halb drei", "viertel nach neun" in plain words, where slots of time are offered. */
export const clock =
  (offered: ReadonlySet<string>): Grammar =>
  (words, at) => {
    const part = [...offered].some((word) => SLOT.test(word)) ? partAt(words, at) : undefined
    const hour = part && cardinalAt(words, at + part[0].split(' ').length)
    if (!part || !hour || hour.value < 1 || hour.value > HOURS) return undefined
    const told = part[2] ? ((hour.value + HOURS - 2) % HOURS) + 1 : hour.value
    return {
      value: [...part[1].split(' '), String(told)],
      next: words[hour.next] === 'uhr' ? hour.next + 1 : hour.next,
    }
  }

const partAt = (words: Words, at: number) =>
  PARTS.find(([said]) => words.slice(at, at + said.split(' ').length).join(' ') === said)
