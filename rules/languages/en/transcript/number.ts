import { amountAt, unfolded } from './numbers/amounts.ts'
import { corrected } from './around/correction.ts'
import type { Found, Normalise, Words } from '../../shared/normalise.ts'
import { digitOf, ordinalAt } from './numbers/words.ts'
import { answerIn } from './around/fillers.ts'
import { phraseAt, phrases, wordSet } from '../../shared/phrases.ts'
import { splitHyphens, wordsOf } from '../../shared/words.ts'
import { regex } from '../../shared/regex.ts'

/** Words beside which a number is a bound, a part of a range or a time of day, not the answer. */
const BOUNDS = phrases([
  [
    true,
    `between|than|under|over|above|below|at least|at most|up to|minimum|maximum|or more|or less than|or fewer|or older
    |or younger|or so many|almost|nearly|not quite|o'clock|am|pm|a.m|p.m|past|half past|plus|few|several|point|dozens
    |hundreds|thousands|millions|something|odd|ish|dot|slash|underscore`,
  ],
])
/** "One" that counts nothing. */
const BEFORE_PRONOUN = wordSet('no any some every this that which each another other the last next')
/** "The second one". */
const DEFINITE = wordSet('the this that')
/** "The two or one", "the number one": no adjective stands there. */
const JOINTS = wordSet('or and number')
/** "Nine with the one in the hall". */
const WITH = wordSet('with including counting plus')
const AFTER_PRONOUN = wordSet('of moment second sec minute more thing who that word')
const NEGATIONS = wordSet("not never don't doesn't didn't isn't wasn't aren't can't won't haven't")
const CLAUSE_ENDS = wordSet(', but and')
const LEAD_INS = wordSet(
  "yet far all we we're the it it's its is my i i'm a number on in at please floor place came uh maybe think , so that's",
)
export const WHOLE = new Map<string | undefined, number>([
  ['none', 0],
  ['to', 2],
  ['too', 2],
  ['for', 4],
  ['ate', 8],
  ['won', 1],
  ['once', 1],
  ['twice', 2],
  ['thrice', 3],
  ['single', 1],
  ['fiver', 5],
  ['tenner', 10],
])

const NOT_ONE = /^(?:not (?:single )?one|not any|nothing|none (?!of\b|but\b)[^\d]+)$/
/** "Won't have any". */
export const HAS_NONE = regex('')`
  ^(?:(?:not|don't|won't|haven't|aren't|didn't) )
  (?:(?:have|having|got|had|need|be|want|bring|bringing|take|taking|expect|expecting) )*
  (?:any|one|a single one|single one)$`
const ONLY_ONE = /^(?:just|only) (?:the one(?: (?!of\b)[a-z]+)?|me|myself)$/

interface Mention {
  at: number
  next: number
  value: number
}

/** Takes what was said to a question for a number; gives the only number in it. */
export const number: Normalise = ({ label = '' }, transcript) => {
  const words = wordsOf(transcript)
  if (!words) return undefined
  const plain = splitHyphens(words.flatMap(unfolded)).map(thousand).filter(isNoArticle).filter(isNoStart)
  const isOften = /\btimes?\b|\boften\b/iu.test(label)
  return answerIn(plain, (said) => corrected(said, (each) => onlyNumber(each) ?? (isOften ? timesIn(each) : undefined)))
}

/** "Twice, both times for my back", where it is asked how many times. */
function timesIn(words: Words): number | undefined {
  const at = words.findIndex((word) => !LEAD_INS.has(word))
  const rest = words.slice(at + 1)
  const isCount = !CLAUSE.has(rest[0]) && rest.every((word) => amountAt([word], 0) === undefined && !TIMES.has(word))
  return TIMES.has(words[at]) && isCount ? WHOLE.get(words[at]) : undefined
}

const TIMES = wordSet('once twice thrice')
/** "Once I get paid", "twice a week". */
const CLAUSE = wordSet("i we you he she they the it's i'm we're an every each per more again or upon in")

/** "A six and a half", "a five": the article counts nothing there. */
const isNoArticle = (word: string, at: number, words: Words): boolean =>
  !(word === 'a' && digitOf(words[at + 1]) !== undefined)

/** "Three three rooms": what is counted follows the number, so that it was begun twice and is no row of digits. */
const isNoStart = (word: string, at: number, words: Words): boolean =>
  words[at + 1] !== word ||
  amountAt([word], 0) === undefined ||
  !/^(?!yes|thanks)[a-z]{2,}[a-rt-z]s$/.test(words[at + 2] ?? '')

/** "Five k", "five grand". */
const thousand = (word: string, at: number): string => (at > 0 && /^(?:k|grand)$/.test(word) ? 'thousand' : word)

