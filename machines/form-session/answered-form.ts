import type { AnswerValue } from '../../contract/types.gen.ts'
import type { AnsweredForm } from '../../rules/conversation/several/index.ts'
import type { FormSessionContext } from './types.ts'

/** The form with the answers that stand; undefined while one of them is changed from the review, where only that one is meant. */
export function answeredForm({ form, isChanging, states }: FormSessionContext): AnsweredForm | undefined {
  if (isChanging) return undefined
  const values: Record<string, AnswerValue> = {}
  for (const { fieldId, value } of Object.values(states)) if (value !== undefined) values[fieldId] = value
  return { fields: form.fields, values, language: form.language }
}
