import type { Words } from './normalise.ts'
import { type Phrases, phraseAt } from './phrases.ts'
import { isHesitation, PAUSE } from './words.ts'

/** What words of an utterance do beside the value itself. */
export type Role =
  /** What a sentence around a value is built of: "I would like". */
  | 'frame'
  /** Begins a noun phrase; a modifier may stand between it and the value: "a silver birch". */
  | 'determiner'
  | 'hedge'
  | 'courtesy'
  | 'correction'
  /** Begins an adjunct, in which anything may be said: "since we met". */
  | 'adjunct'
  /** Denies what follows, and after a value something of its own: "second floor, no lift". */
  | 'privation'
  /** These change what the value beside them means, so that no kind of value is explained by them. */
  | 'denial'
  | 'question'
  | 'bound'
  | 'unreal'
  | 'condition'
  /** What somebody else says or has. */
  | 'other'
  /** "She", "his": explained where the question is about somebody else. */
  | 'third-person'
  /** What was so; explained where the question is about the past. */
  | 'past'

export type Lexicon = Phrases<Role>

/** The words of one language. */
export interface Vocabulary {
  roles: Lexicon
  /** Explains verbs, of whose forms there are too many for a list: "I sing tenor". */
  verb: Explains
  /** What begins an adjunct after a value only. */
  goesOn: Phrases<undefined>
  /** How a question of this language shows what it asks for. */
  asks: Readonly<Record<Subject, RegExp>>
  /** Whether a "no" right before this word denies it, and answers nothing: "no change there", "no me puedo quejar". */
  isDeniedBefore: (word: string) => boolean
}

/** What a question may ask for: what was so, the day of a birth, the beginning or the end of something, a consent. */
type Subject = 'past' | 'birth' | 'beginning' | 'end' | 'consent'

/** Whether a label, or one word of it, asks for that in any of the languages. */
export const asksFor = (vocabularies: readonly Vocabulary[], subject: Subject, label: string): boolean =>
  vocabularies.some(({ asks }) => asks[subject].test(label))

/** How many words from here on are explained; 0 where they are known not to be, undefined where they are not known. */
export type Explains = (words: Words, at: number) => number | undefined

/** Explains the words whose longest phrase has one of the roles, in the first lexicon that knows it. */
export const byRole =
  (vocabularies: readonly Vocabulary[], roles: ReadonlySet<Role>): Explains =>
  (words, at) => {
    const found = roleAt(vocabularies, words, at)
    return found && (roles.has(found.meaning) ? found.length : 0)
  }

