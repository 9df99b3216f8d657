import type { AnswerValue, FileFacts, FormField, OtherAnswer, StoredValue } from '../../contract/types.gen.ts'
import { traitsOf } from '../field-types.ts'
import { optionsOf } from '../fields.ts'
import { isOtherAnswer, otherOption } from './other.ts'

const labelOf = (field: FormField, value: string | OtherAnswer): string =>
  typeof value === 'object' ? `${otherOption(field)?.label ?? ''}: ${value.other}` : labelOfOption(field, value)

const labelOfOption = (field: FormField, value: string): string =>
  optionsOf(field).find((option) => option.value === value)?.label ?? value

/** A day without a time: read as UTC, or it would be the day before west of Greenwich. */
function dayText(day: string, language?: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? day : date.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })
}

interface Wording {
  /** For a list of options of which none was chosen. */
  none: string
  /** For a consent that was given. */
  yes: string
  file: (file: FileFacts) => string
}

/**
 * An answer in words: the labels of options, the day in words; empty where there is none.
 * @param language of those words, as BCP 47; without it the browser's own
 */
export function answerInWords(
  field: FormField,
  value: AnswerValue | StoredValue | undefined,
  language: string | undefined,
  { none, yes, file }: Wording,
): string {
  if (value === undefined || value === null) return ''
  if (value === true) return yes
  if (Array.isArray(value)) return value.map((each) => labelOf(field, each)).join(', ') || none
  if (isOtherAnswer(value)) return labelOf(field, value)
  if (typeof value === 'object') return 'name' in value && typeof value.name === 'string' ? file(value) : ''
  return traitsOf(field.type).value === 'day' ? dayText(String(value), language) : labelOf(field, String(value))
}
