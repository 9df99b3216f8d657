import type { AnswerValue, FormField } from '../../../contract/types.gen.ts'
import { validateAnswer } from '../../answers.ts'
import { traitsOf, type ValueKind } from '../../field-types.ts'
import type { LanguageOfCommands } from '../../languages/shared/commands.ts'
import { changesIn, readUtterance } from '../../spoken-commands/index.ts'
import { bare, sounds, type Word, wordsOf, writtenOf } from '../../spoken-commands/words.ts'
import { dayInMonth } from '../day-in-month.ts'
import { isNameOf } from './label.ts'
import type { AnswerPart, RulesOfParts } from './part.ts'

/** "Change Smith to Smythe": each part that may be meant, with its other value. */
export function changedIn(
  utterance: string,
  parts: readonly AnswerPart[],
  rules: RulesOfParts,
  language: LanguageOfCommands,
): AnswerPart[] {
  return parts.flatMap((part) => {
    const { field, words } = part
    const value = isWhole(field)
      ? replaced(utterance, part, rules, language)
      : valueOf(field, edited(utterance, part, language), rules)
    return value !== undefined && validateAnswer(field, value) === undefined ? [{ field, value, words }] : []
  })
}

/** What a field shall be changed to that is named: "change the room type to double". */
export const changeNamed = (
  field: FormField,
  utterance: string,
  rules: RulesOfParts,
  language: LanguageOfCommands,
): readonly Word[] | undefined =>
  changes(field, utterance, language).find(({ from }) => isOfField(field, from, rules))?.into

const changes = (field: FormField, utterance: string, language: LanguageOfCommands) =>
  changesIn(field, bare(wordsOf(utterance), language.courtesies), language)

const valueOf = (field: FormField, said: string | undefined, { read }: RulesOfParts): AnswerValue | undefined =>
  said === undefined ? undefined : read(field, said)?.value

/** What is one value, of which no letters are changed. */
const WHOLE: ReadonlySet<ValueKind> = new Set<ValueKind>(['quantity', 'scale', 'day', 'one-option'])

const isWhole = ({ type }: FormField): boolean => WHOLE.has(traitsOf(type).value)

/** Among several answers only the one that is what shall be changed, or whose field is named: "change two to three". */
function replaced(
  utterance: string,
  { field, value }: AnswerPart,
  rules: RulesOfParts,
  language: LanguageOfCommands,
): AnswerValue | undefined {
  const isMeant = (from: readonly Word[]) => {
    const found = rules.read(field, writtenOf(from))
    const isIt = found?.isSure && !found.isGuess && found.value === value && isSaidOf(field, value, from)
    return isIt || isOfField(field, from, rules)
  }
  const all = changes(field, utterance, language)
  const isMeantDay = (from: readonly Word[]) => dayInMonth(field, writtenOf(from), value, rules.read) === value
  const change = all.find(({ from }) => isMeant(from)) ?? all.find(({ from }) => isMeantDay(from))
  if (!change) return undefined
  const into = writtenOf(change.into)
  // "The third to the fourth" is of the same month.
  return dayInMonth(field, into, value, rules.read) ?? valueOf(field, into, rules)
}

/** "Two" may mean a double room, but where something else is two it is that. */
function isSaidOf({ options }: FormField, value: AnswerValue, words: readonly Word[]): boolean {
  const label = options?.find((option) => option.value === value)?.label
  return label === undefined || wordsOf(label).some(({ plain }) => words.some((word) => sounds(word.plain, plain)))
}

const isOfField = (field: FormField, words: readonly Word[], rules: RulesOfParts): boolean =>
  words.every(({ plain }) => isNameOf(field, plain, rules.words))

/** A text or an address with a part of it changed. */
function edited(utterance: string, { field, value }: AnswerPart, language: LanguageOfCommands): string | undefined {
  const meant = readUtterance(field, utterance, { current: value, labels: [], language, listensFor: 'answer' })
  return meant.kind === 'correction' ? meant.words : undefined
}