function roleAt(vocabularies: readonly Vocabulary[], words: Words, at: number) {
  for (const { roles } of vocabularies) {
    const found = phraseAt(roles, words, at)
    if (found) return found
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
  /** Whether a word between a determiner and the value only tells which one it is. */
  takesModifiers?: boolean
  /** Whether nothing may be said beside the value but what is explained: no adjunct. */
  isStrict?: boolean
  /** Whether a value stands out so that any words may follow it without a pause. */
  isMarked?: boolean
  /**
   * Whether a value stands out of its sentence, so that words before it need not be known: "my watch says sixty". One right beside
   * it may make something else of it: "Easter Monday".
   */
  isOfSentence?: boolean
}

/**
 * Whether everything that was said is part of a value or explained beside it. Anything may be said in an adjunct: after a value,
 * where a pause or a word such as "since" begins it, and before one, where a pause ends it. Words that are known to change what a
 * value means, and other unknown words before it or right after it, leave it unexplained; a value that stands out of its sentence
 * is explained unless such a word is right beside it.
 */
export function isExplainedBy(words: Words, explanation: Explanation): boolean {
  let hasValue = false
  let mayGoOn = false
  let isAside = false
  let isBesideUnknown = false
  for (let at = 0; at < words.length;) {
    const [kind, length] = kindAt(words, at, { ...explanation, hasValue, mayGoOn })
    if (kind === 'changing' || (kind === 'adjunct' && explanation.isStrict)) return false
    if (kind === 'value' && !hasValue && (explanation.isOfSentence ? isBesideUnknown : isAside)) return false
    if (kind === 'unknown' && !mayGoOn && (hasValue ? !isAside : !explanation.isOfSentence)) return false
    isBesideUnknown = kind === 'unknown'
    isAside = words[at] === PAUSE ? hasValue && isAside : isAside || (kind === 'unknown' && mayGoOn)
    const hadValue = hasValue
    hasValue ||= kind === 'value'
    mayGoOn =
      kind === 'value' && !(mayGoOn && hadValue && roleAt(explanation.vocabularies, words, at))
        ? explanation.isMarked === true
        : kind === 'adjunct' || (words[at] === PAUSE ? hasValue && !explanation.isStrict : mayGoOn)
    at += length
  }
  return true
}

/** "A silver birch", where birches are offered. */
const isModifier = (words: Words, at: number, { value, vocabularies, takesModifiers }: Explanation): boolean =>
  takesModifiers === true &&
  !roleAt(vocabularies, words, at) &&
  roleAt(vocabularies, words, at - 1)?.meaning === 'determiner' &&
  Boolean(value(words, at + 1)) &&
  !isUnknownAt(words, at + 1 + (value(words, at + 1) ?? 0), vocabularies)

const isUnknownAt = (words: Words, at: number, vocabularies: readonly Vocabulary[]): boolean =>
  at < words.length && words[at] !== PAUSE && !roleAt(vocabularies, words, at)

interface Place extends Explanation {
  hasValue: boolean
  mayGoOn: boolean
}

function kindAt(words: Words, at: number, place: Place): [kind: Kind, length: number] {
  const { value, beside, vocabularies, hasValue, mayGoOn } = place
  const word = words[at] ?? ''
  if (word === PAUSE || isHesitation(word)) return ['explained', 1]
  const length = value(words, at)
  if (length) return ['value', length]
  if (isModifier(words, at, place)) return ['explained', 1]
  const further = hasValue ? goesOnAt(words, at, place) : undefined
  if (further) return ['adjunct', further]
  const role = roleAt(vocabularies, words, at)
  if (role?.meaning === 'other' && role.length > 1 && value(words, at + 1)) return ['explained', 1]
  if (role?.meaning === 'other' && hasValue && mayGoOn && !place.isStrict) return ['explained', role.length]
  for (const explains of [...beside, ...vocabularies.map(({ verb }) => verb)]) {
    const found = explains(words, at)
    if (found === 0) return [mayGoOn && !hasValue && role?.meaning === 'past' ? 'unknown' : 'changing', 1]
    if (found !== undefined) return [role?.meaning === 'adjunct' ? 'adjunct' : 'explained', found]
  }
  return ['unknown', 1]
}

/** What begins an adjunct after a value: words such as "near", and after a pause "no" before an unknown word. */
function goesOnAt(words: Words, at: number, { vocabularies, value, mayGoOn }: Place): number | undefined {
  const role = roleAt(vocabularies, words, at)
  for (const { goesOn } of vocabularies) {
    const { length = 0 } = phraseAt(goesOn, words, at) ?? {}
    const isLongest = length > 0 && length >= (role?.length ?? 0)
    if (isLongest && at + length < words.length && !value(words, at + length)) return length
  }
  if (role?.meaning === 'past' && mayGoOn) return role.length
  const isPrivation = role?.meaning === 'privation' && mayGoOn && !value(words, at + role.length)
  return isPrivation && isUnknownAt(words, at + role.length, vocabularies) ? role.length : undefined
}

/** Whether a phrase with one of the roles stands anywhere. */
export const hasRole = (words: Words, vocabularies: readonly Vocabulary[], roles: ReadonlySet<Role>): boolean =>
  words.some((_, at) => vocabularies.some((known) => roles.has(phraseAt(known.roles, words, at)?.meaning ?? 'frame')))
