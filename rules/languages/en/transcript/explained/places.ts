import { phraseAt, phrases } from '../../../shared/phrases.ts'
import type { Explains } from '../../../shared/remainder.ts'
import { isUnit } from '../lexicon/units.ts'
import { ordinalAt } from '../numbers/words.ts'
import type { Mention } from '../options/labels.ts'
import { quantityAt } from '../options/numbers.ts'

const PLACE = phrases([
  [
    true,
    `biggest|largest|longest|highest|tallest|widest|smallest|littlest|shortest|lowest|last|final|top|bottom|middle|previous|second last|second to last|next to last|last but one|out of|to|through
      |point|o'clock|m|am|pm|a|b|c|d|e|f`,
  ],
])

/** "The second one", "option two", "I'm twenty one" where ages are offered; beside a label a number says something else. */
export function byPlace(mentions: readonly Mention[]): Explains {
  return (words, at) => {
    if (mentions.length > 0) return undefined
    const number = quantityAt(words, at) ?? ordinalAt(words, at)
    if (number) return number.next - at
    return isUnit(words[at] ?? '') ? 1 : phraseAt(PLACE, words, at)?.length
  }
}
