import type { FieldOption, FieldType } from '../../contract/types.gen.ts'
import { normaliseTranscript } from '../../rules/transcript/index.ts'

/** A Friday. */
export const TODAY = '2026-11-20'

export const words = (said: string) => said.split(' ').filter(Boolean)

/** Options whose values are their labels, which a text parts by `|`. */
export const optionsOf = (labels: string | readonly string[]): FieldOption[] =>
  (typeof labels === 'string' ? labels.split('|') : labels).map((label) => ({ label, value: label }))

/** The value that a field without options takes from what was said. */
export const heard = (type: FieldType, said: string, locale = 'en-US', today = TODAY) =>
  normaliseTranscript({ type }, said, { today, locale })

/** The value that a field with these options takes from what was said. */
export const chosen = (type: FieldType, labels: string | readonly string[], said: string, locale = 'en-US') =>
  normaliseTranscript({ type, options: optionsOf(labels) }, said, { today: TODAY, locale })

/** The labels of the boxes that are ticked, in one text. */
export const ticked = (labels: string, said: string) => {
  const values = chosen('checkbox', labels, said)
  return Array.isArray(values) ? values.join('|') : values
}

/** What was read from some words, and the place after it. */
export const readAs = (found: { value: unknown; next: number } | undefined) => found && `${found.value} ${found.next}`
