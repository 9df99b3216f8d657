import type { FormField } from '../../contract/types.gen.ts'
import type { AnswerValue } from '../answers.ts'
import type { Completeness } from './levels.ts'

const plain = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** "No" is whole unless there is "No opinion" too. */
export function completenessOfChoice(field: FormField, value: AnswerValue): Completeness {
  const options = field.options ?? []
  const chosen = options.find((option) => option.value === value)
  if (!chosen) return 'open'
  const begun = `${plain(chosen.label)} `
  return options.some(({ label }) => plain(label).startsWith(begun)) ? 'open' : 'whole'
}

/** A list may go on until it has all, or none. */
export function completenessOfChoices({ options }: FormField, value: AnswerValue): Completeness {
  const count = Array.isArray(value) ? value.length : undefined
  return count === 0 || count === options?.length ? 'whole' : 'open'
}
