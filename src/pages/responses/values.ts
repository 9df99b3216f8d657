import type { FileFacts, FormField, ResponseColumn, StoredValue } from '../../../contract/types.gen.ts'
import { answerText } from '../../fields/answer-text.ts'
import { INTERFACE_LANGUAGE } from '../../../rules/limits.ts'

export const isFile = (value: StoredValue | undefined): value is FileFacts =>
  typeof value === 'object' && value !== null && 'name' in value

/** As a person reads it; empty when nothing was answered. */
export const storedText = (field: FormField, value: StoredValue | undefined): string =>
  answerText(field, value, INTERFACE_LANGUAGE)

export const fieldOf = ({ field_id: id, name, label, type, options }: ResponseColumn): FormField => ({
  id,
  name,
  label,
  type,
  options,
})

/** In the language of the texts, in the time zone of the owner. */
export const timeText = (instant: string): string =>
  new Date(instant).toLocaleString(INTERFACE_LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' })

/** Each number stays in one line with its unit. @param seconds rounded to whole ones; they are left out beside hours */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const hasSeconds = hours === 0 && (rest > 0 || whole === 0)
  const parts = [hours && `${hours}\u{a0}h`, minutes && `${minutes}\u{a0}min`, hasSeconds && `${rest}\u{a0}s`]
  return parts.filter(Boolean).join(' ')
}

/** The name of a BCP 47 tag; devices may send anything. */
export function languageText(tag: string): string {
  try {
    return new Intl.DisplayNames(INTERFACE_LANGUAGE, { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
