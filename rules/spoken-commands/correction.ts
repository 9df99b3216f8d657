import type { AnswerValue, FieldType } from '../../contract/types.gen.ts'
import { traitsOf } from '../field-types.ts'
import { AMBIGUOUS, type Change, changed } from './change.ts'
import type { CommandedField, Utterance } from './commands.ts'
import { grownAnswer } from './growth.ts'
import type { LanguageOfCommands } from '../languages/shared/commands.ts'
import { bare, longestOpening, opening, type Word, writtenOf } from './words.ts'

/** A field that takes whole sentences, in which nearly anything may be an answer. */
export const takesSentences = ({ type }: CommandedField): boolean => traitsOf(type).value === 'free-text'

/** What corrects the answer that stands; undefined when the words are no correction. */
export function correctionOf(
  field: CommandedField,
  said: readonly Word[],
  current: AnswerValue | undefined,
  language: LanguageOfCommands,
): Utterance | undefined {
  const words = bare(said, language.courtesies)
  return (
    changeIn(field, words, current, language) ??
    grownAnswer(field, words, current, language) ??
    restatedAnswer(field, words, language)
  )
}

/** "No, I said forty"; in short values "make that forty", and where no sentence is expected "no, forty" too. */
function restatedAnswer(
  field: CommandedField,
  words: readonly Word[],
  language: LanguageOfCommands,
): Utterance | undefined {
  const shortly = takesSentences(field) || field.options?.length ? [] : language.shortCorrectionOpenings
  const length = longestOpening(words, [...language.correctionOpenings, ...shortly]) || denial(field, words, language)
  if (length === 0 || length === words.length) return undefined
  return { kind: 'correction', words: writtenOf(words.slice(length)) }
}

/** Whether a "no" before an answer corrects the one that stands. */
const CORRECTING_NO: Readonly<Record<FieldType, 'always' | 'before-comma' | 'never'>> = {
  text: 'never',
  textarea: 'never',
  number: 'always',
  email: 'before-comma',
  url: 'before-comma',
  tel: 'always',
  date: 'always',
  select: 'never',
  radio: 'never',
  checkbox: 'never',
  rating: 'always',
  consent: 'never',
  file: 'never',
}

/** A no of one word is often the answer itself, or a part of it: "no reply at example dot com". */
function denial({ type }: CommandedField, words: readonly Word[], { no, noOne }: LanguageOfCommands): number {
  const [first, second] = words
  if (!first || !second || !no.has(first.plain) || (words.length === 2 && noOne.has(second.plain))) return 0
  const correcting = CORRECTING_NO[type]
  return correcting === 'always' || (correcting === 'before-comma' && first.written.endsWith(',')) ? 1 : 0
}

function changeIn(
  field: CommandedField,
  words: readonly Word[],
  current: AnswerValue | undefined,
  language: LanguageOfCommands,
): Utterance | undefined {
  const results = changesIn(field, words, language).map((change) => changed(field, current, change, language))
  const clear = results.find((result) => typeof result === 'object')
  if (clear) return { kind: 'correction', words: clear.words }
  return results.includes(AMBIGUOUS) ? { kind: 'unclear' } : undefined
}

/** Every way to divide "change X to Y": X or Y may hold the dividing word too. */
export function changesIn(field: CommandedField, words: readonly Word[], language: LanguageOfCommands): Change[] {
  const changes = language.changes.flatMap(([verb, dividers]) => {
    const length = opening(words, verb)
    if (length !== undefined) return divided(words.slice(length), dividers)
    const isLast = language.goToEndings.includes(verb) && words.at(-1)?.plain === verb
    return isLast ? divided(words.slice(0, -1), dividers) : []
  })
  return [...changes, ...contrasts(field, words, language)].map(({ from, into }) => ({
    from: withoutArticle(from, language),
    into: withoutArticle(into, language),
  }))
}

function divided(words: readonly Word[], dividers: readonly string[]): Change[] {
  return words.flatMap(({ plain }, at) =>
    dividers.includes(plain) && at > 0 && at < words.length - 1
      ? [{ from: words.slice(0, at), into: words.slice(at + 1) }]
      : [],
  )
}

/** "V, not b": in a sentence only letters are contrasted so. */
function contrasts(field: CommandedField, words: readonly Word[], { not }: LanguageOfCommands): Change[] {
  if (field.options?.length) return []
  const changes = divided(words, [not]).map(({ from, into }) => ({ from: into, into: from }))
  return takesSentences(field) ? changes.filter(isLetters) : changes
}

const isLetters = ({ from, into }: Change): boolean => [...from, ...into].every(({ plain }) => plain.length === 1)

const withoutArticle = (words: readonly Word[], { articles }: LanguageOfCommands): readonly Word[] =>
  words.length > 1 && articles.has(words[0]?.plain ?? '') ? words.slice(1) : words
