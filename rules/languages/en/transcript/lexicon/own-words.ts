import type { SpokenField } from '../../../shared/normalise.ts'
import { splitHyphens, plainWords } from '../../../shared/words.ts'
import { stem } from '../options/stems.ts'

const known = new WeakMap<SpokenField, ReadonlySet<string>>()

/** The words of the question itself, which an answer may repeat: "four nights" where nights are asked for. */
export function questionWords(field: SpokenField): ReadonlySet<string> {
  const words =
    known.get(field) ??
    new Set(splitHyphens(plainWords(unaccented(field.label ?? ''))).flatMap((word) => [word, formOf(word)]))
  known.set(field, words)
  return words
}

const unaccented = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** One form for "smoke", "smoked" and "smoking", "night" and "nights". */
export const formOf = (word: string): string => stem(word.length > 3 ? word.replace(/'s$|(?<!s)s$/, '') : word)
