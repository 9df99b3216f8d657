import type { FormField } from '../../contract/types.gen.ts'
import { type AnswerValue, isAnswered } from '../../rules/answers.ts'
import { type FieldState, stateOf } from '../../rules/form-answers.ts'
import { pendingState } from '../field/field-states.ts'
import type { FormSessionContext } from './types.ts'

/** An answer that the person gave, and not the link that was opened. */
export const isOwnAnswer = (field: FormField, state: FieldState | undefined): boolean =>
  isAnswered(field, state?.value) && state?.link !== 'filled'

const filled = (field: FormField, value: AnswerValue): FieldState => ({
  ...pendingState(field),
  status: 'completed',
  isValid: true,
  value,
  link: 'filled',
})

/**
 * What the link of the form fills in as a session begins, by the place of each field: what the person answered before stays. What a link filled in
 * on a visit before, and was left as it was, is there again.
 */
export function prefilledStates({ form, prefill, saved }: FormSessionContext): [number, FieldState][] {
  return form.fields.flatMap((field, index): [number, FieldState][] => {
    const before = stateOf(saved?.session.fieldStates, field.id)
    if (isOwnAnswer(field, before)) return []
    const value = prefill.values.get(field.id)
    if (value !== undefined) return [[index, filled(field, value)]]
    if (prefill.refused.includes(field.id)) return [[index, { ...pendingState(field), link: 'refused' }]]
    return before?.link === 'filled' && before.value !== undefined ? [[index, filled(field, before.value)]] : []
  })
}
