import type { Words } from '../../../shared/normalise.ts'
import { cardinalAt, ordinalAt } from '../numbers/words.ts'
import { between, dayOfMonth, asWritten, inMinutes, isNumber, quantityAt, unfolded, withHalves } from './numbers.ts'
import { type Phrases, phraseAt, phrases, wordSet } from '../../../shared/phrases.ts'
import { namedLetter } from '../spelling.ts'
import { PAUSE, splitHyphens } from '../../../shared/words.ts'

/** Phrases of one meaning, in labels and in speech; the meaning begins with "=", as no word does. */
const UNSURE = '=unsure'
export const MAYBE = '=maybe'
export const NONE = '=none'
export const ALL = '=all'
export const MEANINGS = phrases([
  [
    UNSURE,
    `not sure|i'm not sure|i am not sure|not really sure|not quite sure|unsure|don't know|do not know|i don't know
    |don't really know|no idea|i have no idea|no clue|not certain|uncertain|can't say|cannot say|couldn't say
    |undecided|haven't decided|haven't decided yet|dunno|i dunno|hard to say|can't decide|cannot decide|not decided
    |couldn't tell you|can't tell you|i couldn't tell you|i can't tell you|haven't a clue|haven't got a clue
    |haven't the foggiest|haven't got the foggiest|wouldn't know|your guess is as good as mine|beats me|search me
    |can't remember|don't remember|can't recall|i forget|i forgot`,
  ],
  [
    '=undisclosed',
    `prefer not to say|prefer not to answer|rather not say|rather not answer|don't want to say|don't want to answer
    |no comment|none of your business|decline to answer|prefer not to disclose|would rather not say
    |would prefer not to say|prefer not to|prefer not|rather not|not say`,
  ],
  [
    NONE,
    `none of the above|none of these|none of those|none of them|none of that|none of it|none of the lot|none|none at all
    |not any of them|not any of these`,
  ],
  [
    ALL,
    `all of them|all of these|all of those|all of the above|all the above|everything|every one|every one of them
    |every single one|each of them|each one|the lot|the whole lot|them all|everything on the list|everything on there
    |everything you have|everything there|all options|all the options|all of it|the full set|the full works|every one
      of these
    |every one of those`,
  ],
  [
    '=indifferent',
    `no preference|don't mind|don't care|doesn't matter|either is fine|either one|either way|whatever|no opinion
      |makes no difference|makes no difference to me|not fussed|not bothered|not fussy|i'm easy|makes no odds
      |doesn't bother me|doesn't matter to me|doesn't matter to me one bit|doesn't matter one bit|all the same to me
      |all one to me|don't have a preference|don't have any preference|no strong feelings`,
  ],
  ['=inapplicable', `not applicable|n a|n/a|doesn't apply|does not apply|doesn't apply to me`],
  // "Nobody else" leaves out all but those named, and is no "Nobody".
  [
    '=only',
    ['nobody', 'no one', 'nothing', 'none']
      .flatMap((none) => ['else', 'more', 'other', 'apart from', 'except', 'but'].map((rest) => `${none} ${rest}`))
      .join('|'),
  ],
  ['=other', 'something else|other|others|another one|another|the other'],
  [MAYBE, 'maybe|perhaps|possibly'],
  ['sometime', 'now and then|from time to time|once in a while|every now and then'],
  ['rarely', 'hardly ever|almost never'],
  ['both', 'both of them|both of these|both of those|the both of them|the two of them'],
  ['alway', 'all the time'],
  ['xl', 'extra large|x large'],
  ['xs', 'extra small|x small'],
  ['xxl', 'extra extra large|double extra large|double xl'],
  ['daily', 'every day|each day|once a day|everyday'],
  ['weekly', 'every week|each week|once a week'],
  ['monthly', 'every month|each month|once a month'],
  ['yearly', 'every year|each year|once a year|annually|annual'],
  [
    '=more',
    'or over|or older|or more|or above|or higher|and over|and older|and above|and up|and more|plus|or greater|or longer',
  ],
  ['=less', 'or under|or younger|or less|or fewer|or below|and under|and younger|and below|or lower|or shorter'],
  ['=under', 'under|less than|fewer than|below|younger than|lower than|up to|shorter than'],
  ['=over', 'over|more than|above|older than|higher than|greater than|longer than|at least'],
  ['=penultimate', 'second to last|next to last|last but one|second last'],
])

/** The phrases whose words may be said alone: "once" of "Once a year". */
export const SIGNIFICANT: Phrases<string> = new Map(
  [...MEANINGS].map(([first, entries]) => [first, entries.filter(({ meaning }) => meaning.startsWith('='))]),
)

