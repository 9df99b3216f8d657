import type { Words } from '../../../../shared/normalise.ts'
import { wordSet } from '../../../../shared/phrases.ts'
import type { Explains } from '../../../../shared/remainder.ts'
import { PAUSE } from '../../../../shared/words.ts'
import { amountAt } from '../../numbers/amounts.ts'
import { regex } from '../../../../shared/regex.ts'

const TIME = wordSet('second seconds minute minutes hour hours day days week weeks month months year years')
/** "I've told you once already", as a whole. */
export const TOLD_TIMES = regex('iu')`
  ^(?:(?:um|uh|oh|look|well|but|no|like|as),? )*(?:i|we)(?:'ve| have)?(?: already| just)? (?:told|said|answered|asked|explained|given)
  (?: (?:you|it|that|this|them|him|her|people))* (?:once|twice|\S+ times)(?: (?:already|before|now))*[.!]?$`
/** "I've already told you two times" counts how often it was said. */
const SAID = regex('u')`
  (?:^| )(?:i|i've|we|we've) (?:\w+ ){0,2}?(?:told|said|asked|answered|given|explained|called|rung|rang|phoned|tried|waited|been waiting)(?: |$)`
const COUNTS = /^(?:number of|how many) \p{L}/iu

/** "Four days" where children are counted: a number of times, or of a measure of time that the question does not name, counts something else. */
export function countsOthers(label: string, asked: ReadonlySet<string>): Explains {
  const isCount = COUNTS.test(label) && ![...asked].some((word) => TIME.has(word))
  return (words, at) => {
    const word = words[at] ?? ''
    if (amountAt(words, at - 1)?.next !== at) return undefined
    if (word === 'times') return !asked.has('times') && SAID.test(words.slice(0, at).join(' ')) ? 0 : undefined
    return isCount && TIME.has(word) && words[at + 1] !== 'old' ? 0 : undefined
  }
}

/** Where the question tells when a number is negative, a sentence about it may tell so too: "we went down by six". */
export const isSignOpen = (label: string, words: Words): boolean =>
  /\b(?:minus|negative)\b/iu.test(label) &&
  !words.some((word) => /^(?:minus|plus|negative|positive|-\d.*)$/u.test(word)) &&
  words.some(
    (word, at) =>
      word !== PAUSE && at < FIRST_WORDS && /^(?:i|i'm|we|we're|he|she|they|it|it's|down|lost|behind|red)$/u.test(word),
  )

const FIRST_WORDS = 4
