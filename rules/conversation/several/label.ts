import type { FormField } from '../../../contract/types.gen.ts'
import type { WordsOfParts } from '../../languages/shared/several.ts'
import { plainWord } from '../../spoken-commands/words.ts'

const known = new WeakMap<WordsOfParts, Map<string, ReadonlySet<string>>>()

/** The words that name a field, in one form for all: those of its label, and what else counts the same things. */
function namesOf({ label }: Pick<FormField, 'label'>, words: WordsOfParts): ReadonlySet<string> {
  const labels = known.get(words) ?? new Map<string, ReadonlySet<string>>()
  known.set(words, labels)
  const names = labels.get(label) ?? namesIn(label, words)
  labels.set(label, names)
  return names
}

function namesIn(label: string, words: WordsOfParts): ReadonlySet<string> {
  const own = label
    .split(/[\s/()-]+/u)
    .map(plainWord)
    .filter((word) => word !== '' && !words.unnamed.has(word))
  const forms = new Set(own.map(words.formOf))
  const same = words.units.filter((unit) => [...unit].some((word) => forms.has(words.formOf(word))))
  return new Set([...forms, ...same.flatMap((unit) => [...unit].map(words.formOf))])
}

/** Whether a word is of what the field asks for: "nights", where it asks how many. */
export const isNameOf = (field: FormField, word: string, words: WordsOfParts): boolean =>
  namesOf(field, words).has(words.formOf(word))

const JOINED_MIN = 4

/** Likewise by its end: "Doppelzimmer", where it asks for a "Zimmer". */
export const isOfName = (field: FormField, word: string, words: WordsOfParts): boolean =>
  isNameOf(field, word, words) ||
  (words.joinsWords &&
    [...namesOf(field, words)].some((name) => name.length >= JOINED_MIN && words.formOf(word).endsWith(name)))
