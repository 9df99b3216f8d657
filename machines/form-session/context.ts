import type { FormField, SubmissionPayload } from '../../contract/types.gen.ts'
import { canSubmit, type FieldState, type FieldStates, stateOf, validateForm } from '../../rules/form-answers.ts'
import { buildPayload, type FormSession } from '../../rules/payload.ts'
import { NO_PREFILL } from '../../rules/prefill/prefill.ts'
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
import { fieldsAskedWith } from './fields-asked.ts'
import { keptIn } from './unconfirmed.ts'

/** A session as it begins: the fields are data, so each has a state and none has a chart of its own name. */
export const freshContext = (input: FormSessionInput): FormSessionContext => ({
  autoAdvance: true,
  keepsCorrections: false,
  prefill: NO_PREFILL,
  ...input,
  index: 0,
  isChanging: false,
  led: 0,
  undos: [],
  unconfirmed: {},
  asked: null,
  states: Object.fromEntries(input.form.fields.map((field) => [field.id, pendingState(field)])),
  sessionId: null,
  voice: {},
  lastActiveAt: input.startedAt,
  receipt: null,
})

/** The actor of a field is known by its place: ids of fields are the owner's words. */
export const fieldActorId = (index: number) => `field-${index}` as const

/**
 * The current field, as it is asked with the answers before it.
 * @throws RangeError when the form has no fields: such a form is not answered
 */
export function currentField(context: FormSessionContext): FormField {
  const field = context.form.fields[context.index]
  if (!field) throw new RangeError(`The form has no field ${context.index}`)
  const asked = fieldsAskedWith(context, context.states)
  return asked === context.form.fields ? field : (asked.find(({ id }) => id === field.id) ?? field)
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

/** The fields that are asked with the answers as they stand. */
export const askedFields = (context: FormSessionContext): FormField[] =>
  fieldsAskedWith(context, settledStates(context))

/** Whether a field is asked, by its place in the form. */
function isAskedIn(context: FormSessionContext): (index: number) => boolean {
  const { fields } = context.form
  const asked = askedFields(context)
  if (asked === fields) return (index) => index in fields
  const ids = new Set(asked.map(({ id }) => id))
  return (index) => ids.has(fields[index]?.id ?? '')
}

/** The place in the form of the field that is asked there, or before it. */
export function clampIndex(context: FormSessionContext, index: number): number {
  const place = Math.max(0, Math.min(Math.trunc(index) || 0, context.form.fields.length - 1))
  return stepFrom(context, place + 1, -1) ?? 0
}

/** The place of the next field that is asked with these answers; undefined after the last one. */
export const nextIndex = (context: FormSessionContext): number | undefined => stepFrom(context, context.index, 1)

/** The place of the field before, on the path that leads to this one; undefined at the first one. */
export const previousIndex = (context: FormSessionContext): number | undefined => stepFrom(context, context.index, -1)

function stepFrom(context: FormSessionContext, index: number, step: 1 | -1): number | undefined {
  const { length } = context.form.fields
  const isAsked = isAskedIn(context)
  for (let place = index + step; place >= 0 && place < length; place += step) if (isAsked(place)) return place
  return undefined
}

/** At another field, or led to this one; what was changed from the review is over with that. */
export const movedTo = (context: FormSessionContext, index: number) => ({
  index: clampIndex(context, index),
  isChanging: false,
})

/** The first field that keeps the form from being sent; the current one when there is none. */
export function missingIndex(context: FormSessionContext): number {
  const [problem] = validateForm(askedFields(context), settledStates(context))
  return problem ? context.form.fields.findIndex(({ id }) => id === problem.fieldId) : context.index
}

export const mayBeSent = (context: FormSessionContext): boolean =>
  canSubmit(askedFields(context), settledStates(context))

export const hasAnswers = (context: FormSessionContext): boolean =>
  progressOf(askedFields(context), settledStates(context)).completed > 0

/** By context, which is another object after each change: one snapshot asks for this many times. */
const settled = new WeakMap<FormSessionContext, FieldStates>()

/** The states as they will be once the current field is left: a form is judged, shown and sent by these. */
export function settledStates(context: FormSessionContext): FieldStates {
  const known = settled.get(context)
  if (known) return known
  const field = currentField(context)
  const states = { ...context.states, [field.id]: leftState(field, currentState(context)) }
  settled.set(context, states)
  return states
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

export const savedSession = (context: FormSessionContext): SavedSession => ({
  session: sessionOf(context, context.states),
  voiceSessionId: context.sessionId,
  formVersion: context.form.version,
})

export const payloadOf = (context: FormSessionContext): SubmissionPayload =>
  buildPayload({
    session: sessionOf(context, settledStates(context)),
    fields: askedFields(context),
    device: context.device,
    completedAt: context.lastActiveAt,
    voiceSessionId: context.sessionId ?? undefined,
  })

function sessionOf(context: FormSessionContext, fieldStates: FieldStates): FormSession {
  const unconfirmed = keptIn(context)
  return {
    id: context.id,
    formId: context.form.id,
    currentFieldIndex: context.index,
    fieldStates,
    isComplete: context.receipt !== null,
    startedAt: context.startedAt,
    lastActiveAt: context.lastActiveAt,
    ...(Object.keys(context.voice).length > 0 && { voice: context.voice }),
    ...(Object.keys(unconfirmed).length > 0 && { unconfirmed }),
  }
}
