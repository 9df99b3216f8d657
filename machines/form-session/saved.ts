import type { FormField } from '../../contract/types.gen.ts'
import { restoredUnconfirmed } from '../../rules/conversation/kept-unconfirmed.ts'
import { type FieldState, type FieldStates, stateOf } from '../../rules/form-answers.ts'
import { answeredForm } from './answered-form.ts'
import { clampIndex } from './context.ts'
import { isOwnAnswer } from './prefill.ts'
import type { FormSessionContext } from './types.ts'

interface SavedField {
  index: number
  field: FormField
  state: FieldState
}

/** What was saved of each field that the form still has. */
export const savedStates = ({ form, saved }: FormSessionContext): SavedField[] =>
  form.fields.flatMap((field, index) => {
    const state = stateOf(saved?.session.fieldStates, field.id)
    return state ? [{ index, field, state }] : []
  })

const statesWithSaved = (context: FormSessionContext): FieldStates => ({
  ...context.states,
  ...Object.fromEntries(savedStates(context).map(({ state }) => [state.fieldId, state])),
})

/** What was said before the page was left and waits for a yes, as far as the form still asks for it. */
export function savedUnconfirmed(context: FormSessionContext): FormSessionContext['unconfirmed'] {
  const form = answeredForm({ ...context, states: statesWithSaved(context) })
  return form ? restoredUnconfirmed(context.saved?.session.unconfirmed, form) : {}
}

/** Whether there is anything of the person's to go on with. */
export const hasSaved = (context: FormSessionContext): boolean =>
  savedStates(context).some(({ field, state }) => isOwnAnswer(field, state)) ||
  Object.keys(savedUnconfirmed(context)).length > 0

/** The server's session goes on only while the form is still the one that it began with. */
export const savedSessionId = ({ saved, form }: FormSessionContext): string | null =>
  saved?.formVersion === form.version ? saved.voiceSessionId : null

/** The saved session goes on. */
export function restoredContext(context: FormSessionContext): Partial<FormSessionContext> {
  const { saved } = context
  if (!saved) return {}
  const states = statesWithSaved(context)
  return {
    id: saved.session.id,
    startedAt: saved.session.startedAt,
    index: clampIndex({ ...context, states, index: 0 }, saved.session.currentFieldIndex),
    sessionId: savedSessionId(context),
    voice: saved.session.voice ?? {},
    unconfirmed: savedUnconfirmed(context),
    saved: null,
  }
}
