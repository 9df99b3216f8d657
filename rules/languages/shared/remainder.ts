import type { Words } from './normalise.ts'
import { type Phrases, phraseAt } from './phrases.ts'

/** What words of an utterance do beside the value itself. */
export type Role =
  /** What a sentence around a value is built of: "I would like". */
  | 'frame'
  /** Begins a noun phrase; a modifier may stand between it and the value: "a silver birch". */
  | 'determiner'
  /** How sure the person is, or how near the value: it is proposed; explained where an opinion is asked for. */
  | 'hedge'
  /** That the value is meant: "definitely". */
  | 'emphasis'
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
  /** Words of sentences, which may be heard as a part of an address: "este", "it's". */
  closedClass: ReadonlySet<string>
  /** What begins an adjunct after a value only. */
  goesOn: Phrases<undefined>
  /** A subject, of a clause after a value; it is matched against four words. */
  subject: RegExp
  /** Such a subject that is another person, whose the value may be: "three she has"; a question about others asks for it. */
  somebodyElse?: RegExp
  /** How a question of this language shows what it asks for. */
  asks: Readonly<Record<Subject, RegExp>>
  /** How a question of this language bounds a number, which is the first group. */
  bounds?: Bounds
  /** Words that the grammars leave in this language, by what they stand for there. */
  untranslated?: Readonly<Partial<Record<Sense, ReadonlySet<string>>>>
  /** What such words beside an address say: how it is written, or that it may be another one. */
  unsettlesAddress?: RegExp
  /** Whether a "no" right before this word denies it, and answers nothing: "no change there", "no me puedo quejar". */
  isDeniedBefore: (word: string) => boolean
}

/**
 * What a question may ask for: what was so, the day of a birth, the beginning or the end of something, a consent, whether somebody
 * minds, something about a child; an opinion by its options.
 */
type Subject =
  | 'opinion'
  | 'past'
  | 'birth'
  | 'beginning'
  | 'end'
  | 'consent'
  | 'objection'
  | 'child'
  /** The year of something, which may be told without its century. */
  | 'which-year'
  /** Anything about a year, so that "since 2016" is an answer. */
  | 'year'
  | 'height'
  /** What need not be exact. */
  | 'estimate'
  /** The person's own, and nobody else's. */
  | 'own'
  /** Whether there is any, which a number of them tells. */
  | 'any'

/** The most that a question allows ("up to 8"), and the age or number that it asks about ("over 18", "under 18"). */
interface Bounds {
  most?: RegExp
  over?: RegExp
  under?: RegExp
}

/** What a word beside a value may stand for; "having" is a form of "to have", and "article-of-day" the "el" of "el 30". */
type Sense = 'since' | 'per' | 'of' | 'having' | 'article-of-day'

/** Whether a label, or one word of it, asks for that in any of the languages. */
export const asksFor = (vocabularies: readonly Vocabulary[], subject: Subject, label: string): boolean =>
  vocabularies.some(({ asks }) => asks[subject].test(label))

/** The number by which a label is bounded in any of the languages, as it was written. */
export const boundIn = (vocabularies: readonly Vocabulary[], bound: keyof Bounds, label: string): string | undefined =>
  vocabularies.flatMap(({ bounds }) => bounds?.[bound]?.exec(label)?.[1] ?? [])[0]

/** Whether a word that was left in its language stands for that. */
export const standsFor = (vocabularies: readonly Vocabulary[], sense: Sense, word = ''): boolean =>
  vocabularies.some(({ untranslated }) => untranslated?.[sense]?.has(word) === true)

/** How many words from here on are explained; 0 where they are known not to be, undefined where they are not known. */
export type Explains = (words: Words, at: number) => number | undefined

/** Explains the words whose longest phrase has one of the roles, in the first lexicon that knows it. */
export const byRole =
  (vocabularies: readonly Vocabulary[], roles: ReadonlySet<Role>): Explains =>
  (words, at) => {
    const found = roleAt(vocabularies, words, at)
    return found && (roles.has(found.meaning) ? found.length : 0)
  }

/** The longest phrase with a role that begins at a word, in the first lexicon that knows one. */
export function roleAt(vocabularies: readonly Vocabulary[], words: Words, at: number) {
  for (const { roles } of vocabularies) {
    const found = phraseAt(roles, words, at)
    if (found) return found
  }
  return undefined
}

/** Whether a phrase with one of the roles stands anywhere. */
export const hasRole = (words: Words, vocabularies: readonly Vocabulary[], roles: ReadonlySet<Role>): boolean =>
  words.some((_, at) => vocabularies.some((known) => roles.has(phraseAt(known.roles, words, at)?.meaning ?? 'frame')))
