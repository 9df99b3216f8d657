import type { Words } from './normalise.ts'

/** Phrases by their first word, the longest first. */
export type Phrases<T> = ReadonlyMap<string, readonly { words: Words; meaning: T }[]>

/** Takes lists of phrases, divided by `|`, under their meaning. */
export function phrases<T>(lists: readonly (readonly [meaning: T, list: string])[]): Phrases<T> {
  const table = new Map<string, { words: Words; meaning: T }[]>()
  for (const [meaning, list] of lists) {
    for (const phrase of list.split('|')) {
      const words = phrase.trim().split(/\s+/u)
      const first = words[0] ?? ''
      table.set(first, [...(table.get(first) ?? []), { words, meaning }])
    }
  }
  for (const entries of table.values()) entries.sort((a, b) => b.words.length - a.words.length)
  return table
}

/** Phrases of which nothing matters but that they were said. */
export const phraseList = (list: string): Phrases<undefined> => phrases([[undefined, list]])

/** The longest phrase of a table that begins at a word: its meaning and how many words it takes. */
export function phraseAt<T>(table: Phrases<T>, words: Words, at: number): { meaning: T; length: number } | undefined {
  const entry = table.get(words[at] ?? '')?.find((candidate) => startsWith(words, at, candidate.words))
  return entry && { meaning: entry.meaning, length: entry.words.length }
}

const startsWith = (words: Words, at: number, phrase: Words): boolean =>
  phrase.every((word, offset) => words[at + offset] === word)

/** A set whose `has` also takes what is after the last word: undefined. */
export interface WordSet extends ReadonlySet<string> {
  has(word: string | undefined): boolean
}

/** A plain list of words as a set. */
export const wordSet = (list: string): WordSet => new Set(list.split(/[\s|]/u).filter(Boolean))
