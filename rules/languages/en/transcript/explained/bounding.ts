import { wordSet } from '../../../shared/phrases.ts'
import type { Explains } from '../../../shared/remainder.ts'

/** "A bit past beginner": a preposition right before a label makes a bound of it. */
export const bounding =
  (own: Explains): Explains =>
  (words, at) => {
    const length = BOUNDING.has(words[at])
      ? 1
      : /^(?:shy|short|side) of$/.test(words.slice(at, at + 2).join(' '))
        ? 2
        : 0
    const next = at + length + (/^(?:an?|the|being)$/.test(words[at + length] ?? '') ? 1 : 0)
    return length > 0 && !/^(?:i'm|we're)$/.test(words[at - 1] ?? '') && own(words, next) ? 0 : undefined
  }

const BOUNDING = wordSet('past beyond after before above below under nearing approaching')
