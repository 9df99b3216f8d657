import type { SnapshotFrom } from 'xstate'
import type { formSessionMachine } from '../../../machines/form-session.machine.ts'
import { currentField, currentState, settledStates } from '../../../machines/form-session.parts.ts'
import type { voiceCaptureMachine } from '../../../machines/voice-capture.machine.ts'
import { canSubmit, type FieldProblem, validateForm } from '../../../rules/form-answers.ts'
import { type Progress, progressOf } from '../../../rules/progress.ts'
import type { VoiceState } from './texts.ts'

export type SessionSnapshot = SnapshotFrom<typeof formSessionMachine>
export type VoiceSnapshot = SnapshotFrom<typeof voiceCaptureMachine>

export const selectField = ({ context }: SessionSnapshot) => currentField(context)
export const selectFieldState = ({ context }: SessionSnapshot) => currentState(context)

export const selectPosition = ({ context: { index, form } }: SessionSnapshot) => ({ index, total: form.fields.length })

/** Progress, as if the current field were left just now: what is typed counts at once. */
export const selectProgress = ({ context }: SessionSnapshot): Progress =>
  progressOf(context.form.fields, settledStates(context))

export const selectProblems = ({ context }: SessionSnapshot): FieldProblem[] =>
  validateForm(context.form.fields, settledStates(context))

export const selectIsReady = ({ context }: SessionSnapshot): boolean =>
  canSubmit(context.form.fields, settledStates(context))

/** Where the moves lead, for a field that is named in the completion panel. */
export const selectIndexOf = ({ context }: SessionSnapshot, fieldId: string): number =>
  context.form.fields.findIndex(({ id }) => id === fieldId)

/** How many fields were answered when the page was left. */
export const selectSavedCount = ({ context: { form, saved } }: SessionSnapshot): number =>
  progressOf(form.fields, saved?.session.fieldStates).completed

/** The state in the specification's words; no voice while the answers are reviewed. */
export function selectVoiceState(snapshot: VoiceSnapshot | undefined): VoiceState {
  const value = snapshot?.value ?? 'idle'
  if (typeof value === 'string') return value
  if ('completed' in value) return 'completed'
  return typeof value.capturing === 'string' ? value.capturing : 'transcribing'
}

export const selectLevel = (snapshot: VoiceSnapshot | undefined): number => snapshot?.context.level ?? 0
