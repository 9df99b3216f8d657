import type { Found, Normalise, SpokenField, Words } from './normalise.ts'
import { type Phrases, phraseAt, phrases } from './phrases.ts'
import { MAX_CHARACTERS, PAUSE, plainWords } from './words.ts'
import { withoutNoise } from './noise.ts'

/**
 * How a further language is read: its words become the plain words that the rules of values know (numerals, "dot", "sorry",
 * "the", "march"), and these read them as they read English. A grammar takes the words of one phrase and gives the plain ones.
 */
export type Grammar = (words: Words, at: number) => Found<Words> | undefined

/** Lists of phrases, divided by `|`, under the plain words that they mean; written with or without accents. */
export function lexicon(lists: Readonly<Record<string, string>>): Grammar {
  const table: Phrases<Words> = phrases(
    Object.entries(lists).map(([plain, said]) => [plain.split(' ').filter(Boolean), unaccented(said)] as const),
  )
  return (words, at) => {
    const found = phraseAt(table, words, at)
    return found && { value: found.meaning, next: at + found.length }
  }
}

/** Translates words by the first grammar that knows the phrase at each of them; a word that none knows stays. */
export function translate(words: Words, grammars: readonly Grammar[]): Words {
  const result: string[] = []
  for (let at = 0; at < words.length;) {
    const found = firstOf(grammars, words, at) ?? { value: [words[at] ?? ''], next: at + 1 }
    result.push(...found.value)
    at = found.next
  }
  return result
}

function firstOf(grammars: readonly Grammar[], words: Words, at: number): Found<Words> | undefined {
  for (const grammar of grammars) {
    const found = grammar(words, at)
    if (found) return found
  }
  return undefined
}

const unaccented = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** The words of a transcript in small letters without accents, a PAUSE where punctuation ended one. */
export const wordsWithoutAccents = (text: string): Words =>
  text.length > MAX_CHARACTERS ? [] : plainWords(unaccented(withoutNoise(text)))

type Read<T> = (...heard: Parameters<Normalise>) => T | undefined

/**
 * Reads a transcript by other rules, once it is in the words that they know.
 * @param wordsOf the words of a text as the grammars know them
 */
export const translated =
  <T>(grammarsFor: (locale: string) => readonly Grammar[], read: Read<T>, wordsOf = wordsWithoutAccents): Read<T> =>
  (field, transcript, circumstances) => {
    const grammars = grammarsFor(circumstances.locale)
    const plain = translate(wordsOf(transcript), grammars)
    const asked = () => withLabel(field, (label) => translate(wordsOf(label), grammars))
    return plain.some((word) => word !== PAUSE) ? read(asked(), plain.join(' '), circumstances) : undefined
  }

const known = new WeakMap<SpokenField, SpokenField>()

/** The question in its own words and in those of its answers. */
function withLabel(field: SpokenField, inPlain: (label: string) => Words): SpokenField {
  if (!field.label) return field
  const found = known.get(field) ?? { ...field, label: `${field.label} ${inPlain(field.label).join(' ')}` }
  known.set(field, found)
  return found
}
