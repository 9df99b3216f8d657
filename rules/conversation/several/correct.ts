import type { AnswerValue, FormField } from '../../../contract/types.gen.ts'
import { validateAnswer } from '../../answers.ts'
import { traitsOf, type ValueKind } from '../../field-types.ts'
import type { LanguageOfCommands } from '../../languages/shared/commands.ts'
import { changesIn, readUtterance } from '../../spoken-commands/index.ts'
import { bare, longestOpening, sounds, type Word, wordsOf, writtenOf } from '../../spoken-commands/words.ts'
import { isNameOf } from './label.ts'
import { type AnsweredForm, askedWith } from './next-fields.ts'
import type { AnswerPart, ReadPart, RulesOfParts } from './part.ts'
import { readPart } from './read-part.ts'

/**
 * What was proposed with one part as the person corrects it: "no, three nights", "the fifth of May", "change Smith to Smythe".
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
  const restated = said.length > 0 ? restatedIn(said, opening > 0, parts, rules) : []
  const [found, other] = restated.length > 0 ? restated : changedIn(utterance, parts, rules, language)
  return found && !other ? withPart(parts, found, form) : undefined
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
  return found.filter((part) => !parts.some((one) => isSame(one, part))).map(withoutMark)
}

/** "Change Smith to Smythe". */
function changedIn(
  utterance: string,
  parts: readonly AnswerPart[],
  rules: RulesOfParts,
  language: LanguageOfCommands,
): AnswerPart[] {
  return parts.flatMap((part) => {
    const { field, words } = part
    const into = isWhole(field) ? replacing(utterance, part, rules, language) : edited(utterance, part, language)
    const found = into === undefined ? undefined : rules.read(field, into)
    const changed = found && { field, value: found.value, words }
    return changed && !isSame(changed, part) && mayStand(field, changed) ? [changed] : []
  })
}

/** What is one value, of which no letters are changed. */
const WHOLE: ReadonlySet<ValueKind> = new Set<ValueKind>(['quantity', 'scale', 'day', 'one-option'])

const isWhole = ({ type }: FormField): boolean => WHOLE.has(traitsOf(type).value)

/** Among several answers only the one that is what shall be changed, or whose field is named: "change two to three". */
function replacing(
  utterance: string,
  { field, value }: AnswerPart,
  rules: RulesOfParts,
  language: LanguageOfCommands,
): string | undefined {
  const isMeant = (from: readonly Word[]) => {
    const found = rules.read(field, writtenOf(from))
    const isIt = found?.isSure && !found.isGuess && found.value === value && isSaidOf(field, value, from)
    return isIt || isOfField(field, from, rules)
  }
  const change = changesIn(field, bare(wordsOf(utterance), language.courtesies), language).find(({ from }) =>
    isMeant(from),
  )
  return change && writtenOf(change.into)
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

const mayStand = (field: FormField, { value }: AnswerPart): boolean => validateAnswer(field, value) === undefined

const withoutMark = ({ field, value, words }: ReadPart): AnswerPart => ({ field, value, words })

const isSame = (a: AnswerPart, b: AnswerPart): boolean =>
  a.field.id === b.field.id && JSON.stringify(a.value) === JSON.stringify(b.value)

/** Another value may hide fields that were asked. */
function withPart(parts: readonly AnswerPart[], corrected: AnswerPart, form: AnsweredForm): AnswerPart[] {
  const all = parts.map((part) => (part.field.id === corrected.field.id ? corrected : part))
  const asked = new Set(askedWith(form, all).map(({ id }) => id))
  return all.filter(({ field }) => asked.has(field.id))
}
