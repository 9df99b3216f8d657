import type { FormField } from '../../../contract/types.gen.ts'
import { takesOptions, traitsOf } from '../../field-types.ts'
import type { LanguageOfCommands } from '../../languages/shared/commands.ts'
import { bare, longestOpening, type Word, wordsOf } from '../../spoken-commands/words.ts'
import { changedIn, changeNamed } from './changed.ts'
import { daysMeant } from './days-meant.ts'
import { type AnsweredForm, askedWith, nextFields } from './next-fields.ts'
import type { AnswerPart, ReadPart, RulesOfParts } from './part.ts'
import { readPart } from './read-part.ts'

/**
 * What was proposed with one part as the person corrects it: "no, three nights", "the fifth of May", "change Smith to Smythe"; or
 * with one more, where none of it is meant: "no, a double room".
 * @param utterance as a transcriber wrote it
 * @param parts that wait for a yes
 * @returns all parts, without those of fields that are not asked with the other value; undefined where none is corrected, or it may
 * be several
 */
export function correctedParts(
  utterance: string,
  parts: readonly AnswerPart[],
  form: AnsweredForm,
  rules: RulesOfParts,
  language: LanguageOfCommands,
): AnswerPart[] | undefined {
  const words = bare(wordsOf(utterance), language.courtesies)
  const opening = openingOf(words, language)
  const said = words.slice(opening)
  if (said.length === 0) return undefined
  const isOther = (part: AnswerPart) => !parts.some((one) => isSame(one, part))
  const days = daysMeant(said, parts, rules)
  if (days.length > 0) return only(days.filter(isOther), parts, form)
  const restated = restatedIn(said, opening > 0, parts, rules).filter(isOther)
  const left = leftFields(form, parts)
  const added = () => left.flatMap((field) => addition(field, utterance, said, rules, language) ?? [])
  if (restated.some(isText) && left.some((field) => mayBeOption(field, said, rules))) return only(added(), parts, form)
  if (restated.length > 0) return only(restated, parts, form)
  const changed = changedIn(utterance, parts, rules, language).filter(isOther)
  return only(changed.length > 0 ? changed : added(), parts, form)
}

const only = ([found, other]: AnswerPart[], parts: readonly AnswerPart[], form: AnsweredForm) =>
  found && !other ? withPart(parts, found, form) : undefined

const isText = ({ field }: AnswerPart): boolean => traitsOf(field.type).value === 'free-text'

/** "Double" is a name too, as any word is. */
const mayBeOption = (field: FormField, words: readonly Word[], rules: RulesOfParts): boolean =>
  takesOptions(field.type) && readPart(field, { words, isAfterPause: true }, rules) !== undefined

/** Those that may still be answered in the same utterance. */
function leftFields(form: AnsweredForm, parts: readonly AnswerPart[]): FormField[] {
  const [open] = parts
  const { next, others } = open ? nextFields(form, open.field, parts) : { next: undefined, others: [] }
  return next ? [next, ...others] : others
}

/** The answer that these words give to a field that was not proposed. */
function addition(
  field: FormField,
  utterance: string,
  words: readonly Word[],
  rules: RulesOfParts,
  language: LanguageOfCommands,
): AnswerPart | undefined {
  const into = changeNamed(field, utterance, rules, language)
  const read = readPart(field, { words: into ?? words, isAfterPause: true }, rules)
  return read && (into ?? read.isMarked) ? withoutMark(read) : undefined
}

/** "No", "no, I said", "I meant". */
function openingOf(words: readonly Word[], language: LanguageOfCommands): number {
  const { correctionOpenings, shortCorrectionOpenings, no } = language
  const phrase = longestOpening(words, [...correctionOpenings, ...shortCorrectionOpenings])
  return phrase || (no.has(words[0]?.plain ?? '') ? 1 : 0)
}

/** The parts that these words may be, where they are another value: those that they name, if there are any. */
function restatedIn(
  words: readonly Word[],
  isOpened: boolean,
  parts: readonly AnswerPart[],
  rules: RulesOfParts,
): AnswerPart[] {
  const read = parts.flatMap(({ field }) => readPart(field, { words, isAfterPause: true }, rules) ?? [])
  const marked = read.filter(({ isMarked }) => isMarked)
  const found = marked.length > 0 || !isOpened ? marked : read
  return found.map(withoutMark)
}

const withoutMark = ({ field, value, words }: ReadPart): AnswerPart => ({ field, value, words })

const isSame = (a: AnswerPart, b: AnswerPart): boolean =>
  a.field.id === b.field.id && JSON.stringify(a.value) === JSON.stringify(b.value)

/** Another value may hide fields that were asked. */
function withPart(parts: readonly AnswerPart[], corrected: AnswerPart, form: AnsweredForm): AnswerPart[] {
  const placeOf = ({ field }: AnswerPart) => form.fields.findIndex(({ id }) => id === field.id)
  const others = parts.filter(({ field }) => field.id !== corrected.field.id)
  const all = [...others, corrected].toSorted((a, b) => placeOf(a) - placeOf(b))
  const asked = new Set(askedWith(form, all).map(({ id }) => id))
  return all.filter(({ field }) => asked.has(field.id))
}
