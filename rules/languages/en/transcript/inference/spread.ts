import type { ReadAnswer, Words } from '../../../shared/normalise.ts'
import { hasRole, type Role } from '../../../shared/remainder.ts'
import { PAUSE } from '../../../shared/words.ts'
import { amountAt } from '../numbers/amounts.ts'
import { VOCABULARY } from '../lexicon/roles.ts'
import { NUMERALS } from './general.ts'

/** Where or when one part of all is: "two on Tuesday and then an hour on Sunday", "one in the kitchen". */
const PLACE = /^(?:\S+ )?(?:on|in|at|upstairs|downstairs|inside|outside)(?: |$)/u
const JOINED = /(?:^| )(?:and|then|plus)(?: (?:then|also|another|there's|i have|i do|we have|it's))?$/u
const LIMITED: ReadonlySet<Role> = new Set(['bound', 'unreal', 'condition', 'question', 'denial', 'correction'])
/** What is counted once, without a number. */
const ONCE = /^an? (?:half )?(?:hour|day|night|hours)$/u

/** Proposes the sum of what is told by places or days, each part with one of its own, where no number answers by itself. */
export const orSpread =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    if (found || transcript.includes('?') || !COUNTS.test(field.label ?? '')) return found
    const words = NUMERALS.wordsOf(transcript)
    const parts = partsIn(words)
    const last = parts.at(-1)
    const isSpread = parts.every(({ next }, index) =>
      PLACE.test(
        words
          .slice(next, parts[index + 1]?.at)
          .filter((word) => word !== PAUSE)
          .join(' '),
      ),
    )
    const isJoined = JOINED.test(words.slice(parts.at(-2)?.next ?? 0, last?.at).join(' '))
    if (parts.length < 2 || !isSpread || !isJoined || hasRole(words, [VOCABULARY], LIMITED)) return undefined
    return { value: parts.reduce((sum, { value }) => sum + value, 0), isSure: false, isGuess: true }
  }

const COUNTS = /\b(?:how (?:many|much)|number of|total)\b/iu

interface Part {
  value: number
  at: number
  next: number
}

function partsIn(words: Words): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < words.length;) {
    const amount =
      amountAt(words, at) ?? (ONCE.test(words.slice(at, at + 2).join(' ')) ? { value: 1, next: at + 1 } : undefined)
    if (amount) parts.push({ ...amount, at })
    at = amount?.next ?? at + 1
  }
  return parts
}
