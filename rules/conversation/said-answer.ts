import type { AnswerValue, FieldType, FormField } from '../../contract/types.gen.ts'
import { isFileAnswer } from '../answers/files.ts'
import { traitsOf } from '../field-types.ts'
import { optionsOf } from '../fields.ts'
import type { ConversationWords } from '../languages/shared/conversation.ts'

const labelOf = (field: FormField, value: string): string =>
  optionsOf(field).find((option) => option.value === value)?.label ?? value

/** A day without a time: read as UTC, or it would be the day before west of Greenwich. */
function saidDay(day: string, locale: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? day : date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
}

/** An answer as it is said aloud; empty where there is none. */
export function saidAnswer(
  field: FormField,
  value: AnswerValue | undefined,
  locale: string,
  { none }: Pick<ConversationWords, 'none'>,
): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map((each) => labelOf(field, each)).join(', ') || none
  if (isFileAnswer(value)) return value.name
  return traitsOf(field.type).value === 'day' ? saidDay(String(value), locale) : labelOf(field, String(value))
}

const whole = (value: string): string => value

/** What of a value is spelled: of a telephone number what is dialled, of an address no scheme. */
const SPELLED: Readonly<Record<FieldType, (value: string) => string>> = {
  text: whole,
  textarea: whole,
  number: whole,
  email: whole,
  url: (address) => address.replace(/^https?:\/\//, ''),
  tel: (number) => number.replaceAll(/[^\d+]/g, ''),
  date: whole,
  select: whole,
  radio: whole,
  checkbox: whole,
  file: whole,
}

/** A value letter by letter, with short pauses: every letter of it counts. */
export function spelledAnswer(
  field: Pick<FormField, 'type'>,
  value: string,
  { signs, capital }: Pick<ConversationWords, 'signs' | 'capital'>,
): string {
  const said = (letter: string) => signs[letter] ?? (letter === letter.toLowerCase() ? letter : capital(letter))
  return [...SPELLED[field.type](value)].map(said).join(', ')
}
