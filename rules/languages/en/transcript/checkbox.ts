import { type Repair, corrected } from './around/correction.ts'
import { WEEKDAYS } from './dates/words.ts'
import { exactly } from '../../shared/exact-label.ts'
import { judged } from './options/negation.ts'
import type { Normalise, SpokenField, Words } from '../../shared/normalise.ts'
import {
  contentOf,
  isInLabel,
  labelWords,
  type Mention,
  mentionsIn,
  type Option,
  optionsFrom,
} from './options/labels.ts'
import { none } from './options/none.ts'
import { COUNTED, withoutCounted, withoutVerb } from './all-of.ts'
import { isNumber } from './options/numbers.ts'
import { isTurned, nearly, partly, partMentionsIn } from './options/parts.ts'
import { questionWords } from './lexicon/own-words.ts'
import { isDay, placed } from './options/positions.ts'
import { ALL, canonical, isIgnorable, MAYBE, withoutKinds } from './options/words.ts'
import { wordSet } from '../../shared/phrases.ts'
import { yesNoPerOption } from './options/yes-no-per-option.ts'
import { answerIn } from './around/fillers.ts'
import { assentOf } from './options/yes-no.ts'
import { isHesitation, PAUSE, soundsOf } from '../../shared/words.ts'

const DOUBTS = wordSet(`=unsure =undisclosed =indifferent ${MAYBE}`)
const WEEK = [...WEEKDAYS.keys()]
const JOINTS = wordSet(', and or')
const THROUGH = wordSet('to through thru till until')
const WAY = wordSet(', all the way')
const AND_ALSO = wordSet('also and =more too')

/** Takes what was said to a question with options, of which any may be wanted; gives their values in the form's order. */
export const checkbox: Normalise = (field, transcript) => {
  const exact = exactly(field.options ?? [], transcript)
  if (exact !== undefined) return [exact]
  const words = soundsOf(transcript)
  const options = optionsFrom(field.options)
  const read = (answer: Words) =>
    yesNoPerOption(answer, options) ??
    corrected(answer, (said) => chosen(said, options, questionWords(field)), repaired(options))
  const picked = words && options.length > 0 ? answerIn(words, read, isInLabel(options)) : undefined
  return picked && options.filter((option) => picked.includes(option)).map(({ value }) => value)
}

function chosen(
  said: Words,
  options: readonly Option[],
  asked: ReadonlySet<string> = new Set(),
): readonly Option[] | undefined {
  const labelled = labelWords(options)
  const words = daily(withoutKinds(canonical(said.filter((word) => !isHesitation(word))), labelled), labelled)
  const mentions = mentionsIn(words, options)
  if (isDoubtful(words, mentions)) return undefined
  if (mentions.length > 0) return named(words, mentions, options)
  return single(said, options) ?? every(words, options, asked) ?? none(meant(words), asked) ?? listed(words, options)
}

/** Whether none was said in so many words, "no allergies at all"; a "no" alone may answer something else. */
export function isNoneOf(field: SpokenField, transcript: string): boolean {
  const content = meant(canonical((soundsOf(transcript) ?? []).filter((word) => !isHesitation(word))))
  return (
    content.length > 1 &&
    !/^(?:no|nope|nah|thank| )+$/.test(content.join(' ')) &&
    none(content, questionWords(field)) !== undefined
  )
}

/** "Every day" is all of them where days are offered. */
const daily = (words: Words, labelled: ReadonlySet<string>): Words =>
  WEEK.filter((day) => labelled.has(day)).length > 1 && !labelled.has('daily')
    ? words.map((word) => (word === 'daily' ? ALL : word))
    : words

const isDoubtful = (words: Words, mentions: readonly Mention[]): boolean =>
  isTurned(words, mentions) ||
  words.some((word, at) => DOUBTS.has(word) && !mentions.some(({ start, end }) => at >= start && at < end))

/** Options by their labels, less those refused; an item of the list that is no option makes it all doubtful. */
function named(words: Words, mentions: readonly Mention[], options: readonly Option[]): readonly Option[] | undefined {
  const { chosen: wanted, refused, allBut } = judged(words, mentions)
  if (allBut) return options.filter((option) => !refused.has(option))
  if (isRest(words, mentions)) return options.filter((option) => wanted.has(option) || !refused.has(option))
  if (wanted.size === 0 || isAlternative(words, mentions)) return undefined
  const others = itemsBeside(words, mentions).map((item) => partly(item, options))
  if (others.some((owners) => owners.length !== 1)) return undefined
  return [...wanted, ...between(words, mentions, options), ...others.flat().filter((option) => !refused.has(option))]
}

/** "Boots, poles, the lot", "no milk, everything else is fine"; but "just the lamp, everything else is here". */
const isRest = (words: Words, mentions: readonly Mention[]): boolean => {
  if (words.slice(0, mentions[0]?.start ?? 0).some((word) => word === 'just' || word === 'only')) return false
  const after = words.slice(mentions.at(-1)?.end ?? 0).filter((word) => word !== PAUSE && !OUTER.has(word))
  return (
    after[0] === ALL ||
    /^(?:and )?(?:all the rest|the rest|all the other|the other (?:one|two|three|four|five|\d)|everything else)/.test(
      after.join(' '),
    )
  )
}

/** "Tea or coffee": the person has not chosen. */
const isAlternative = (words: Words, mentions: readonly Mention[]): boolean =>
  mentions.some(({ end }, index) => words.slice(end, mentions[index + 1]?.start ?? end).includes('or')) &&
  !words.some((word) => /^(?:not|nor|neither|no|dont|except|excluding|but)$/.test(word))

