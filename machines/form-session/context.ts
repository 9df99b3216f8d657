import type { FormField, SubmissionPayload } from '../../contract/types.gen.ts'
import { type FieldState, type FieldStates, stateOf, validateForm } from '../../rules/form-answers.ts'
import { buildPayload, type FormSession } from '../../rules/payload.ts'
import { progressOf } from '../../rules/progress.ts'
import {
  type MishearingKind,
  type VoiceTraces,
  withMisheard,
  withMishearing,
  withTyping,
} from '../../rules/voice-counts.ts'
import { leftState, pendingState } from '../field/field-states.ts'
import { UNDO_STEPS_MAX } from '../../rules/limits.ts'
import type { FormSessionContext, FormSessionInput, SavedSession, UndoStep } from './types.ts'

/** A session as it begins: the fields are data, so each has a state and none has a chart of its own name. */
export const freshContext = (input: FormSessionInput): FormSessionContext => ({
  autoAdvance: true,
  keepsCorrections: false,
  ...input,
  index: 0,
  isChanging: false,
  led: 0,
  undos: [],
  states: Object.fromEntries(input.form.fields.map((field) => [field.id, pendingState(field)])),
  sessionId: null,
  voice: {},
  lastActiveAt: input.startedAt,
  receipt: null,
})

/** The actor of a field is known by its place: ids of fields are the owner's words. */
export const fieldActorId = (index: number) => `field-${index}` as const

/** @throws RangeError when the form has no fields: such a form is not filled */
export function currentField({ form, index }: FormSessionContext): FormField {
  const field = form.fields[index]
  if (!field) throw new RangeError(`The form has no field ${index}`)
  return field
}

/** What was heard and is no answer is remembered only where the owner wants to know. */
export function traceMishearing(context: FormSessionContext, kind: MishearingKind, heard: string): VoiceTraces {
  const { id } = currentField(context)
  const counted = withMishearing(context.voice, id, kind)
  return context.keepsCorrections ? withMisheard(counted, id, heard) : counted
}

/** Another answer takes the place of what was heard. */
export function traceCorrection(context: FormSessionContext, isTyped: boolean): VoiceTraces {
  const { id } = currentField(context)
  const traced = isTyped ? withTyping(context.voice, id) : context.voice
  return context.keepsCorrections ? withMisheard(traced, id, currentState(context).transcript) : traced
}

export const clampIndex = ({ form }: FormSessionContext, index: number): number =>
  Math.max(0, Math.min(Math.trunc(index) || 0, form.fields.length - 1))

/** At another field, or led to this one; what was changed from the review is over with that. */
export const movedTo = (context: FormSessionContext, index: number) => ({
  index: clampIndex(context, index),
  isChanging: false,
})

/** The first field that keeps the form from being sent; the current one when there is none. */
export function missingIndex(context: FormSessionContext): number {
  const [problem] = validateForm(context.form.fields, settledStates(context))
  return problem ? context.form.fields.findIndex(({ id }) => id === problem.fieldId) : context.index
}

export const hasAnswers = (context: FormSessionContext): boolean =>
  progressOf(context.form.fields, settledStates(context)).completed > 0

/** The states as they will be once the current field is left: a form is judged, shown and sent by these. */
export function settledStates(context: FormSessionContext): FieldStates {
  const field = currentField(context)
  return { ...context.states, [field.id]: leftState(field, currentState(context)) }
}

export const currentState = (context: FormSessionContext): FieldState =>
  stateOf(context.states, currentField(context).id) ?? pendingState(currentField(context))

/** The steps that can be undone once the current field has another answer. */
export function undosWith(context: FormSessionContext, isTyped: boolean): UndoStep[] {
  const { undos, index } = context
  const [last] = undos
  if (isTyped && last?.isTyped && last.index === index) return undos
  return [{ index, state: currentState(context), isTyped }, ...undos].slice(0, UNDO_STEPS_MAX)
}

/** What was saved of each field that the form still has. */
export const savedStates = ({ form, saved }: FormSessionContext): SavedField[] =>
  form.fields.flatMap((field, index) => {
    const state = stateOf(saved?.session.fieldStates, field.id)
    return state ? [{ index, field, state }] : []
  })

interface SavedField {
  index: number
  field: FormField
  state: FieldState
}

/** The server's session goes on only while the form is still the one that it began with. */
export const savedSessionId = ({ saved, form }: FormSessionContext): string | null =>
  saved?.formVersion === form.version ? saved.voiceSessionId : null

/** The saved session goes on. */
export function restoredContext(context: FormSessionContext): Partial<FormSessionContext> {
  const { saved } = context
  if (!saved) return {}
  return {
    id: saved.session.id,
    startedAt: saved.session.startedAt,
    index: clampIndex(context, saved.session.currentFieldIndex),
    sessionId: savedSessionId(context),
    voice: saved.session.voice ?? {},
    saved: null,
  }
}

export const savedSession = (context: FormSessionContext): SavedSession => ({
  session: sessionOf(context, context.states),
  voiceSessionId: context.sessionId,
  formVersion: context.form.version,
})

export const payloadOf = (context: FormSessionContext): SubmissionPayload =>
  buildPayload({
    session: sessionOf(context, settledStates(context)),
    fields: context.form.fields,
    device: context.device,
    completedAt: context.lastActiveAt,
    voiceSessionId: context.sessionId ?? undefined,
  })

const sessionOf = (context: FormSessionContext, fieldStates: FieldStates): FormSession => ({
  id: context.id,
  formId: context.form.id,
  currentFieldIndex: context.index,
  fieldStates,
  isComplete: context.receipt !== null,
  startedAt: context.startedAt,
  lastActiveAt: context.lastActiveAt,
  ...(Object.keys(context.voice).length > 0 && { voice: context.voice }),
})
