import type { FormField } from '../../../contract/types.gen.ts'
import { validateAnswer } from '../../answers.ts'
import { traitsOf, type ValueKind } from '../../field-types.ts'
import { unaccented } from '../../languages/shared/label-words.ts'
import { plainWord, type Word, wordsOf, writtenOf } from '../../spoken-commands/words.ts'
import { endsClause, type RulesOfParts } from './part.ts'

/** What tells an answer of another field in any language: it needs no words by which an utterance is divided. */
export type RulesOfOthers = Pick<RulesOfParts, 'read' | 'isYesOrNo'>

/** Beyond so many words of a line nothing is looked for, nor in a day of more words. */
const WORDS_MAX = 40
const DAY_WORDS_MAX = 4

/**
 * Whether a part of the answer to a text is plainly the answer to another field: "two nights" where nights are asked for, a day, an
 * address, an option after a pause or beside the name of its field. Any words answer a text, so that it can only be asked whether
 * all of them were meant.
 * @param others the other fields that are asked
 */
export function holdsOther(text: string, others: readonly FormField[], rules: RulesOfOthers): boolean {
  const words = wordsOf(text).slice(0, WORDS_MAX)
  return words.length > 1 && others.some((field) => BY_KIND[traitsOf(field.type).value](field, words, rules))
}

type Holds = (field: FormField, words: readonly Word[], rules: RulesOfOthers) => boolean

/** "Two nights", "nights: two". A number alone may be part of any name. */
const quantity: Holds = (field, words, { read }) =>
  namedAt(field, words).some((at) => [words[at - 1], words[at + 1]].some((word) => word && isRead(field, [word], read)))

/** After a pause, as it is written, or of two words and more, each of which counts: "Joe Friday" is called so. */
const day: Holds = (field, words, { read }) =>
  [...clausesIn(words).slice(1), ...writtenDays(words)].some((part) => isRead(field, part, read)) ||
  words.some((_, from) =>
    Array.from({ length: DAY_WORDS_MAX - 1 }, (__, more) => words.slice(from, from + more + 2)).some(
      (part) =>
        part.length > 1 && part.slice(0, -1).every((word) => !endsClause(word)) && isTightDay(field, part, read),
    ),
  )

/** "2027-05-03", "3.5.2027". */
const writtenDays = (words: readonly Word[]): Word[][] =>
  words.flatMap((word) => (/^\d+\D\d+\D\d+$/u.test(word.plain) ? [[word]] : []))

function isTightDay(field: FormField, part: readonly Word[], read: RulesOfOthers['read']): boolean {
  const valueOf = (words: readonly Word[]) => sureValue(field, words, read)
  const value = valueOf(part)
  return value !== undefined && valueOf(part.slice(1)) !== value && valueOf(part.slice(0, -1)) !== value
}

const address: Holds = (field, words, { read }) =>
  [words, ...clausesIn(words), ...written(words), ...namedAt(field, words).map((at) => words.slice(at))].some(
    (part) => {
      const value = sureValue(field, part, read)
      return value !== undefined && validateAnswer(field, value) === undefined
    },
  )

/** Its label as it stands: "Mary White" is no wine. */
const option: Holds = (field, words, { isYesOrNo }) => {
  const labels = (field.options ?? []).flatMap(({ label }) => (isYesOrNo(label) ? [] : [wordsOf(label)]))
  const isLabel = (said: readonly Word[]) => labels.some((label) => isSame(label, said))
  const after = clausesIn(words).slice(1)
  return (
    after.some((clause) => isLabel(clause) || isLabel(clause.slice(1))) ||
    namedAt(field, words).some((at) =>
      labels.some(
        ({ length }) =>
          (at >= length && isLabel(words.slice(at - length, at))) || isLabel(words.slice(at + 1, at + 1 + length)),
      ),
    )
  )
}

const none: Holds = () => false

const BY_KIND: Readonly<Record<ValueKind, Holds>> = {
  'free-text': none,
  line: address,
  quantity,
  day,
  'one-option': option,
  'several-options': option,
  scale: quantity,
  consent: none,
  upload: none,
}

const sureValue = (field: FormField, words: readonly Word[], read: RulesOfOthers['read']) => {
  const found = read(field, writtenOf(words))
  return found?.isSure && !found.isGuess ? found.value : undefined
}

const isRead = (field: FormField, words: readonly Word[], read: RulesOfOthers['read']): boolean =>
  sureValue(field, words, read) !== undefined

const isSame = (label: readonly Word[], said: readonly Word[]): boolean =>
  label.length > 0 && label.length === said.length && label.every(({ plain }, at) => plain === said[at]?.plain)

/** What stands between pauses. */
function clausesIn(words: readonly Word[]): Word[][] {
  const clauses: Word[][] = [[]]
  for (const word of words) {
    clauses.at(-1)?.push(word)
    if (endsClause(word)) clauses.push([])
  }
  return clauses.filter(({ length }) => length > 0)
}

/** Addresses that a transcriber wrote as such, and digits in a row. */
function written(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [[]]
  for (const word of words)
    if (/^\+?\d/u.test(word.plain)) runs.at(-1)?.push(word)
    else runs.push(word.plain.includes('@') ? [word] : [], [])
  return runs.filter(({ length }) => length > 0)
}

/** Where words of the label stand, in any form: "nights" and "night". */
function namedAt({ label }: FormField, words: readonly Word[]): number[] {
  const names = label.split(/[\s/()-]+/u).map(comparable)
  return words.flatMap(({ plain }, at) => (names.some((name) => isForm(name, comparable(plain))) ? [at] : []))
}

const comparable = (word: string): string => unaccented(plainWord(word))

const FORM_MIN = 4

/** Words that begin alike, up to one letter at the end of the shorter. */
function isForm(name: string, word: string): boolean {
  const shorter = Math.min(name.length, word.length)
  const alike = Math.max(FORM_MIN, shorter - 1)
  return shorter >= FORM_MIN && name.slice(0, alike) === word.slice(0, alike)
}
