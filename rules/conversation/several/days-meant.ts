import type { FormField } from '../../../contract/types.gen.ts'
import { type AnswerValue, validateAnswer } from '../../answers.ts'
import { type Word, writtenOf } from '../../spoken-commands/words.ts'
import { dayAlone, dayInMonth } from '../day-in-month.ts'
import { isNameOf } from './label.ts'
import type { AnswerPart, RulesOfParts } from './part.ts'
import { isOfThatDay } from './read-part.ts'

/** The days that "the fourth" may be, where days were proposed: each of the month that was proposed, if it has that day. */
export const daysMeant = (said: readonly Word[], parts: readonly AnswerPart[], rules: RulesOfParts): AnswerPart[] =>
  parts.flatMap(({ field, value }) => {
    const day = dayTold(field, value, said, rules)
    return day === undefined ? [] : { field, value: dayNear(field, value, day, rules), words: writtenOf(said) }
  })

/** A number alone may be any count; "the" or "from" before it, or the name of the field, tells a day. */
function dayTold(field: FormField, value: AnswerValue, said: readonly Word[], rules: RulesOfParts): string | undefined {
  const { words } = rules
  const isName = ({ plain }: Word) => isNameOf(field, plain, words)
  const isBeside = (word: Word) => words.beside.has(word.plain) || isName(word)
  const from = said.findIndex((word) => !isBeside(word))
  const before = said.slice(0, Math.max(0, from))
  const [lead, isNamed] = [before.map(({ plain }) => plain), before.some(isName)]
  const leads = [words.days, words.begins, words.ends.words]
  const isLed = isNamed || lead.some((word) => leads.some((each) => each.has(word)))
  if (!isLed || !isOfThatDay(field, lead, isNamed, rules)) return undefined
  const end = said.findLastIndex((word) => !isBeside(word)) + 1
  // "Trente et un" ends in words that may stand beside a value.
  const whole = [said.slice(from), said.slice(from, end)].map(writtenOf)
  return whole.find((day) => dayAlone(field, day, value, rules.read) !== undefined)
}

/** In another month where the proposed one has no such day, or the field may not have it; the proposed day where there is none. */
function dayNear(field: FormField, value: AnswerValue, day: string, { read }: RulesOfParts): AnswerValue {
  const other = read(field, day)?.value
  const isFit = other !== undefined && validateAnswer(field, other) === undefined
  return dayInMonth(field, day, value, read) ?? (isFit ? other : value)
}
