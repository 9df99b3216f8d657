import { currentField, currentState, settledStates } from '../../../../machines/form-session/context.ts'
import { isAnswered } from '../../../../rules/answers.ts'
import { canSubmit, type FieldProblem, stateOf, validateForm } from '../../../../rules/form-answers.ts'
import { type Progress, progressOf } from '../../../../rules/progress.ts'
import type { Moment, SessionSnapshot, VoiceSnapshot } from './refs.ts'
import type { VoiceState } from '../texts.ts'
import type { FillView, VoiceView } from '../border.ts'

/** Progress, as if the current field were left just now: what is typed counts at once. */
export const selectProgress = ({ context }: SessionSnapshot): Progress =>
  progressOf(context.form.fields, settledStates(context))

export const selectProblems = ({ context }: SessionSnapshot): FieldProblem[] =>
  validateForm(context.form.fields, settledStates(context))

export const selectIsReady = ({ context }: SessionSnapshot): boolean =>
  canSubmit(context.form.fields, settledStates(context))

/** Whether any answer was spoken. */
export const selectIsSpoken = ({ context }: SessionSnapshot): boolean =>
  Object.values(context.states).some(({ transcript }) => Boolean(transcript))

/** Where a field stands that is named in the completion panel. */
export const selectIndexOf = ({ context }: SessionSnapshot, fieldId: string): number =>
  context.form.fields.findIndex(({ id }) => id === fieldId)

export const selectIsLast = ({ context: { index, form } }: SessionSnapshot): boolean => index + 1 >= form.fields.length

/** How many fields were answered when the page was left. */
export const selectSavedCount = ({ context: { form, saved } }: SessionSnapshot): number =>
  form.fields.filter((field) => isAnswered(field, stateOf(saved?.session.fieldStates, field.id)?.value)).length

/** The state in the specification's words; no voice while the answers are reviewed. */
export function selectVoiceState(snapshot: VoiceSnapshot | undefined): VoiceState {
  const value = snapshot?.value ?? 'idle'
  if (typeof value === 'string') return value
  if ('completed' in value) return value.completed === 'refused' ? 'idle' : 'completed'
  return typeof value.capturing === 'string' ? value.capturing : 'transcribing'
}

/** The voice of the current field; what was said before stays in view until it is typed over. */
export const selectVoice = (
  voice: VoiceSnapshot | undefined,
  before?: string,
  audioRecipient?: string,
  isRefused = false,
): VoiceView => ({
  state: isRefused && selectVoiceState(voice) === 'completed' ? 'error' : selectVoiceState(voice),
  level: voice?.context.level ?? 0,
  transcript: voice?.context.transcript || before,
  problem: voice?.context.failure?.message,
  audioRecipient,
})

function stageOf(snapshot: SessionSnapshot): FillView['stage'] {
  if (snapshot.hasTag('submitted')) return 'submitted'
  return snapshot.hasTag('recovering') ? 'recovering' : 'filling'
}

/** All that the page shows, at one moment of a filling. */
export function selectView({ snapshot, voice, side }: Moment): FillView {
  const { context } = snapshot
  const state = currentState(context)
  return {
    stage: stageOf(snapshot),
    field: currentField(context),
    state,
    index: context.index,
    total: context.form.fields.length,
    progress: selectProgress(snapshot),
    voice: {
      ...selectVoice(voice, state.transcript, side.audioRecipient, state.status === 'error'),
      notice: side.notice,
      isHoldToTalk: side.settings.isHoldToTalk,
    },
  }
}
