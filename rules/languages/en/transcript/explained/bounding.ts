import { wordSet } from '../../../shared/phrases.ts'
import type { Explains } from '../../../shared/remainder.ts'

/**
 * "A bit past beginner", "verging on severe", "getting divorced": a preposition or a verb of becoming right before a label makes a bound
 * of it, or what it is not yet or no longer.
 */
export const bounding =
  (own: Explains): Explains =>
  (words, at) => {
    const length = BOUNDING.has(words[at]) ? 1 : TWO_WORDS.test(words.slice(at, at + 2).join(' ')) ? 2 : 0
    const next = at + length + (/^(?:an?|the|being)$/.test(words[at + length] ?? '') ? 1 : 0)
    return length > 0 && !/^(?:i'm|we're)$/.test(words[at - 1] ?? '') && (own(words, next) || own(words, at + 1))
      ? 0
      : undefined
  }

const BOUNDING = wordSet('past beyond after before above below under nearing approaching becoming')
const TWO_WORDS =
  /^(?:(?:shy|short|side) of|(?:verging|bordering) on|(?:started|began) (?!with)\w+|engaged to|getting \w+ed|to become)$/
