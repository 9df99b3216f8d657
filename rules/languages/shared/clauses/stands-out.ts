import { takesOptions, traitsOf, type ValueKind } from '../../../field-types.ts'
import type { Reading, SpokenField } from '../normalise.ts'
import { plainWords, splitHyphens } from '../words.ts'
import { isForm, wordsOfLabel } from './named.ts'

/** What changes a value, in a language. */
export interface Changes {
  spoils: RegExp
  /** What else has a number: a house, a day. */
  numbered: RegExp
}

/** Kinds of which a value is known by its own words, in any sentence. */
const KINDS: ReadonlySet<ValueKind> = new Set(['one-option', 'quantity'])
/** What is longer is a story, in words. */
const WORDS_MAX = 24

/**
 * Whether the only value of an utterance may be taken though words beside it are not known, since none of them changes a value:
 * what changes one, such as denials, bounds, conditions and other people, is a closed class of each language. "I'm retired so I can
 * come in the daytime, off peak". One is a word of sentences too.
 */
export function standsOut(
  field: SpokenField,
  transcript: string,
  { spoils, numbered }: Changes,
  whole: Reading,
): boolean {
  if (!whole.isUnchanged || whole.isGuess || !KINDS.has(traitsOf(field.type).value)) return false
  const words = splitHyphens(plainWords(transcript))
  const said = words.join(' ')
  if (words.length > WORDS_MAX || spoils.test(said)) return false
  return takesOptions(field.type) ? isNamedAlone(field, words, whole) : whole.value !== 1 && !numbered.test(said)
}

/** Whether all words of the chosen label were said, and none that only another label has. */
function isNamedAlone({ options }: SpokenField, words: readonly string[], { value }: Reading): boolean {
  const labels = (options ?? []).map((option) => ({ ...option, own: wordsOfLabel(option.label) }))
  const chosen = labels.find((option) => option.value === value)?.own ?? []
  const others = labels.filter((option) => option.value !== value).flatMap(({ own }) => own)
  const isSaid = (word: string) => words.some((said) => isForm(said, word))
  return chosen.length > 0 && chosen.every(isSaid) && !others.some((word) => !chosen.includes(word) && isSaid(word))
}
