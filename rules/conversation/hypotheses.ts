import type { FieldOption, FormField } from '../../contract/types.gen.ts'
import { type AnswerValue, validateAnswer } from '../answers.ts'
import { likeness } from './likeness.ts'
import { HYPOTHESES_MAX } from './limits.ts'
import { traitsOf, type ValueKind } from '../field-types.ts'

/** Whether a value is among those that the person said no to. */
const isRefused = (value: AnswerValue, refused: readonly AnswerValue[]): boolean =>
  refused.some((one) => isSame(one, value))

/** As they are meant: a text that differs in capitals alone is the same answer. */
const isSame = (a: AnswerValue, b: AnswerValue): boolean =>
  typeof a === 'string' && typeof b === 'string'
    ? a.toLowerCase() === b.toLowerCase()
    : JSON.stringify(a) === JSON.stringify(b)

/** Without what was refused and what is there twice, the likeliest first; at most one and those to be offered after it. */
export function unrefused(values: readonly AnswerValue[], refused: readonly AnswerValue[]): AnswerValue[] {
  const distinct = values.filter((value, at) => !isRefused(value, [...refused, ...values.slice(0, at)]))
  return distinct.slice(0, HYPOTHESES_MAX + 1)
}

/** What a value is easily heard for, by its sound or by how it is written, where that can be an answer of the field. */
export const confusedWith = (field: FormField, value: AnswerValue): AnswerValue[] =>
  CONFUSED[traitsOf(field.type).value](field, value).filter((other) => validateAnswer(field, other) === undefined)

const none = (): AnswerValue[] => []

const CONFUSED: Readonly<Record<ValueKind, (field: FormField, value: AnswerValue) => AnswerValue[]>> = {
  'free-text': none,
  line: none,
  quantity: (_, value) => (typeof value === 'number' ? teenOrTens(value) : []),
  day: (_, value) => (typeof value === 'string' ? dayAndMonthSwapped(value) : []),
  'one-option': ({ options }, value) =>
    options?.length === 2 ? options.flatMap((one) => (one.isOther || one.value === value ? [] : one.value)) : [],
  'several-options': none,
  // Nothing but a plain yes gives it.
  consent: none,
  scale: none,
  upload: none,
}

/** "Fifteen" and "fifty". */
function teenOrTens(value: number): number[] {
  const rest = value % 100
  if (!Number.isInteger(value)) return []
  if (rest >= 13 && rest <= 19) return [value - rest + (rest - 10) * 10]
  return rest >= 30 && rest % 10 === 0 ? [value - rest + 10 + rest / 10] : []
}

/** "03/04". */
function dayAndMonthSwapped(date: string): string[] {
  const [year, month, day] = date.split('-')
  return month === day || Number(day) > 12 ? [] : [`${year}-${day}-${month}`]
}

/** The two options that sound most like what was said, of those that were not refused; undefined where there are no two. */
export function eitherOf(
  field: FormField,
  said: string,
  refused: readonly AnswerValue[],
): [FieldOption, FieldOption] | undefined {
  if (traitsOf(field.type).value !== 'one-option') return undefined
  const left = (field.options ?? []).filter(({ value, isOther }) => !isOther && !isRefused(value, refused))
  const [first, second] = left.toSorted((a, b) => likeness(b.label, said) - likeness(a.label, said))
  return first && second && [first, second]
}
