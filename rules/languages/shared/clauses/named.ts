import type { FieldOption } from '../../../../contract/types.gen.ts'
import { traitsOf } from '../../../field-types.ts'
import { askedWhere } from './asked-where.ts'
import type { Layer, SpokenField } from '../normalise.ts'
import { PAUSE, plainWords, splitHyphens } from '../words.ts'
import type { Turns } from './turns.ts'

/** What is longer is a story, in words. */
const WORDS_MAX = 20

/**
 * Where a question or a condition was said instead of a choice, the only label in it is proposed, or the first of two: "is blue
 * still available", "if the morning's full then evening".
 */
export const orNamed =
  ({ denies, asks, supposes }: Pick<Turns, 'denies' | 'asks' | 'supposes'>): Layer =>
  (read) =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if (found) return found
    const words = splitHyphens(plainWords(heard)).map((word) => word.replace(/'s$/u, ''))
    const said = words.filter((word) => word !== PAUSE).join(' ')
    const isOpen = asks.test(said) || supposes.test(said) || heard.trim().endsWith('?')
    if (!isOpen || words.length > WORDS_MAX || denies.test(said)) return undefined
    const [first, second, ...more] = hasDenial(field, denies) ? [] : labelsSaid(field, words)
    if (!first || more.length > 0) return undefined
    return {
      value: first.value,
      isSure: false,
      isGuess: true,
      isNamed: true,
      ...(second && { others: [second.value] }),
    }
  }

/** Of a label such as "No" each denial would be a mention. */
const hasDenial = ({ options }: SpokenField, denies: RegExp): boolean =>
  (options ?? []).some(({ label }) => denies.test(label))

/** The options of which all words were said, in the order in which they were; one within another that was said is none. */
function labelsSaid({ options }: SpokenField, words: readonly string[]): readonly FieldOption[] {
  const labels = (options ?? []).map((option) => ({ option, own: wordsOfLabel(option.label) }))
  const placeOf = (word: string) => words.findIndex((said) => isForm(said, word))
  return labels
    .filter(({ own }) => own.length > 0 && own.every((word) => placeOf(word) >= 0))
    .filter(
      ({ own }, _, said) =>
        !said.some((other) => other.own.length > own.length && own.every((word) => other.own.includes(word))),
    )
    .toSorted((a, b) => placeOf(a.own[0] ?? '') - placeOf(b.own[0] ?? ''))
    .map(({ option }) => option)
}

/** What stands in brackets may be left unsaid. */
export const wordsOfLabel = (label: string): readonly string[] =>
  splitHyphens(plainWords(label.replace(/[([].*?[)\]]/gu, ' '))).filter(
    (word) => word !== PAUSE && /[\p{L}\p{N}]/u.test(word),
  )

/** A word, its plural or its singular. */
export const isForm = (said: string, word: string): boolean =>
  said === word ||
  (word.length > 1 && [`${word}s`, `${word}es`].includes(said)) ||
  [`${said}s`, `${said}es`].includes(word)

/** A word shorter than that is in sentences too, in letters. */
const OWN_MIN = 5
/** Endings of an adjective, in letters. */
const ENDING_MAX = 2

/**
 * Asks for one of two options that were both named, where nothing denies the other or turns from it: "vegetarisch, meine Frau
 * nimmt das Fleisch".
 */
export const unlessBothNamed = ({ denies, turn, repair }: Pick<Turns, 'denies' | 'turn' | 'repair'>): Layer =>
  askedWhere(({ field, heard, value }) => {
    if (traitsOf(field.type).value !== 'one-option') return false
    if ([denies, turn, ...(repair ? [repair] : [])].some((each) => heard.search(each) >= 0)) return false
    const said = plainWords(heard)
    const labels = (field.options ?? []).map((option) => ({ ...option, own: wordsOfLabel(option.label) }))
    const chosen = labels.find((option) => option.value === value)?.own ?? []
    const isChosen = (word: string) => chosen.some((own) => own.endsWith(word) || isInflected(own, word))
    const other = labels.flatMap(({ own }) => own.filter((word) => word.length >= OWN_MIN && !isChosen(word)))
    return said.some((word) => !isChosen(word) && other.some((own) => isInflected(word, own)))
  })

/** Whether two words are one but for their endings. */
function isInflected(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length)
  return short.length >= OWN_MIN && long.startsWith(short) && long.length - short.length <= ENDING_MAX
}
