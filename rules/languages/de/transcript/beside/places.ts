import type { FieldOption } from '../../../../../contract/types.gen.ts'
import { takesOptions, traitsOf } from '../../../../field-types.ts'
import type { SpokenField, Words } from '../../../shared/normalise.ts'
import { phraseAt } from '../../../shared/phrases.ts'
import { wordsWithoutAccents } from '../../../shared/translation.ts'
import { PAUSE } from '../../../shared/words.ts'
import { stemOf } from '../forms.ts'
import { cardinalAt, cardinalOf } from '../numbers/cardinals.ts'
import { ordinalOf } from '../numbers/ordinals.ts'
import { WORDING } from '../options/wording.ts'

/** Whether something stands at a word of what was said. */
export type IsAt = (words: Words, at: number) => boolean

/** Words that begin or end alike are of one family: "Kilometer" and "Kilometerstand"; in letters. */
const FAMILY = 5

/** Whether a word is of a text, in another form or as a part of a compound. */
export function isOf(text: string): IsAt {
  const own = wordsWithoutAccents(text)
    .flatMap((word) => word.split(/[/()-]/u))
    .filter((word) => word.length > 2 && !WORDING.isCommon(word))
  const stems = new Set(own.map(stemOf))
  return (words, at) => {
    const word = words[at] ?? ''
    const isPart = word.length >= FAMILY && own.some((each) => isCompound(each, word))
    return word !== PAUSE && (stems.has(stemOf(word)) || isPart)
  }
}

const isCompound = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [stemOf(one), other] : [stemOf(other), one]
  return one.slice(0, FAMILY) === other.slice(0, FAMILY) || (short.length >= FAMILY - 1 && long.endsWith(short))
}

/** Whether a number or an ordinal begins at a word. */
export const isNumber: IsAt = (words, at) => {
  const word = words[at] ?? ''
  const isTimes = cardinalOf(word.replace(/mal$/u, '')) !== undefined
  return /\d/u.test(word) || cardinalAt(words, at) !== undefined || ordinalOf(word) !== undefined || isTimes
}

const NONE = /^(?:keine?[nrs]?|niemand|nichts|null|nix)$/u
const ONE = /^(?:ne|nen|eine?[nrms]?|einmal)$/u
const PART = /^(?:halbe?[nrs]?|anderthalb|eineinhalb|dutzend|viertel|dreiviertel|paar|\p{L}+einhalb|zu)$/u
const DAY =
  /^(?:heute|morgen|uebermorgen|gestern|vorgestern|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabend|jaenner|januar|feber|februar|maerz|april|mai|juni|juli|august|september|oktober|november|dezember|\p{L}*woche|silvester|weihnachten|heiligabend|neujahr)$/u

const isQuantity =
  (value: unknown): IsAt =>
  (words, at) =>
    value === 0 ? NONE.test(words[at] ?? '') : value === 1 ? ONE.test(words[at] ?? '') : PART.test(words[at] ?? '')

export const isDay: IsAt = (words, at) => DAY.test(words[at] ?? '')

/** Where the words of a value stand; of a number where it is said to the letter, if it is. */
export function placesOf(words: Words, field: SpokenField, value: unknown): readonly number[] {
  const all = (isAt: IsAt) => words.flatMap((_, at) => (isAt(words, at) ? [at] : []))
  if (takesOptions(field.type)) return all(isChosen(field.options ?? [], value))
  const numbers = all(isNumber)
  const exact = numbers.filter((at) => cardinalAt(words, at)?.value === value)
  if (exact.length > 0) return exact
  return [...numbers, ...all(traitsOf(field.type).value === 'day' ? isDay : isQuantity(value))].toSorted(
    (a, b) => a - b,
  )
}

function isChosen(options: readonly FieldOption[], value: unknown): IsAt {
  const chosen = options.filter(({ value: each }) => (Array.isArray(value) ? value.includes(each) : each === value))
  const isOfLabel = isOf(chosen.map(({ label }) => label).join(' '))
  const labels = new Set(chosen.flatMap(({ label }) => wordsWithoutAccents(label)))
  return (words, at) => {
    const names = phraseAt(WORDING.synonyms, words, at)?.meaning.flat() ?? []
    return isOfLabel(words, at) || names.some((name) => labels.has(name))
  }
}
