import type { Words } from '../../../../shared/normalise.ts'
import { wordSet } from '../../../../shared/phrases.ts'
import type { Explains } from '../../../../shared/remainder.ts'
import { PAUSE } from '../../../../shared/words.ts'
import { ADVERBS, isPast } from '../../lexicon/verb-forms.ts'

/** A question for what is so now. */
const NOW =
  /\b(?:do|does|are|is|can) (?:you|your|they|their|he|she|the)\b|\bhow often\b|\bfrequency\b|^(?:number of|languages?|employment|occupation|marital|housing|transport|diet|smok\w+|weight)\b(?!.*(?:ed\b|\b(?:last|previous|were|was|had)\b))|\bcurrent/iu
/** With these the past tells what holds now: what was chosen, learned or begun. */
export const STILL = wordSet(
  `chose picked selected decided opted settled said put booked ordered wanted thought meant heard found saw ticked marked
    preferred agreed started began became moved switched changed turned retired lost got bought joined asked signed
    registered paid applied learned learnt enrolled needed broke quit stopped called named used tried counted invited expected reserved`,
)

/** "I smoked daily" tells another time than the one that is asked for: a past form after its subject, before the value. */
export function pastHabit(label: string, value: Explains): Explains {
  const isNow = NOW.test(label)
  return (words, at) => (isNow && isHabit(words, at, value) ? 0 : undefined)
}

function isHabit(words: Words, at: number, value: Explains): boolean {
  const word = words[at] ?? ''
  if (!isPast(word) || STILL.has(word) || value(words, at)) return false
  if (word === 'went' && /^(?:for|with|down|over|back)$/u.test(words[at + 1] ?? '')) return false
  let before = at - 1
  while (ADVERBS.has(words[before] ?? '')) before -= 1
  if (!/^(?:i|we)$/u.test(words[before] ?? '') || words.some((_, index) => index < before && value(words, index)))
    return false
  const pause = words.indexOf(PAUSE, at)
  return words.some((_, index) => index > at && (pause < 0 || index < pause) && value(words, index))
}
