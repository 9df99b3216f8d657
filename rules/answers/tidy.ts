import type { AnswerValue, FieldType, FormField } from '../../contract/types.gen.ts'
import { exactNumber } from '../numbers.ts'

const SINGLE_LINE: readonly FieldType[] = ['email', 'url', 'tel', 'date']

/**
 * The answer as it is stored: a numeric text as a number when no digit is lost, addresses without the spaces around
 * them, everything else as it was given. Meant for answers that `validateAnswer` accepts.
 */
export function tidyAnswer(field: FormField, value: AnswerValue): AnswerValue {
  if (typeof value !== 'string') return value
  if (field.type === 'number') return exactNumber(value)
  return SINGLE_LINE.includes(field.type) ? value.trim() : value
}