function onlyNumber(words: Words): number | undefined {
  const content = withoutScale(withoutPlus(words))
  const bare = content.filter((word) => !LEAD_INS.has(word))
  if (NOT_ONE.test(bare.join(' ')) || HAS_NONE.test(bare.join(' '))) return 0
  if (ONLY_ONE.test(content.filter((word) => !/^(?:,|it's|is|it|there's|please)$/.test(word)).join(' '))) return 1
  if (bare.length === 1 && WHOLE.has(bare[0])) return WHOLE.get(bare[0])
  const isPart = content.some((word, at) => word === 'a' && content[at + 1] === bare[0])
  const ordinal = isPart ? undefined : ordinalAt(bare, 0)
  if (ordinal && ordinal.next === bare.length) return ordinal.value
  const [first, ...others] = mentions(content) ?? []
  const counted = countedTo([first, ...others].map((mention) => mention?.value))
  if (counted !== undefined) return counted
  const last = others.at(-1)
  if (last && isSaidAgain(content, others.slice(-2)) && first?.value !== last.value * 2) return last.value
  const isOnce = others.every(({ value, at }) => value === first?.value && at > first.next)
  return isOnce && !isFurther(content, first, last) ? first?.value : undefined
}

/** "Two on Tuesday and two on Thursday" are no two. */
const isFurther = (words: Words, first?: Mention, last?: Mention): boolean =>
  /(?:^| )and(?: then)?(?: another)?$/u.test(words.slice(first?.next, last?.at).join(' '))

/** "A thousand, fifteen hundred, yes, fifteen hundred": the last one was said again, and not as a further one. */
const isSaidAgain = (words: Words, [one, again]: readonly Mention[]): boolean =>
  one !== undefined && one.value === again?.value && !words.slice(one.next, again.at).includes('and')

/** "One, two, three, four, four windows" counts up to the answer. */
function countedTo(values: readonly (number | undefined)[]): number | undefined {
  const end = values.findIndex((value, at) => value !== at + 1)
  const most = end < 0 ? values.length : end
  return most > 2 && values.slice(most).every((value) => value === most) ? most : undefined
}

/** "Plus five" is five; "two plus two" and "five plus" are no single number. */
function withoutPlus(words: Words): Words {
  const at = words.findIndex((word) => !LEAD_INS.has(word))
  return words[at] === 'plus' ? words.slice(at + 1) : words
}

/** "Four out of five" is four; the scale is no candidate. */
function withoutScale(words: Words): Words {
  const at = words.findIndex((word, index) => word === 'out' && words[index + 1] === 'of')
  const scale = at < 1 ? undefined : amountAt(words, at + 2)
  return scale ? [...words.slice(0, at), ...words.slice(scale.next)] : words
}

/** The numbers said, or undefined when something numeric in it is no plain number. */
function mentions(words: Words): Mention[] | undefined {
  const found: Mention[] = []
  let negated = false
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const isBound = phraseAt(BOUNDS, words, at) !== undefined && !(word === 'am' && words[at - 1] === 'i')
    const amount = isPronoun(words, at) ? undefined : (andAHalf(words, at) ?? amountAt(words, at))
    if (isDate(words, at) || (!amount && (isBound || /\d/.test(word)))) return undefined
    if (amount && !negated) found.push({ at, next: amount.next, value: amount.value })
    negated = amount || CLAUSE_ENDS.has(word) ? false : negated || NEGATIONS.has(word)
    at = amount ? amount.next : at + 1
  }
  return found
}

/** The twenty of "twenty ninth" counts nothing. */
const isDate = (words: Words, at: number): boolean => (ordinalAt(words, at)?.next ?? at) > at + 1

/** "An hour and a half", "two years and a quarter". */
function andAHalf(words: Words, at: number): Found<number> | undefined {
  const whole = words[at] === 'a' || words[at] === 'an' ? { value: 1, next: at + 1 } : amountAt(words, at)
  if (!whole || !Number.isInteger(whole.value) || words[whole.next + 1] !== 'and' || words[whole.next] === 'dozen')
    return undefined
  // "A ten and a half": what stands between is no thing that is counted.
  if (amountAt(words, whole.next)) return undefined
  const part = amountAt(words, whole.next + 2)
  const joins = part && part.value > 0 && part.value < 1 && /^[a-z]+$/.test(words[whole.next] ?? '')
  return joins ? { value: whole.value + part.value, next: part.next } : undefined
}

function isPronoun(words: Words, at: number): boolean {
  if (words[at] !== 'one' || digitOf(words[at + 1]) !== undefined) return false
  const adjective = DEFINITE.has(words[at - 2]) && !JOINTS.has(words[at - 1])
  const counts = words[at - 1] === 'the' && WITH.has(words[at - 2])
  return counts || adjective || BEFORE_PRONOUN.has(words[at - 1]) || AFTER_PRONOUN.has(words[at + 1])
}