/** The items of the list in which no label was said, perhaps a part of one: "parking and the pool". */
function itemsBeside(words: Words, mentions: readonly Mention[]): Words[] {
  const covered = words.map((_, at) => mentions.some(({ start, end }) => at >= start && at < end))
  const items: Words[] = []
  let start = 0
  for (let at = 0; at <= words.length; at += 1) {
    if (at < words.length && (covered[at] || !JOINTS.has(words[at]))) continue
    const item = contentOf(words.slice(start, at))
    const isItem = !covered.slice(start, at).some(Boolean) && item.length > 0 && (start > 0 || words[at] === 'and')
    if (isItem && !isClause(item)) items.push(item)
    start = at + 1
  }
  return items
}

/** A clause beside the list, not an item of it. */
const isClause = (item: Words): boolean =>
  item.length > 3 || item.some((word) => /^(?:all|both|not|no|nothing|none|thing|everything|else|more|=.*)$/.test(word))

/** "Monday to Thursday" names the days between as well. */
function between(words: Words, mentions: readonly Mention[], options: readonly Option[]): readonly Option[] {
  return mentions.flatMap(({ option, end }, index) => {
    const next = mentions[index + 1]
    if (!next || !isThrough(words.slice(end, next.start))) return []
    return options.slice(options.indexOf(option) + 1, options.indexOf(next.option))
  })
}

/** "Through", "all the way to", "to the". */
const isThrough = (words: Words): boolean =>
  words.some((word) => THROUGH.has(word)) && words.every((word) => THROUGH.has(word) || WAY.has(word))

/** A single box is a yes or no. */
function single(said: Words, options: readonly Option[]): readonly Option[] | undefined {
  const assent = options.length === 1 ? assentOf(said) : undefined
  return assent === 'yes' ? options : assent === 'no' ? [] : undefined
}

function every(words: Words, options: readonly Option[], asked: ReadonlySet<string>): readonly Option[] | undefined {
  const content = withoutCounted(withoutVerb(meant(words)), asked)
  const both = content[0] === 'both' && content.length === 1 && options.length === 2
  const counted = COUNTED.exec(content.join(' '))?.[1] === String(options.length)
  if (both || counted || /^any of (?:them|these|those)\b/.test(content.join(' '))) return options
  if (content[0] !== ALL && content[0] !== 'all') return undefined
  if (content.length === 1) return options
  if (EXCEPT.has(content[1]) && content.length === 3 && isNumber(content[2])) return undefined
  const exception = EXCEPT.has(content[1]) ? listed(content.slice(2), options) : undefined
  return exception && options.filter((option) => !exception.includes(option))
}

const EXCEPT = wordSet('but except excluding minus bar barring')

const OUTER = wordSet(
  `, i id ill we wed just please thank you would like want well so oh think the select tick check choose pick take have okay
    ok it is god goodness heavens ta cheers mate love`,
)

/** The words without lead-in and politeness. */
function meant(words: Words): Words {
  const start = words.findIndex((word) => !OUTER.has(word))
  const end = words.findLastIndex((word) => !OUTER.has(word))
  return words.slice(start, end + 1).filter((word) => word !== ',')
}

/** "The three" may count what is wanted, where several may be, as well as name a place. */
const isCount = (words: Words): boolean =>
  words.filter((word) => /\d/.test(word)).length === 1 &&
  words.some((word, at) => word === 'the' && isNumber(words[at + 1]))

/** Options by their places, or each by a part of its label. */
function listed(words: Words, options: readonly Option[]): readonly Option[] | undefined {
  const places = isCount(words) ? [] : placed(words, options)
  if (places.length > 0) return places
  const plain = words.map((word) => (isDay(word, options) ? word.slice(1) : word))
  const parts = partMentionsIn(plain, options)
  if (parts.length > 0) return named(plain, parts, options)
  const items = itemsOf(words).map((item) => {
    const owners = partly(item, options)
    return owners.length === 1 ? owners : nearly(item, options)
  })
  return items.length > 0 && items.every((found) => found.length === 1) ? items.flat() : undefined
}

function itemsOf(words: Words): Words[] {
  const items: string[][] = [[]]
  for (const word of words) {
    if (JOINTS.has(word)) items.push([])
    else if (!isIgnorable(word)) items.at(-1)?.push(word)
  }
  return items.filter((item) => item.length > 0)
}

/** A repair that only takes away or adds: "…actually not blue", "…no wait, also green", "…no, not blue, rather green". */
function repaired(options: readonly Option[]): Repair<readonly Option[]> {
  return (before, after) => {
    const base = chosen(before, options)
    const words = canonical(after.filter((word) => !isHesitation(word)))
    const mentions = mentionsIn(words, options)
    if (!base || mentions.length === 0) return undefined
    const { chosen: wanted, refused, allBut } = judged(words, mentions)
    if (allBut) return undefined
    const adds = AND_ALSO.has(words.find((word) => word !== ','))
    const isTakenBack = judged(canonical(before), mentionsIn(canonical(before), options)).refused.size > 0
    if (refused.size > 0 || adds || isTakenBack) return [...base.filter((option) => !refused.has(option)), ...wanted]
    return repeats([...wanted], base) && !words.some((word) => word === 'just' || word === 'only') ? null : undefined
  }
}

/** "Ham and cheese, no, ham": is it the ham that goes, or the cheese? */
const repeats = (wanted: readonly Option[], base: readonly Option[]): boolean =>
  wanted.length < base.length && wanted.every((option) => base.includes(option))
