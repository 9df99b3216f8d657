import type { Words } from '../../../../shared/normalise.ts'
import { wordSet } from '../../../../shared/phrases.ts'
import type { Explains } from '../../../../shared/remainder.ts'
import { PAUSE } from '../../../../shared/words.ts'
import { isMeasure, isOtherKind, isPeople } from '../../lexicon/units.ts'
import { amountAt } from '../../numbers/amounts.ts'
import { ordinalAt } from '../../numbers/words.ts'
import { regex } from '../../../../shared/regex.ts'

/** "I've already told you two times" counts how often it was said. */
const SAID = regex('u')`
  (?:^| )(?:i|i've|we|we've|you|you've) (?:\w+ ){0,2}?(?:told|said|asked|answered|given|explained|called|rung|rang|phoned|tried|waited|been waiting)(?: |$)`
/** A label that counts things, which it names first: "Number of guests", "Child tickets", "Pages in the document". */
const COUNTS = regex('iu')`
  ^(?:(?:number of|how many|no\.? of) \p{L}
    |(?:(?:total|your|previous|child|adult|spare|extra) )?(?!(?:gas|glass|address|distance)\b)(?:\p{L}{3,}s|children|people)(?: (?:in|of|per|for|to|you|at|on|attending|coming|needed|requested|booked|owned)\b.*)?$)`
/** Whom a count of people counts, by what they are there. */
const COUNTS_PEOPLE = regex('iu')`
  \b(?:people|persons?|guests?|adults?|child(?:ren)?|kids?|attend\w*|passengers?|members?|players?|participants?|employees?|staff|residents?
    |occupants?|tickets?|seats?|places?|diners?|covers?|visitors?|students?|pupils?|singers?|riders?|party|famil(?:y|ies)|household|siblings?|who
    |tenants?|workers?|helpers?|volunteers?|delegates?|travell?ers?|campers?|runners?|swimmers?|walkers?|meals?|lunches|dinners?|portions?|beds?|chairs?|teams?|group)\b`
const ADULT = /^(?:adults?|grown)$/u
const CHILD = /^(?:child|children|kids?|infants?|toddlers?)$/u

/**
 * "Four days" where children are counted, "four of us" where nights are, "two adults" where child tickets are: what a number measures
 * or counts that the question does not name is something else.
 */
export function countsOthers(label: string, asked: ReadonlySet<string>): Explains {
  const isCount = COUNTS.test(label) && ![...asked].some(isLongMeasure)
  const ofPeople = COUNTS_PEOPLE.test(label)
  const names = (age: RegExp) => [...asked].some((word) => age.test(word))
  const isOther = (word: string, next = '') =>
    (isCount && word !== 'in' && (isMeasure(word) || /^(?:degrees?|percent)$/u.test(word))) ||
    isOtherKind(word, label) ||
    (COUNTS.test(label) && !ofPeople && (isPeople(word) || (word === 'of' && next === 'us'))) ||
    (ADULT.test(word) && names(CHILD) && !names(ADULT)) ||
    (CHILD.test(word) && names(ADULT) && !names(CHILD))
  return (words, at) => {
    const word = words[at] ?? ''
    if (amountAt(words, at - 1)?.next !== at && !isAmountBefore(words, at)) return undefined
    if (word === 'times') return !asked.has('times') && SAID.test(words.slice(0, at).join(' ')) ? 0 : undefined
    return !asked.has(word) && isOther(word, words[at + 1]) ? 0 : undefined
  }
}

/** Of the question's words "in" is no inch. */
const isLongMeasure = (word: string): boolean => word.length > 2 && isMeasure(word)

/** "Twenty three kilos", "sixty thousand miles". */
const isAmountBefore = (words: Words, at: number): boolean =>
  [2, 3, 4].some((back) => at >= back && amountAt(words, at - back)?.next === at)

/** "On my third": one is not done yet, where they are counted. */
export const isInTurn = (label: string, words: Words): boolean =>
  COUNTS.test(label) && words.some((word, at) => word === 'my' && ordinalAt(words, at + 1) !== undefined)

/** "She's nine in April" tells an age where people or things are counted. */
export const isAgeOfSomebody = (label: string, words: Words): boolean =>
  COUNTS.test(label) && !/\b(?:age|old|years|months)\b/iu.test(label) && AGED.test(words.join(' '))

const AGED =
  /^(?:(?:oh|well|um|and) )*s?he(?:'s| is| was|'ll be| turned| turns) (?:(?:only|just|nearly|almost|now) )*\S+(?: (?:in|on|next|today|tomorrow|now|already|years?|you know|bless|too|so|,).*)?$/u

/** "Page two", "channel four": a noun of things that have numbers for names; "number twelve" is no count either. */
export const isNumberedThing =
  (label: string, asked: ReadonlySet<string>, quantity: Explains): Explains =>
  (words, at) => {
    const word = words[at] ?? ''
    const isThing = NUMBERED.has(word) || (word === 'number' && COUNTS.test(label))
    return isThing && ![...asked].some((each) => each.startsWith(word)) && quantity(words, at + 1) !== undefined
      ? 0
      : undefined
  }

const NUMBERED = wordSet(
  'page channel platform chapter episode season series question line junction lane gate route bus verse track volume',
)

/** Where the question tells when a number is negative, a sentence about it may tell so too: "we went down by six". */
export const isSignOpen = (label: string, words: Words): boolean =>
  /\b(?:minus|negative)\b/iu.test(label) &&
  !words.some((word) => /^(?:minus|plus|negative|positive|-\d.*)$/u.test(word)) &&
  words.some(
    (word, at) =>
      word !== PAUSE && at < FIRST_WORDS && /^(?:i|i'm|we|we're|he|she|they|it|it's|down|lost|behind|red)$/u.test(word),
  )

const FIRST_WORDS = 4
