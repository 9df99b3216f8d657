import type { AnswerValue, FormField } from '../../contract/types.gen.ts'
import { inKilobytes, isFileAnswer } from '../../rules/answers/files.ts'
import { traitsOf } from '../../rules/field-types.ts'
import { optionsOf } from '../../rules/fields.ts'

const labelOf = (field: FormField, value: string): string =>
  optionsOf(field).find((option) => option.value === value)?.label ?? value

/** A day without a time: read as UTC, or it would be the day before west of Greenwich. */
function dayText(day: string, language?: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? day : date.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })
}

/**
 * An answer as a person reads it: the labels of options, the name of a file, the day in words.
 * @param language of those words, as BCP 47; without it the browser's own
 */
export function answerText(field: FormField, value: AnswerValue | undefined, language?: string): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map((each) => labelOf(field, each)).join(', ') || 'None'
  if (isFileAnswer(value)) return `${value.name} (${inKilobytes(value.size)})`
  if (traitsOf(field.type).value === 'day') return dayText(String(value), language)
  return labelOf(field, String(value))
}
