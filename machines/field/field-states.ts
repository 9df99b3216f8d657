import type { FormField } from '../../contract/types.gen.ts'
import { isAnswered, validateAnswer } from '../../rules/answers.ts'
import { completeAnswer } from '../../rules/completeness/complete-answer.ts'
import type { FieldState } from '../../rules/form-answers.ts'

/** The title above the rule's own message when a field is in error. */
export const FIELD_VALIDATION_FAILED = 'Field validation failed'

/** A field as a session starts with it: valid only while it may stay empty. */
export const pendingState = (field: FormField): FieldState => ({
  fieldId: field.id,
  status: 'pending',
  isValid: !field.required,
  value: undefined,
  transcript: undefined,
  validationError: undefined,
})

/** The field as it will be once the person leaves it, so that a whole form is judged without moving away first. */
export function leftState(field: FormField, state: FieldState): FieldState {
  if (state.status !== 'active') return state
  if (!isAnswered(field, state.value)) return { ...state, status: 'pending', isValid: !field.required }
  const value = completeAnswer(field, state.value)
  const validationError = validateAnswer(field, value)
  return {
    ...state,
    value,
    status: validationError ? 'error' : 'completed',
    isValid: !validationError,
    validationError,
  }
}
