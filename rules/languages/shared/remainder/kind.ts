import type { Words } from '../normalise.ts'
import { phraseAt } from '../phrases.ts'
import { type Explains, type Role, roleAt, type Vocabulary } from '../remainder.ts'
import { isHesitation, PAUSE } from '../words.ts'

/** What a word is in what was said; "apart" is what has its place only in a clause of its own, "changing" what leaves no value as it is. */
export type Kind = 'value' | 'explained' | 'adjunct' | 'apart' | 'unknown' | 'changing'

export interface Explanation {
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
  /** Whether the question is about somebody or something else, of which a clause may tell more: "five stars, he was brilliant". */
  isAboutOthers?: boolean
  /** Whether several values may be said, each with words of its own: "tea and a good deal of milk". */
  isList?: boolean
}

export interface Place {
  /** Whether a value was said before. */
  hasValue: boolean
  /** Whether anything may be said here. */
  mayGoOn: boolean
  /** Whether a clause that began with its subject goes on here. */
  isOfClause: boolean
}

/** What others have and what was so, which a clause of its own may tell. */
export const APART: ReadonlySet<Role> = new Set(['past', 'third-person', 'other'])

/** "A silver birch", where birches are offered. */
const isModifier = (words: Words, at: number, { value, vocabularies, takesModifiers }: Explanation): boolean =>
  takesModifiers === true &&
  !roleAt(vocabularies, words, at) &&
  roleAt(vocabularies, words, at - 1)?.meaning === 'determiner' &&
  Boolean(value(words, at + 1)) &&
  !isUnknownAt(words, at + 1 + (value(words, at + 1) ?? 0), vocabularies)

const isUnknownAt = (words: Words, at: number, vocabularies: readonly Vocabulary[]): boolean =>
  at < words.length && words[at] !== PAUSE && !roleAt(vocabularies, words, at)

/** What begins at a word, and how many words it takes. */
export function kindAt(words: Words, at: number, place: Explanation & Place): [kind: Kind, length: number] {
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
  if (place.isOfClause && role && APART.has(role.meaning)) return ['apart', role.length]
  if (role?.meaning === 'other' && hasValue && mayGoOn && !place.isStrict) return ['explained', role.length]
  for (const explains of [...beside, ...vocabularies.map(({ verb }) => verb)]) {
    const found = explains(words, at)
    if (found === 0) return [mayGoOn && !hasValue && role?.meaning === 'past' ? 'unknown' : 'changing', 1]
    if (found !== undefined) return [role?.meaning === 'adjunct' ? 'adjunct' : 'explained', found]
  }
  return ['unknown', 1]
}

/** What begins an adjunct after a value: words such as "near", and after a pause "no" before an unknown word. */
export function goesOnAt(
  words: Words,
  at: number,
  { vocabularies, value, mayGoOn }: Explanation & Place,
): number | undefined {
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
