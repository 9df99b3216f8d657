import type { AnswerValue, FormField } from '../../contract/types.gen.ts'
import { traitsOf, type ValueKind } from '../field-types.ts'
import { exactNumber } from '../numbers.ts'

const asGiven = (text: string): string => text
const trimmed = (text: string): string => text.trim()

const TIDIED: Readonly<Record<ValueKind, (text: string) => AnswerValue>> = {
  'free-text': asGiven,
  line: trimmed,
  quantity: exactNumber,
  day: trimmed,
  'one-option': asGiven,
  'several-options': asGiven,
  scale: exactNumber,
  consent: asGiven,
  upload: asGiven,
}

/**
 * The answer as it is stored: a numeric text as a number when no digit is lost, addresses without the spaces around
 * them, everything else as it was given. Meant for answers that `validateAnswer` accepts.
 */
export const tidyAnswer = ({ type }: FormField, value: AnswerValue): AnswerValue =>
  typeof value === 'string' ? TIDIED[traitsOf(type).value](value) : value
