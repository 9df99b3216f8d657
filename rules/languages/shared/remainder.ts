import type { Words } from './normalise.ts'
import { type Phrases, phraseAt } from './phrases.ts'
import { isHesitation, PAUSE } from './words.ts'

/** What words of an utterance do beside the value itself. */
export type Role =
  /** What a sentence around a value is built of: "I would like the". */
  | 'frame'
  | 'hedge'
  | 'courtesy'
  | 'correction'
  /** Begins an adjunct, in which anything may be said: "since we met". */
  | 'adjunct'
  /** These change what the value beside them means, so that no kind of value is explained by them. */
  | 'denial'
  | 'question'
  | 'bound'
  | 'unreal'
  | 'condition'
  /** What somebody else says or has. */
  | 'other'
  /** What was so; explained where the question is about the past. */
  | 'past'

export type Lexicon = Phrases<Role>

/** The words of one language. */
export interface Vocabulary {
  roles: Lexicon
  /** Explains a verb of the person's own, of which there are too many for a list: "I sing tenor". */
  verb: Explains
}

/** How many words from here on are explained; 0 where they are known not to be, undefined where they are not known. */
export type Explains = (words: Words, at: number) => number | undefined

/** Explains the words whose longest phrase has one of the roles, in the first lexicon that knows it. */
export const byRole =
  (vocabularies: readonly Vocabulary[], roles: ReadonlySet<Role>): Explains =>
  (words, at) => {
    for (const { roles: known } of vocabularies) {
      const found = phraseAt(known, words, at)
      if (found) return roles.has(found.meaning) ? found.length : 0
    }
    return undefined
  }

type Kind = 'value' | 'explained' | 'adjunct' | 'unknown' | 'changing'

interface Explanation {
  /** Explains the words of which values of this kind are made. */
  value: Explains
  /** What explains the words beside it; the first that knows a word decides. */
  beside: readonly Explains[]
  vocabularies: readonly Vocabulary[]
}

/**
 * Whether everything that was said is part of a value or explained beside it. A value that comes first may be followed by an
 * adjunct of any words: after a pause, or after a word such as "since". Words that are known to change what a value means, and
 * unknown words before it or right after it, leave it unexplained.
 */
export function isExplainedBy(words: Words, explanation: Explanation): boolean {
  let hasValue = false
  let mayGoOn = false
  let isAside = false
  for (let at = 0; at < words.length;) {
    const [kind, length] = kindAt(words, at, explanation)
    if (kind === 'changing') return false
    if (kind === 'unknown' && !(hasValue && (mayGoOn || isAside))) return false
    isAside ||= kind === 'unknown'
    hasValue ||= kind === 'value'
    mayGoOn = kind === 'value' ? false : mayGoOn || kind === 'adjunct' || words[at] === PAUSE
    at += length
  }
  return true
}

function kindAt(words: Words, at: number, { value, beside, vocabularies }: Explanation): [kind: Kind, length: number] {
  const word = words[at] ?? ''
  if (word === PAUSE || isHesitation(word)) return ['explained', 1]
  const length = value(words, at)
  if (length) return ['value', length]
  for (const explains of [...beside, ...vocabularies.map(({ verb }) => verb)]) {
    const found = explains(words, at)
    if (found === 0) return ['changing', 1]
    if (found !== undefined) return [isAdjunct(vocabularies, words, at) ? 'adjunct' : 'explained', found]
  }
  return ['unknown', 1]
}

const isAdjunct = (vocabularies: readonly Vocabulary[], words: Words, at: number): boolean =>
  vocabularies.some(({ roles }) => phraseAt(roles, words, at)?.meaning === 'adjunct')

/** Whether a phrase with one of the roles stands anywhere. */
export const hasRole = (words: Words, vocabularies: readonly Vocabulary[], roles: ReadonlySet<Role>): boolean =>
  words.some((_, at) => vocabularies.some((known) => roles.has(phraseAt(known.roles, words, at)?.meaning ?? 'frame')))
