import { currentField, currentState, settledStates } from '../../../../machines/form-session/context.ts'
import { isAnswered } from '../../../../rules/answers.ts'
import { canSubmit, type FieldProblem, stateOf, validateForm } from '../../../../rules/form-answers.ts'
import { type Progress, progressOf } from '../../../../rules/progress.ts'
import type { SessionSnapshot } from './refs.ts'

/** Progress, as if the current field were left just now: what is typed counts at once. */
export const selectProgress = ({ context }: SessionSnapshot): Progress =>
  progressOf(context.form.fields, settledStates(context))

export const selectProblems = ({ context }: SessionSnapshot): FieldProblem[] =>
  validateForm(context.form.fields, settledStates(context))

/** Why the current answer cannot stand; where the person was led to it, also what only the whole form says of it. */
export function selectProblem(snapshot: SessionSnapshot): string | undefined {
  const { id } = currentField(snapshot.context)
  const ofForm = () => selectProblems(snapshot).find(({ fieldId }) => fieldId === id)?.message
  return currentState(snapshot.context).validationError ?? (snapshot.hasTag('refused') ? ofForm() : undefined)
}

export const selectIsReady = ({ context }: SessionSnapshot): boolean =>
  canSubmit(context.form.fields, settledStates(context))

/** Whether something was done wrong or passed over; a field that the person has not come to yet is no fault of theirs. */
export function selectHasFaults(snapshot: SessionSnapshot): boolean {
  const { form, index, states } = snapshot.context
  const isWrong = ({ fieldId }: FieldProblem) => stateOf(states, fieldId)?.status === 'error'
  const isPassed = ({ fieldId }: FieldProblem) => selectIsLast(snapshot) && form.fields[index]?.id !== fieldId
  return selectProblems(snapshot).some((problem) => isWrong(problem) || isPassed(problem))
}

/** Whether any answer was spoken. */
export const selectIsSpoken = ({ context }: SessionSnapshot): boolean =>
  Object.values(context.states).some(({ transcript }) => Boolean(transcript))

/** Where a field stands that is named in the completion panel. */
export const selectIndexOf = ({ context }: SessionSnapshot, fieldId: string): number =>
  context.form.fields.findIndex(({ id }) => id === fieldId)

/** Where the way on leads. */
export function selectWay(snapshot: SessionSnapshot): 'next' | 'submit' | 'review' {
  if (snapshot.context.isChanging) return 'review'
  return selectIsLast(snapshot) ? 'submit' : 'next'
}

const selectIsLast = ({ context: { index, form } }: SessionSnapshot): boolean => index + 1 >= form.fields.length

/** How many fields were answered when the page was left. */
export const selectSavedCount = ({ context: { form, saved } }: SessionSnapshot): number =>
  form.fields.filter((field) => isAnswered(field, stateOf(saved?.session.fieldStates, field.id)?.value)).length
