import {
  askedFields,
  currentField,
  currentState,
  mayBeSent,
  nextIndex,
  settledStates,
} from '../../../../machines/form-session/context.ts'
import { savedUnconfirmed } from '../../../../machines/form-session/saved.ts'
import type { FormField } from '../../../../contract/types.gen.ts'
import { isAnswered } from '../../../../rules/answers.ts'
import { type FieldProblem, stateOf, validateForm } from '../../../../rules/form-answers.ts'
import { fieldsAsked, withAnswers } from '../../../../rules/logic/fields-asked.ts'
import { type Progress, progressOf } from '../../../../rules/progress.ts'
import type { SessionSnapshot } from './refs.ts'

/** Progress, as if the current field were left just now: what is typed counts at once. */
export const selectProgress = ({ context }: SessionSnapshot): Progress =>
  progressOf(askedFields(context), settledStates(context))

export const selectProblems = ({ context }: SessionSnapshot): FieldProblem[] =>
  validateForm(askedFields(context), settledStates(context))

/** Why the current answer cannot stand; where the person was led to it, also what only the whole form says of it. */
export function selectProblem(snapshot: SessionSnapshot): string | undefined {
  const { id } = currentField(snapshot.context)
  const ofForm = () => selectProblems(snapshot).find(({ fieldId }) => fieldId === id)?.message
  return currentState(snapshot.context).validationError ?? (snapshot.hasTag('refused') ? ofForm() : undefined)
}

export const selectIsReady = ({ context }: SessionSnapshot): boolean => mayBeSent(context)

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

const selectIsLast = ({ context }: SessionSnapshot): boolean => nextIndex(context) === undefined

/** The fields that are asked with the answers as they stand, and where the current one is among them. */
export function selectWayThrough({ context }: SessionSnapshot): { fields: FormField[]; position: number } {
  const fields = askedFields(context)
  const { id } = currentField(context)
  return {
    fields,
    position: Math.max(
      0,
      fields.findIndex((field) => field.id === id),
    ),
  }
}

/** A text of the form with the answers that it refers to. */
export const selectText = ({ context }: SessionSnapshot, text: string): string =>
  withAnswers(text, context.form.fields, ({ id }) => stateOf(context.states, id)?.value, context.form.language)

interface Saved {
  answered: number
  asked: number
  /** The places, from 1, of the fields of which an answer waits for a yes. */
  waiting: number[]
}

/** How many fields were asked when the page was left, how many of them answered, and where something waits for a yes. */
export function selectSaved({ context }: SessionSnapshot): Saved {
  const { form, saved } = context
  const unconfirmed = savedUnconfirmed(context)
  const valueOf = ({ id }: FormField) => stateOf(saved?.session.fieldStates, id)?.value
  const asked = fieldsAsked(form.fields, valueOf)
  return {
    answered: asked.filter((field) => isAnswered(field, valueOf(field))).length,
    asked: asked.length,
    waiting: asked.flatMap(({ id }, place) => (unconfirmed[id] ? [place + 1] : [])),
  }
}
