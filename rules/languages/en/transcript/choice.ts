import { corrected } from './around/correction.ts'
import { exactly } from '../../shared/exact-label.ts'
import { judged } from './options/negation.ts'
import type { Normalise, Words } from '../../shared/normalise.ts'
import {
  contentOf,
  isInLabel,
  labelWords,
  type Mention,
  mentionsIn,
  type Option,
  optionsFrom,
} from './options/labels.ts'
import { isNumber } from './options/numbers.ts'
import { initialled, isTurned, nearly, partly, partMentionsIn } from './options/parts.ts'
import { isDay, isInOrder, placed } from './options/positions.ts'
import { ranged } from './options/ranges.ts'
import { canonical, MAYBE, NONE, withoutKinds } from './options/words.ts'
import { type WordSet, wordSet } from '../../shared/phrases.ts'
import { answerIn } from './around/fillers.ts'
import { assentOf } from './options/yes-no.ts'
import { isHesitation, soundsOf } from '../../shared/words.ts'

/** Said outside a label, these leave the choice open. */
const DOUBTS = wordSet(`=unsure =undisclosed =indifferent ${NONE} ${MAYBE}`)
/** Beside yes and no a bare number is neither, "number two" is. */
const PLACES = wordSet('number top bottom')
const YES = wordSet('yes true')
const NO = wordSet('no false')
const QUESTIONS = wordSet('what which how why who where')

/** Takes what was said to a question with options, of which one is wanted; gives the value of that option. */
export const choice: Normalise = (field, transcript) => {
  const exact = exactly(field.options ?? [], transcript)
  if (exact !== undefined) return exact
  const words = soundsOf(transcript)
  const options = optionsFrom(field.options)
  const read = (answer: Words) => corrected(withoutApology(answer), (said) => chosen(said, options))
  return words && answerIn(words, read, isInLabel(options))?.value
}

/** "No, sorry." says no, and is not sorry for the no. */
const withoutApology = (words: Words): Words => {
  const end = words.findLastIndex((word) => word !== ',' && word !== 'sorry')
  return words.slice(0, end + 1)
}

function chosen(said: Words, options: readonly Option[]): Option | undefined {
  const plain = withoutScale(canonical(said.filter((word) => !isHesitation(word))))
  const labelled = labelWords(options)
  const words = withoutKinds(
    said.includes('the') && said.includes('one') ? plain.map((word) => ofOne(word, labelled)) : plain,
    labelled,
  )
  const yesNo = yesNoOptionsOf(options)
  const others = yesNo.isPair ? options.filter((option) => option !== yesNo.yes && option !== yesNo.no) : options
  const assent = assentOf(said)
  const assented = assent === 'yes' || assent === 'no' ? yesNo[assent] : undefined
  const isPlace = isPlaced(words) || words.some((word) => PLACES.has(word)) || !yesNo.yes || !yesNo.no
  const other = byLabel(words, others, isPlace && assent !== 'unsure' ? options : [])
  if (mentionsIn(words, others).length > 0) return other
  return assented ?? other ?? only(reasoned(words, [yesNo.yes, yesNo.no]))
}

/** "The hundred and eighty one" is the one with 180, where no label has 181. */
const ofOne = (word: string, labelled: ReadonlySet<string>): string => {
  const rest = isNumber(word) && !labelled.has(word) ? String(Number(word) - 1) : word
  return labelled.has(rest) ? rest : word
}

/** "I do not agree" of "No, I do not agree". */
const reasoned = (words: Words, candidates: readonly (Option | undefined)[]): Option[] =>
  candidates
    .filter((option) => option !== undefined)
    .filter(({ sayings }) =>
      sayings.some((saying) => saying.length > 1 && saying.slice(1).join(' ') === words.join(' ')),
    )

/** "The first one", "option two". */
const isPlaced = (words: Words): boolean => words.some((word) => word.startsWith('#') || /^(?:option|last)$/.test(word))

/** The options that yes and no stand for: not one that begins several, nor the "No sugar" of a list without a yes. */
export function yesNoOptionsOf(options: readonly Option[]): {
  yes: Option | undefined
  no: Option | undefined
  isPair: boolean
} {
  const [yes, no] = [beginningWith(options, YES), beginningWith(options, NO)]
  const isPair = yes.length > 0 && no.length > 0
  return { yes: bare(yes) ?? (isPair ? only(yes) : undefined), no: bare(no) ?? (isPair ? only(no) : undefined), isPair }
}

const beginningWith = (options: readonly Option[], words: WordSet): Option[] =>
  options.filter(({ sayings }) => words.has(sayings[0]?.[0]))

const bare = (options: readonly Option[]): Option | undefined => options.find(({ sayings }) => sayings[0]?.length === 1)

/** @param list whose places can be named, such as the first */
function byLabel(words: Words, options: readonly Option[], list: readonly Option[]): Option | undefined {
  const mentions = mentionsIn(words, options)
  const outside = words.filter((_, at) => !mentions.some(({ start, end }) => at >= start && at < end))
  if (outside.some((word) => DOUBTS.has(word)) || isTurned(words, mentions)) return undefined
  if (mentions.length > 0) return named(words, mentions, options)
  const plain = words.map((word, at) => (isDay(word, options) || isInOrder(words, at, options) ? word.slice(1) : word))
  const content = contentOf(plain)
  return (
    only(placed(words, list)) ??
    named(plain, partMentionsIn(plain, options), options) ??
    only(partly(content, options)) ??
    (isPlaced(words) ? undefined : only(ranged(content, options))) ??
    only(nearly(content, options)) ??
    only(initialled(content, options))
  )
}

/** The one option that was said and not refused; a question about it says nothing. */
function named(words: Words, mentions: readonly Mention[], options: readonly Option[]): Option | undefined {
  if (QUESTIONS.has(words[0]) && mentions[0]?.start !== 0) return undefined
  const { chosen: wanted, refused, allBut } = judged(words, mentions)
  const left = allBut ? options.filter((option) => !refused.has(option)) : [...wanted]
  return only(left) ?? (left.length === 0 ? opposite([...refused], options) : undefined)
}

/** "Not satisfied" is "Dissatisfied", where that is offered, and of two options the other is "No wrapping". */
function opposite(refused: readonly Option[], options: readonly Option[]): Option | undefined {
  const words = only(refused)?.sayings[0]?.join(' ')
  const [without] = options.filter((option) => !refused.includes(option))
  if (options.length === 2 && refused.length === 1 && NO.has(without?.sayings[0]?.[0])) return without
  return words === undefined
    ? undefined
    : only(options.filter(({ sayings }) => isOpposite(sayings[0]?.join(' '), words)))
}

const isOpposite = (label = '', words: string): boolean =>
  label.endsWith(words) && /^(?:dis|un|in|im|ir|non ?|not )$/.test(label.slice(0, -words.length))

const only = (options: readonly Option[]): Option | undefined => (new Set(options).size === 1 ? options[0] : undefined)

/** "Four out of five" is four. */
export function withoutScale(words: Words): Words {
  const at = words.findIndex((word, index) => word === 'out' && words[index + 1] === 'of' && isNumber(words[index + 2]))
  return at < 1 ? words : [...words.slice(0, at), ...words.slice(at + 3)]
}