/** Takes words; gives them in one form: meanings of phrases, numbers as digits, ordinals as #3, nouns in the singular. */
export function canonical(words: Words, meanings: Phrases<string> = MEANINGS): Words {
  const split = withHalves(inMinutes(sounded(asWritten(splitHyphens(words.flatMap(unfolded))))))
  const result: string[] = []
  for (let at = 0; at < split.length;) {
    const word = split[at] ?? ''
    const phrase = phraseAt(meanings, split, at)
    // "Under nines and under elevens" are two; "nine and under" is one.
    const meaning = phrase && word === 'and' && quantityAt(split, at + phrase.length) ? undefined : phrase
    const number = meaning || word === 'a' || isPronoun(split, at) ? undefined : quantityAt(split, at)
    const ordinal = isMoment(split, at) ? undefined : ordinalAt(split, at)
    result.push(
      meaning?.meaning ?? (number ? String(number.value) : ordinal ? `#${ordinal.value}` : unitOr(singular(word))),
    )
    at = meaning ? at + meaning.length : (number?.next ?? ordinal?.next ?? at + 1)
  }
  const plain = result.flatMap((word, index) => between(result, word, index)).map(dayOfMonth)
  return plain.length > 1 ? plain.filter((word) => word !== 'oclock') : plain
}

const NUMBER_SOUNDS = new Map([
  ['to', 'two'],
  ['too', 'two'],
  ['for', 'four'],
  ['fore', 'four'],
  ['ate', 'eight'],
  ['won', 'one'],
])

/** "To." alone is a number. */
function sounded(words: Words): Words {
  const [word, ...rest] = words.filter((each) => each !== PAUSE && each !== 'please')
  return rest.length === 0 && word !== undefined ? [NUMBER_SOUNDS.get(word) ?? word] : words.map(lettered)
}

const BEFORE_LETTER = wordSet('option letter')

/** The "see" of "option see", which offers letters as places. */
function lettered(word: string, at: number, words: Words): string {
  const letter = BEFORE_LETTER.has(words[at - 1]) ? namedLetter(word) : undefined
  return letter && letter <= 'h' ? letter : word
}

/** The "one" of "the last one", not of "option one". */
const isPronoun = (words: Words, at: number): boolean => {
  const before = words[at - 1] ?? PAUSE
  return words[at] === 'one' && !isIgnorable(singular(before)) && before !== 'or' && !cardinalAt(words, at - 1)
}

const BEFORE_MOMENT = wordSet('a one')

/** "Just a second", "a third": neither is a place. */
const isMoment = (words: Words, at: number): boolean => BEFORE_MOMENT.has(words[at - 1])

const SINGULAR_IN_S = wordSet('yes his this is was bus gas us plus less bias lens news christmas texas')

const SHORT_UNITS = new Map([
  ['km', 'kilometer'],
  ['kilometre', 'kilometer'],
  ['kg', 'kilogram'],
  ['kilo', 'kilogram'],
  ['hr', 'hour'],
  ['hrs', 'hour'],
  ['min', 'minute'],
  ['yr', 'year'],
  ['yrs', 'year'],
])

const unitOr = (word: string): string => SHORT_UNITS.get(word) ?? word

/** A plural, perhaps a possessive, as its singular; both sides of a comparison are treated alike. */
export function singular(word: string): string {
  const bare = word.replace(/'s$|'/g, '').replace(/\.(?=.)/g, '')
  if (bare === 'children') return 'child'
  if (/^(?:wo)?men$/.test(bare)) return bare.replace('men', 'man')
  if (bare.length < 4 || SINGULAR_IN_S.has(bare) || /(?:ss|us|is)$/.test(bare)) return bare
  if (bare.endsWith('ies')) return `${bare.slice(0, -3)}y`
  return /(?:s|x|z|ch|sh)es$/.test(bare) ? bare.slice(0, -2) : bare.replace(/s$/, '')
}

/** What options may be called, and what their numbers count: "the pro plan", "twenty five dollars". */
const KINDS = wordSet('plan package version type kind sort size category group model bracket colour color method box')
const COUNTED = wordSet('dollar euro pound buck percent slot window')

/** The words without such as tell no option from another, since no label has them. */
export function withoutKinds(words: Words, labelled: ReadonlySet<string>): Words {
  const dropped = words.some(isNumber) ? ([...labelled].some(isNumber) ? COUNTED : new Set<string>()) : KINDS
  return words.filter((word) => !dropped.has(word) || labelled.has(word))
}

/** Words around an answer that choose nothing. */
const IGNORABLE = wordSet(
  `, i i'd id i'll ill i'm im i've ive we we'd wed would will can could like want love prefer choose pick select take
    have had get go going went goe for with by in on at of the a an my it it's its is was that that's thats this to be
    am are do me us think guess suppose believe probably definitely certainly just only please thank you answer option
    choice number one and then also too well so okay ok yes yeah yep sure let's let say said put tick check mark make
    give should oh mostly mainly usually really very own there favorite favourite pay travel use used using pop leave
    need needs bring send easiest suits gimme us shoot ping fire`,
)

export const isIgnorable = (word: string): boolean => IGNORABLE.has(word)
