import type { FormField } from '../../../contract/types.gen.ts'
import { validateAnswer } from '../../answers.ts'
import type { LanguageOfCommands } from '../../languages/shared/commands.ts'
import { readUtterance } from '../../spoken-commands/index.ts'
import { bare, longestOpening, type Word, wordsOf } from '../../spoken-commands/words.ts'
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
    const { field, value } = part
    const meant = readUtterance(field, utterance, { current: value, labels: [], language, listensFor: 'answer' })
    const found = meant.kind === 'correction' ? rules.read(field, meant.words) : undefined
    const changed = found && { ...part, value: found.value }
    return changed && !isSame(changed, part) && mayStand(field, changed) ? [changed] : []
  })
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
