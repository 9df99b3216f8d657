import { homophoneKey } from './homophones.ts'
import type { Words } from '../../../shared/normalise.ts'
import type { Mention, Option } from './labels.ts'
import { ALL, isIgnorable } from './words.ts'
import { wordSet } from '../../../shared/phrases.ts'
import { distance } from '../../../shared/spelling/distance.ts'

/** Words that turn a label around: who is employed is not self-employed. */
const TURNS = wordSet('self non un not no never ex former without')

const PREFIXES = wordSet('self non un ex former semi pre anti')

/** Whether a label turns around what was said of it: "excess" of "without excess"; "full cover" before it stays open. */
const turnsAround = (saying: Words, said: Words): boolean =>
  saying.some(
    (word, at) => TURNS.has(word) && !said.includes(word) && said.some((each) => saying.indexOf(each, at) > at),
  )

/** Whether a label was said with a word before it that makes another thing of it: "self employed", "non smoking". */
export const isTurned = (words: Words, mentions: readonly Mention[]): boolean =>
  mentions.some(({ start }) => PREFIXES.has(words[start - 1]) && !mentions.some(({ end }) => end === start))

type Form = (word: string) => string

/** Words that may stand among parts of labels: what refuses, adds or takes away. */
const SCAFFOLD = wordSet(`not no nor neither or but both without except excluding dont all ${ALL}`)

export const isShared = (word: string, options: readonly Option[]): boolean => ownersOf(word, options, same).length > 1

/** Options named by a word that only their label has, and nothing else said: "not credit, debit". */
export function partMentionsIn(words: Words, options: readonly Option[]): Mention[] {
  const found = partsIn(words, options, same)
  return found.length > 0 ? found : partsIn(words, options, homophoneKey)
}

function partsIn(words: Words, options: readonly Option[], form: Form): Mention[] {
  const mentions: Mention[] = []
  for (const [at, word] of words.entries()) {
    const owners = isIgnorable(word) || SCAFFOLD.has(word) ? undefined : straight(ownersOf(word, options, form), words)
    if (owners?.length === 0) return []
    if (owners?.length === 1) mentions.push(...owners.map((option) => ({ option, start: at, end: at + 1 })))
  }
  return mentions
}

const straight = (owners: Option[], said: Words): Option[] =>
  owners.filter(({ sayings }) => !sayings.every((saying) => turnsAround(saying, said)))

const same: Form = (word) => word

const ownersOf = (word: string, options: readonly Option[], form: Form): Option[] =>
  options.filter(({ sayings }) => sayings.some((saying) => saying.some((each) => form(each) === form(word))))

/** Options of which all these words are a part: "medium" of "Medium size". */
export function partly(content: Words, options: readonly Option[]): Option[] {
  if (content.length === 0) return []
  const ownersIn = (form: (word: string) => string) =>
    options.filter(({ sayings }) => sayings.some((saying) => contains(saying.map(form), content.map(form))))
  const found = ownersIn((word) => word)
  return found.length > 0 ? found : ownersIn(homophoneKey)
}

const contains = (saying: Words, content: Words): boolean =>
  content.every((word) => saying.includes(word)) && !turnsAround(saying, content)

/** Options of whose words the first letters were said: "b c" of "British Columbia". */
export function initialled(content: Words, options: readonly Option[]): Option[] {
  const isSpelled = content.length > 1 && content.every((word) => word.length === 1)
  return isSpelled
    ? options.filter(({ sayings }) => sayings.some((saying) => initialsOf(saying) === content.join('')))
    : []
}

const initialsOf = (saying: Words): string => saying.map((word) => word.charAt(0)).join('')

/** Options that differ from what was said by an error of the transcriber: one letter in five, and not the first one. */
export function nearly(content: Words, options: readonly Option[]): Option[] {
  const said = content.join('')
  if (said.length < SHORT_MIN || said.length > 60) return []
  if (said.length < SLIP_MIN) return content.length > 1 ? [] : options.filter((option) => isShort(said, option))
  const slips = options.filter(({ sayings }) => sayings.some((saying) => isSlip(said, saying.join(''))))
  return slips.length > 0 || content.length > 1 ? slips : options.filter((option) => isShort(said, option))
}

const SLIP_MIN = 4
/** "Vic" of "Victoria". */
const SHORT_MIN = 3

/** "Moto" of "Motocicleta", "photo" of "Photography". */
const isShort = (said: string, { sayings }: Option): boolean =>
  sayings.some((saying) => saying.some((word) => word.length > said.length + 2 && word.startsWith(said)))

function isSlip(said: string, label: string): boolean {
  if (said.length < 5) return false
  const allowed = Math.floor(Math.min(label.length, said.length) / 5)
  if (Math.abs(said.length - label.length) > allowed || said.charAt(0) !== label.charAt(0)) return false
  return !/\d/.test(said + label) && distance(said, label) <= Math.min(2, allowed)
}
