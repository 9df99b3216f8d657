import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import type { formSessionMachine } from '../../../../machines/form-session/form-session.machine.ts'
import type { FormSessionEvent } from '../../../../machines/form-session/types.ts'
import type { handsFreeMachine } from '../../../../machines/hands-free/hands-free.machine.ts'
import type { SubmissionEvent } from '../../../../machines/submission/setup.ts'
import type { submissionMachine } from '../../../../machines/submission/submission.machine.ts'
import type { VoicePersonEvent, VoiceReport } from '../../../../machines/voice-capture/types.ts'
import type { voiceCaptureMachine } from '../../../../machines/voice-capture/voice-capture.machine.ts'

export type SessionRef = ActorRefFrom<typeof formSessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof formSessionMachine>
export type VoiceRef = ActorRefFrom<typeof voiceCaptureMachine>
export type VoiceSnapshot = SnapshotFrom<typeof voiceCaptureMachine>
type SubmissionRef = ActorRefFrom<typeof submissionMachine>
export type SubmissionSnapshot = SnapshotFrom<typeof submissionMachine>

export type HandsFreeRef = ActorRefFrom<typeof handsFreeMachine>
export type HandsFreeSnapshot = SnapshotFrom<typeof handsFreeMachine>

/** What a person does to a session, by hand or in a conversation. */
export type SessionEvent = Exclude<FormSessionEvent, VoiceReport> | VoicePersonEvent | SubmissionEvent

const isVoice = (actor: AnyActorRef | undefined): actor is VoiceRef => actor?.src === 'voiceCapture'
const isSubmission = (actor: AnyActorRef | undefined): actor is SubmissionRef => actor?.src === 'submission'

/** The voice of the current field; undefined while the answers are reviewed. */
export function voiceOf({ children }: SessionSnapshot): VoiceRef | undefined {
  const actor: AnyActorRef | undefined = children['voiceCapture']
  return isVoice(actor) ? actor : undefined
}

/** The submit modal; undefined while it is closed. */
export function submissionOf({ children }: SessionSnapshot): SubmissionRef | undefined {
  const actor: AnyActorRef | undefined = children['submission']
  return isSubmission(actor) ? actor : undefined
}

const OF_SUBMISSION: readonly string[] = ['submission.confirmed', 'submission.retried', 'submission.closed']

/**
 * The chart that an event is for: the voice and the submit modal have charts of their own. A change is asked of the modal, and of
 * the session where the review was only read aloud.
 */
export function recipientOf(session: SessionRef, { type }: SessionEvent): AnyActorRef | undefined {
  if (type.startsWith('voice.')) return voiceOf(session.getSnapshot())
  const submission = submissionOf(session.getSnapshot())
  if (type === 'change.requested') return submission ?? session
  return OF_SUBMISSION.includes(type) ? submission : session
}
