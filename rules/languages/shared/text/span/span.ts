import { isHesitation, plainWords } from '../../words.ts'
import type { WordsOfSentences } from '../sentence.ts'
import type { Clauses } from './clauses.ts'
import { phrasesOf, type Phrase } from './phrases.ts'
import { conclusionOf, isAside, isPlain } from './plain.ts'
import { tagged, type Tagged } from './tag.ts'

/** The answer in a sentence, and whether all else that was said is explained. */
export interface Span {
  answer: string
  isPlain: boolean
  /** Whether a word that names leads to it, or it is written as a name. */
  isName: boolean
  /** Whether the sentence leads to it, so that it is more than some words of it. */
  isLed: boolean
  /** Whether nothing before it is denied, so that it is no talk. */
  isSaid: boolean
}

/** What a phrase is worth that a sentence leads to. */
const LED = 2

/**
 * The phrase of a sentence that answers a question: what the last word that names it leads to, a name that the transcriber wrote with
 * capitals, what a verb leads to, else what was said first. "We flew out with Icelandair last spring" gives "Icelandair".
 */
export function spanIn(said: string, label: string, words: WordsOfSentences, clauses: Clauses): Span | undefined {
  const tags = tagged(said, words, clauses)
  const asked = { label, words: new Set(plainWords(label).flatMap((word) => [word, word.replace(/(?:'s|s)$/u, '')])) }
  const phrases = phrasesOf(tags, asked.words, clauses)
  const worth = phrases.map((phrase, at) => worthOf(phrase, tags, asked.words, clauses) + againOf(phrases, at, tags))
  const first = Math.max(...worth)
  if (phrases.length === 0 || first < 0) return undefined
  const at = phrases.findLastIndex(
    (phrase, index) => (worth[index] ?? 0) > LED && isTurnedTo(phrase, worth.indexOf(first), phrases, tags, clauses),
  )
  const chosen = phrases[Math.max(at, worth.indexOf(first))]
  const best = worth[Math.max(at, worth.indexOf(first))] ?? 0
  if (!chosen) return undefined
  const isBegunAgain = tags[chosen.from]?.word === tags[chosen.from + 1]?.word
  const answer = tags
    .slice(chosen.from + (isBegunAgain && chosen.to - chosen.from > 2 ? 1 : 0), chosen.to)
    .map(({ token }) => token)
  return {
    answer: withoutArticle(answer.join(' ').replace(/^[¿¡"'(]+|[.,;:!?…"')]+$/gu, ''), label, clauses),
    isPlain: best >= LED && !(isBegunAgain && clauses.asksOthers.test(label)) && isPlain(chosen, tags, asked, clauses),
    isName: chosen.led === 'named' || chosen.isCapital,
    isLed: best >= LED,
    isSaid:
      chosen.isCapital ||
      (chosen.led === 'named' && !tags.slice(0, chosen.from).some(({ word }) => clauses.denies.has(word))),
  }
}

/** "Lord Ashcombe, I mean, Lady Ashcombe". */
function isTurnedTo(
  phrase: Phrase,
  first: number,
  phrases: readonly Phrase[],
  tags: readonly Tagged[],
  { turns }: Clauses,
): boolean {
  const to = phrases[first]?.to ?? 0
  return phrase.from > to && tags.slice(to, phrase.from).some(({ word }) => turns.has(word))
}

function worthOf(phrase: Phrase, tags: readonly Tagged[], asked: ReadonlySet<string>, clauses: Clauses): number {
  const { agents, generic } = clauses
  const things = tags.slice(phrase.from, phrase.to).filter(({ kind }) => kind === 'thing')
  const isEmpty = things.every(({ word, isCapital }) => !isCapital && (asked.has(word) || generic.has(word)))
  const led = { named: 3, verb: 2, prepared: 2, placed: 0, first: 1, none: 0 }[phrase.led]
  const rest = tags.slice(phrase.to)
  const isOver =
    tags[phrase.to - 1]?.isEnd ||
    clauses.subjects.has(rest[0]?.word ?? '') ||
    rest.every(({ kind }) => kind === 'adjunct')
  const isPlace =
    phrase.led === 'placed' &&
    isOver &&
    tags
      .slice(0, phrase.from)
      .every(({ kind, word }) => clauses.light.has(word) || kind === 'adjunct' || isHesitation(word))
  const isAlone = phrase.led === 'first' && isOver && !tags[phrase.to - 1]?.token.endsWith('?')
  // "The chemist I always go to is Wellcare": what a later word names.
  const isNamedLater =
    !tags[phrase.to - 1]?.isEnd &&
    clauses.subjects.has(rest[0]?.word ?? '') &&
    rest.some(({ word }) => EQUALS.test(word))
  const isStart =
    isAlone &&
    !isNamedLater &&
    tags.slice(0, phrase.from).every(({ kind }) => kind !== 'verb' && kind !== 'naming' && kind !== 'thing')
  const isConcluded = conclusionOf(phrase, tags, clauses) > 0 && rest.every(({ kind }) => kind === 'adjunct')
  // "We found the flat through Marlow": what was done, and by whom.
  const isDone = tags[phrase.from]?.kind === 'joint' && agents.has(tags[phrase.to]?.word ?? '')
  return (
    (isEmpty ? -5 : 0) +
    led +
    (phrase.isCapital ? 4 : 0) +
    (isAlone ? 1 : 0) +
    (isPlace ? LED : 0) +
    (isStart ? 4 : 0) +
    (isConcluded ? 4 : 0) -
    (isDone ? 1 : 0)
  )
}

const EQUALS = /^(?:is|was|es|era|est|ist)$/u

/** A name that was begun before is said in full: "that's our Jermaine, Jermaine Foley". */
function againOf(phrases: readonly Phrase[], at: number, tags: readonly Tagged[]): number {
  const textOf = ({ from, to }: Phrase) =>
    tags
      .slice(from, to)
      .map(({ word }) => word)
      .join(' ')
  const said = phrases[at] ? textOf(phrases[at]) : ''
  return phrases.slice(0, at).some((phrase) => `${said} `.startsWith(`${textOf(phrase)} `)) ? AGAIN : 0
}

const AGAIN = 3

/** "A Swift Dzire" is one, and "the dark green" a colour. */
export const withoutArticle = (answer: string, label: string, { article, asksColour }: Clauses): string => {
  const rest = answer.replace(article, '')
  if (asksColour.test(label)) return answer.replace(/^(?:an?|the|une?|una|el|la|das?|der|die|eine?) /iu, '')
  return rest !== answer && /^\p{Lu}/u.test(rest) ? rest : answer
}

/** Whether a phrase holds nothing but a thing: no verb, no adjunct, no remark after it. */
export function isBarePhrase(said: string, words: WordsOfSentences, clauses: Clauses): boolean {
  const tags = tagged(said, words, clauses)
  const from = tags.findIndex(({ isEnd }) => isEnd) + 1
  return (
    tags.every(({ kind }) => ['thing', 'joint', 'preposition'].includes(kind)) &&
    (tags[0]?.kind !== 'preposition' ||
      (from === 0 && !clauses.light.has(tags[0]?.word ?? '')) ||
      clauses.placeNames.test(said)) &&
    !tags.slice(1).some(({ word, isCapital }) => clauses.denies.has(word) && !isCapital) &&
    tags.some(({ kind, word }) => kind === 'thing' && !clauses.generic.has(word)) &&
    !clauses.generic.has(tags.find(({ kind }) => kind === 'thing')?.word ?? '') &&
    !(from > 0 && from < tags.length && clauses.generic.has(tags[from - 1]?.word ?? '')) &&
    (from === 0 || from === tags.length || !isAside(tags.slice(from), clauses))
  )
}
