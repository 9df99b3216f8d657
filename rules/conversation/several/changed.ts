import type { AnswerValue, FormField } from '../../../contract/types.gen.ts'
import { validateAnswer } from '../../answers.ts'
import { traitsOf, type ValueKind } from '../../field-types.ts'
import type { LanguageOfCommands } from '../../languages/shared/commands.ts'
import { changesIn, readUtterance } from '../../spoken-commands/index.ts'
import { bare, sounds, type Word, wordsOf, writtenOf } from '../../spoken-commands/words.ts'
import { MEASURES } from './core.ts'
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
  const change = all.find(({ from }) => isMeant(from))
  if (change) return valueOf(field, writtenOf(change.into), rules)
  return all.map(({ from, into }) => dayInMonth(field, value, { from, into }, rules)).find((day) => day !== undefined)
}

/** "The third to the fourth", which is of the same month. */
function dayInMonth(
  field: FormField,
  value: AnswerValue,
  { from, into }: { from: readonly Word[]; into: readonly Word[] },
  rules: RulesOfParts,
): AnswerValue | undefined {
  if (traitsOf(field.type).value !== 'day' || typeof value !== 'string') return undefined
  const [month, day] = [value.slice(0, -2), value.slice(-2)]
  const dayOf = (words: readonly Word[]) => String(valueOf(field, writtenOf(words), rules) ?? '').slice(-2)
  if (!isDayAlone(from, rules) || dayOf(from) !== day) return undefined
  if (isDayAlone(into, rules)) return `${month}${dayOf(into)}`
  const whole = rules.read(field, writtenOf(into))
  return whole?.isSure && !whole.isGuess ? whole.value : undefined
}

/** No month or weekday stands in it. */
const isDayAlone = (words: readonly Word[], { read, words: { beside } }: RulesOfParts): boolean =>
  words.every(({ plain }) => beside.has(plain) || /^\d/u.test(plain) || MEASURES.some((field) => read(field, plain)))

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
