import { formSessionMachine } from '../../../machines/form-session/form-session.machine.ts'
import { done, elapsed, failed, type Step, explore } from '../support/paths.ts'
import { fields, input, real, saved } from './sessions.ts'

const receipt = { success: true as const, id: 'r-1', submission_id: 'r-1' }
const answered = { type: 'field.answered' as const, value: '42', transcript: 'forty two', confidence: 0.8 }
const left = (fieldId: string) => ({
  type: 'answer.left' as const,
  fieldId,
  unconfirmed: { value: '24', transcript: 'for tea', confidence: 0.3 },
})
const proposed = { type: 'voice.proposed' as const, parts: [], transcript: 'for tea', confidence: 0.3 }
const unheard = {
  type: 'voice.failed' as const,
  failure: { kind: 'not-understood', message: 'That was not understood.' },
  transcript: 'for tea',
}
export const requested = { type: 'submission.requested' as const }
export const fieldEvents = [
  { type: 'next.requested' as const },
  { type: 'previous.requested' as const },
  { type: 'field.chosen' as const, index: 9 },
  { type: 'field.typed' as const, value: '42' },
  { type: 'field.confirmed' as const },
  { type: 'field.retried' as const },
  answered,
  { type: 'voice.acknowledged' as const },
  { type: 'voice.doubted' as const, value: '24', transcript: 'for tea', confidence: 0.3 },
  left('name'),
  left('age'),
  { type: 'answer.taken' as const },
  { type: 'answer.asked' as const, asked: { fieldId: 'age', unconfirmed: left('age').unconfirmed } },
  { type: 'recording.found' as const },
  proposed,
  { type: 'undo.requested' as const },
  { type: 'field.misheard' as const, kind: 'refused' as const, transcript: 'forty too' },
  unheard,
  { ...unheard, failure: { kind: 'offline', message: 'Offline' } },
  { type: 'voice.commanded' as const, command: 'undo' as const, transcript: 'undo' },
  { type: 'voice.commanded' as const, command: 'clear' as const, transcript: 'clear that' },
  { type: 'advance.cancelled' as const },
  requested,
  { type: 'review.closed' as const },
  elapsed(500),
]
/** What is judged and when, to the end of the form and back from its review. */
const judged = [
  { type: 'next.requested' as const },
  { type: 'previous.requested' as const },
  { type: 'field.typed' as const, value: 'old' },
  { type: 'field.picked' as const, value: '42' },
  { type: 'field.retried' as const },
  { type: 'field.blurred' as const, index: 0 },
  { type: 'field.blurred' as const, index: 1 },
  { type: 'field.confirmed' as const },
  answered,
  { type: 'form.finished' as const },
  requested,
  { type: 'submission.awaited' as const },
  proposed,
  { type: 'review.left' as const, index: 0 },
  { type: 'review.left' as const, index: 1 },
  { type: 'change.requested' as const, index: 0 },
  { type: 'change.requested' as const, index: 1 },
  elapsed(500),
]
const serving = [
  { type: 'recovery.accepted' as const },
  { type: 'recovery.refused' as const },
  requested,
  { type: 'form.finished' as const },
  { type: 'restart.requested' as const },
  { type: 'restart.refused' as const },
  { type: 'session.restarted' as const },
  { type: 'session.opened' as const, sessionId: 's-2' },
  { type: 'submission.accepted' as const, receipt },
  { type: 'submission.delivered' as const, id: input.id, receipt },
  { type: 'submission.delivered' as const, id: saved.session.id, receipt },
  { type: 'review.closed' as const },
  done('createSession', 's-1'),
  failed('createSession', new TypeError('Failed to fetch')),
  failed('storeSession', new Error('No storage')),
  failed('reloadPage', new Error('No window')),
]

export type Move = Step<typeof formSessionMachine>
export type Here = Move['after']
export const statuses = ({ context }: Here) => fields.map(({ id }) => context.states[id]?.status).join(' ')
const values = ({ context }: Here) => fields.map(({ id }) => context.states[id]?.value ?? null)
export const key = (here: Here) => {
  const { index, sessionId, isChanging } = here.context
  return [index, statuses(here), values(here), sessionId, isChanging]
}
export const answering = explore(formSessionMachine, { input, events: fieldEvents, key, real })
const optional = { ...input, form: { ...input.form, fields: fields.slice(0, 1) } }
export const sending = explore(formSessionMachine, { input: optional, events: serving, key, real })
const skipping = explore(formSessionMachine, { input: optional, events: fieldEvents, key, real })
export const judging = explore(formSessionMachine, { input, events: judged, key, real })
const reversed = { ...input, form: { ...input.form, fields: fields.toReversed() } }
/** A required field before an optional one. */
export const insisting = explore(formSessionMachine, { input: reversed, events: judged, key, real })
export const restoring = explore(formSessionMachine, { input: { ...input, saved }, events: serving, key, real })
export const explorations = [answering, judging, insisting, sending, skipping, restoring]
export const steps = explorations.flatMap((each) => each.steps)
