import type { AnswerValue, FormField } from '../../../contract/types.gen.ts'
import { traitsOf } from '../../field-types.ts'
import type { Reading } from '../../languages/shared/normalise.ts'
import { plainWord, type Word, writtenOf } from '../../spoken-commands/words.ts'
import { isNameOf } from './label.ts'
import type { RulesOfParts } from './part.ts'

/** The words of a value without what stands beside it. */
interface Core {
  reading: Reading
  words: readonly Word[]
  /** What stands before it, in small letters. */
  before: readonly string[]
  /** Whether the field was named beside it. */
  isNamed: boolean
}

/**
 * The only value in some words, where each of them is part of it, names the field or changes nothing: without some of the
 * words at its ends there would be another value or none. Undefined where that is not so.
 */
export function coreOf(field: FormField, said: readonly Word[], rules: RulesOfParts): Core | undefined {
  // "Una" is an article and a number, and "large" may be of the label and an option.
  const isBeside = ({ plain }: Word, at: number) =>
    isIdle(field, plain, rules) && !isSpelled(field, said, at) && !rules.read(field, plain)?.isSure
  const from = said.findIndex((word, at) => !isBeside(word, at))
  const last = said.findLastIndex((word, at) => !isBeside(word, at))
  if (from < 0) return undefined
  const reading = sureReading(field, said.slice(from, last + 1), rules)
  if (!reading) return undefined
  const first = from + articlesIn(field, said.slice(from, last + 1), reading, rules)
  const words = said.slice(first, last + 1)
  if (!isTight(field, words, reading, rules)) return undefined
  const around = [...said.slice(0, first), ...said.slice(last + 1)]
  const isNamed = around.some(({ plain }) => isNameOf(field, plain, rules.words))
  return { reading, words, before: said.slice(0, first).map(({ plain }) => plain), isNamed }
}

const isIdle = (field: FormField, plain: string, { words }: RulesOfParts): boolean =>
  words.beside.has(plain) || isNameOf(field, plain, words)

/** How many words at the beginning, each of which may be a value too, change nothing here: "une chambre" of "une chambre double". */
function articlesIn(field: FormField, words: readonly Word[], { value }: Reading, rules: RulesOfParts): number {
  const changes = (at: number) => !isSame(rules.read(field, writtenOf(words.slice(at + 1)))?.value, value)
  const found = words.findIndex(({ plain }, at) => !isIdle(field, plain, rules) || changes(at))
  return Math.max(0, found)
}

const isSame = (a: AnswerValue | undefined, b: AnswerValue): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The letters of an address: "a n n a at example dot com". */
const isSpelled = ({ type }: FormField, said: readonly Word[], at: number): boolean =>
  traitsOf(type).value === 'line' && isLetter(said[at]) && (isLetter(said[at - 1]) || isLetter(said[at + 1]))

const isLetter = (word: Word | undefined): boolean => /^\p{L}$/u.test(word?.plain ?? '')

function sureReading(field: FormField, words: readonly Word[], { read }: RulesOfParts): Reading | undefined {
  const found = read(field, writtenOf(words))
  return found?.isSure && !found.isGuess ? found : undefined
}

function isTight(field: FormField, words: readonly Word[], { value }: Reading, rules: RulesOfParts): boolean {
  const ends = words
    .keys()
    .drop(1)
    .flatMap((at) => [
      { rest: words.slice(at), over: words.slice(0, at) },
      { rest: words.slice(0, at), over: words.slice(at) },
    ])
  return ends.every(({ rest, over }) => {
    const found = rules.read(field, writtenOf(rest))
    return (
      !isSame(found?.value, value) || over.every((word) => isMeasure(field, word, rules) || isOfOption(field, word))
    )
  })
}

/** A year or a weekday says again what the rest of a day says; beside a count a day is another answer. */
function isMeasure({ type }: FormField, { plain }: Word, { read, words }: RulesOfParts): boolean {
  const isDay = traitsOf(type).value === 'day'
  const measures = isDay ? MEASURES : MEASURES.slice(0, 1)
  return words.beside.has(plain) || (isDay && /^\d/u.test(plain)) || measures.some((field) => read(field, plain))
}

/** "Extra", of "extra cheese". */
const isOfOption = ({ options }: FormField, { plain }: Word): boolean =>
  options?.some(({ label }) => label.split(/\s+/u).some((word) => plainWord(word) === plain)) ?? false

/** By which a single word is known to be a number or a day. */
export const MEASURES: readonly FormField[] = [
  { id: '', name: '', label: '', type: 'number' },
  { id: '', name: '', label: '', type: 'date' },
]
