import type { FieldOption } from '../../../contract/types.gen.ts'
import type { Words } from './normalise.ts'
import { type Phrases, phraseAt, phrases } from './phrases.ts'
import { isHesitation, PAUSE, plainWords, splitHyphens } from './words.ts'

/** How a language names one thing in several ways. */
export interface Wording {
  /** Phrases of one meaning, of which a label may have any. */
  synonyms: Phrases<readonly Words[]>
  /** What only suggests an option: "the company" for an employer. */
  related: Phrases<readonly Words[]>
  /** One form for the forms of a word: "cremated" and "cremation". */
  formOf: (word: string) => string
  /** Words that tell no option from another. */
  isCommon: (word: string) => boolean
  /** Words that turn a label around: who is employed is not self-employed. */
  turns: ReadonlySet<string>
  /** How its words are compared: without accents where labels and answers may differ in them. */
  plain: (text: string) => string
}

/** Takes groups of phrases, one in a line; a phrase means all of its group. */
export function groups(list: string): Phrases<readonly Words[]> {
  const lines = list.trim().split('\n')
  return phrases(lines.map((line) => [line.split('|').map((phrase) => phrase.trim().split(' ')), line] as const))
}

const known = new WeakMap<readonly FieldOption[], readonly Words[]>()

/** The words of each label, without accents. */
export function labelsOf(options: readonly FieldOption[]): readonly Words[] {
  const labels = known.get(options) ?? options.map(({ label }) => splitHyphens(plainWords(unaccented(label))))
  known.set(options, labels)
  return labels
}

export const unaccented = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** What was said with the words of a label in place of a synonym that no label has. */
export function withSynonyms(said: Words, options: readonly FieldOption[], { synonyms }: Wording): Words {
  const labels = labelsOf(options)
  return replaced(said, (at) => synonymAt(said, at, labels, synonyms))
}

/** How a word suggests a label: as another form of its word, as one of the same family, or by what is meant. */
type Closeness = 'form' | 'family' | 'related'

/** Likewise with the whole label in place of any word that stands for that option alone; undefined where none does. */
export function suggested(
  said: Words,
  options: readonly FieldOption[],
  wording: Wording,
  closeness: Closeness,
): Words | undefined {
  const words = withSynonyms(said, options, wording)
  const all = labelsOf(options)
  const labels = all.map((label) => (turnsAround(label, words, wording) ? [] : label))
  if (labels.length < 2) return undefined
  const whole = (at: number) =>
    closeness === 'related' && !wording.isCommon(words[at] ?? '') ? turnedAt(words, at, all, wording) : undefined
  const found = replaced(words, (at) => whole(at) ?? suggestionAt(words, at, labels, wording, closeness))
  return found === words ? undefined : found
}

/** Whether a label turns around what was said of it: "excess" of "without excess"; "full cover" before it stays open. */
const turnsAround = (label: Words, said: Words, wording: Wording): boolean =>
  label.some(
    (word, at) =>
      wording.turns.has(word) &&
      !said.includes(word) &&
      said.some((each) => label.slice(at + 1).some((own) => inflected(each, own, wording) || same(each, own, wording))),
  )

const isTurned = (label: Words, said: Words, { turns }: Wording): boolean =>
  label.some((word) => turns.has(word) && !said.includes(word))

/** "Can't make it" where "Not attending" is offered: the phrase that is meant turns the label around itself. */
function turnedAt(words: Words, at: number, labels: readonly Words[], wording: Wording): Replacement | undefined {
  const found = synonymAt(words, at, labels, wording.related)
  const label = found && labels.find((each) => holds(each, found.words))
  const isOfPhrase = label && isTurned(label, [], wording) && !isTurned(label, found.words, wording)
  return isOfPhrase ? { words: label, length: found.length } : undefined
}

interface Replacement {
  words: Words
  length: number
}

function replaced(words: Words, replacementAt: (at: number) => Replacement | undefined): Words {
  const result: Words[] = []
  let isChanged = false
  for (let at = 0; at < words.length;) {
    const { words: plain, length } = replacementAt(at) ?? { words: [words[at] ?? ''], length: 1 }
    isChanged ||= plain.join(' ') !== words.slice(at, at + length).join(' ')
    if (length === 1 || plain !== result.at(-1)) result.push(plain)
    at += length
  }
  return isChanged ? result.flatMap((each, at) => (each === result[at - 1] && each.length > 1 ? [] : each)) : words
}

const holds = (label: Words, phrase: Words): boolean => ` ${label.join(' ')} `.includes(` ${phrase.join(' ')} `)

function synonymAt(
  words: Words,
  at: number,
  labels: readonly Words[],
  table: Wording['synonyms'],
): Replacement | undefined {
  const found = phraseAt(table, words, at)
  const phrase = words.slice(at, at + (found?.length ?? 0))
  if (!found || labels.some((label) => holds(label, phrase))) return undefined
  const owners = labels.filter((label) => found.meaning.some((other) => holds(label, other)))
  const target = found.meaning.find((other) => owners[0] && holds(owners[0], other))
  return owners.length === 1 && target ? { words: target, length: found.length } : undefined
}

function suggestionAt(
  words: Words,
  at: number,
  labels: readonly Words[],
  wording: Wording,
  closeness: Closeness,
): Replacement | undefined {
  const word = words[at] ?? ''
  if (word === PAUSE || isHesitation(word)) return undefined
  const [joined, next] = [`${word}${words[at + 1] ?? ''}`, words[at + 1] ?? PAUSE]
  const related = closeness !== 'related' ? undefined : synonymAt(words, at, labels, wording.related)
  const isWhole = labels.some((label) => label.length > 0 && label.every((each, index) => words[at + index] === each))
  if (isWhole) return undefined
  const both = next === PAUSE ? undefined : ownerOf(joined, labels, wording, [same])
  if (both) return { words: both, length: 2 }
  const owner = wording.isCommon(word)
    ? undefined
    : ownerOf(word, labels, wording, closeness === 'form' ? [same] : [same, inflected, compound])
  if (owner) return { words: owner, length: 1 }
  const target = related && labels.find((label) => holds(label, related.words))
  return target ? { words: target, length: related.length } : undefined
}

type Likeness = (word: string, own: string, wording: Wording) => boolean

const same: Likeness = (word, own, { formOf }) =>
  word === own || (word.length > 3 && word[0] === own[0] && formOf(word) === formOf(own))

const COMMON_MIN = 5

/** "Cremated" and "cremation": long words that begin alike. */
const inflected: Likeness = (word, own) => {
  if (word[0] !== own[0]) return false
  const shorter = Math.min(word.length, own.length)
  const alike = [...word].findIndex((letter, at) => letter !== own[at])
  const length = alike < 0 ? word.length : alike
  return length >= COMMON_MIN && length >= shorter - 3 && Math.abs(word.length - own.length) < 7
}

/** "Goldfish" is a fish, and a pup a puppy. */
const compound: Likeness = (word, own) =>
  (own.length > 3 && word.endsWith(own)) || (word.length > 2 && own.startsWith(word) && own.length - word.length < 3)

/** The only label that has a word like this one, by the closest likeness that finds any. */
function ownerOf(
  word: string,
  labels: readonly Words[],
  wording: Wording,
  likenesses: readonly Likeness[],
): Words | undefined {
  for (const isLike of likenesses) {
    const owners = labels.filter((label) => label.some((own) => !wording.isCommon(own) && isLike(word, own, wording)))
    if (owners.length > 0) return owners.length === 1 ? owners[0] : undefined
  }
  return undefined
}
