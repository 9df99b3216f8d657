import type { Words } from '../../../shared/normalise.ts'
import { phraseAt } from '../../../shared/phrases.ts'
import type { Explains } from '../../../shared/remainder.ts'
import { distance } from '../../../shared/spelling/distance.ts'
import { isUnit } from '../lexicon/units.ts'
import { MONTHS } from '../dates/words.ts'
import { ordinalAt } from '../numbers/words.ts'
import { homophoneKey } from '../options/homophones.ts'
import { type Option, placesOf } from '../options/labels.ts'
import { quantityAt } from '../options/numbers.ts'
import { stem } from '../options/stems.ts'
import { MEANINGS, singular } from '../options/words.ts'

export interface OptionsBeside {
  isMentioned: boolean
  isSeveral: boolean
  /** Whether a phrase of the language begins there, so that a word is no homophone: the "too" of "too big" where "Two beds" is offered. */
  isInPhrase: (said: Words, at: number) => boolean
}

/** Explains words of labels, in any form that the rules of choices take for them. */
export function byOptions(
  words: Words,
  options: readonly Option[],
  { isMentioned, isSeveral, isInPhrase }: OptionsBeside,
): Explains {
  const own = new Set(
    options.flatMap(({ sayings }) => sayings.flat()).flatMap((word) => [word, homophoneKey(word), stem(word)]),
  )
  // "Half past two in the afternoon" has no inches.
  const isUnitHere = (word: string) => isUnit(word) && (word !== 'in' || own.has('inch'))
  const isOfDays = [...own].some((word) => MONTHS.has(word))
  const hasNumbers = [...own].some((word) => /^\d/.test(word))
  const covered = coveredBy(words.map(singular), options)
  const slips = [...own].filter((word) => word.length > 4 && !/\d/.test(word))
  const isSlip = (word: string) =>
    word.length > 4 && !isMentioned && slips.some((each) => each[0] === word[0] && distance(each, word) < 2)
  return (said, at) => {
    if (isMentioned && isSeveral && said[at]?.endsWith("'s")) return undefined
    if (covered.has(at)) return 1
    const meaning = phraseAt(MEANINGS, said, at)
    if (meaning && own.has(meaning.meaning)) return meaning.length
    // "The next one up" tells no first grade.
    const number = said[at] === 'one' && NO_COUNT.test(said[at - 1] ?? '') ? undefined : quantityAt(said, at)
    const isOfOne = number && said[number.next - 1] === 'one' && own.has(String(number.value - 1))
    if (number && (own.has(String(number.value)) || isOfOne)) return number.next - at
    const ordinal = ordinalAt(said, at)
    if (ordinal && (own.has(`#${ordinal.value}`) || (isOfDays && own.has(String(ordinal.value)))))
      return ordinal.next - at
    const word = singular(said[at] ?? '')
    if (own.has(word + singular(said[at + 1] ?? ''))) return 2
    const counted = number && own.has(singular(said[number.next] ?? ''))
    if (counted) return number.next - at
    const next = quantityAt(said, at + 1)
    if (next && own.has(`${word}${next.value}`)) return next.next - at
    if (word === 'between' && own.has('to')) return 1
    if (hasNumbers && (word === "o'clock" || word === 'oclock' || isUnitHere(word) || word === 'half')) return 1
    const isSounded = own.has(homophoneKey(word)) && !isInPhrase(said, at)
    return own.has(word) || isSounded || own.has(stem(word)) || isSlip(word) ? 1 : undefined
  }
}

const NO_COUNT = /^(?:next|last|other|same)$/u

/** The places of labels that are said in other pieces: "e mail", "s m s". */
function coveredBy(words: Words, options: readonly Option[]): ReadonlySet<number> {
  const covered = new Set<number>()
  for (const { sayings } of options)
    for (const saying of sayings)
      for (const [start, end] of placesOf(words, saying.join('')))
        for (let at = start; at < end; at += 1) covered.add(at)
  return covered
}
