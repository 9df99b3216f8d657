import type { ActorRefFrom, AnyActorRef } from 'xstate'
import type { formSessionMachine } from '../../../machines/form-session.machine.ts'
import type { submissionMachine } from '../../../machines/submission.machine.ts'
import type { voiceCaptureMachine } from '../../../machines/voice-capture.machine.ts'
import type { SessionSnapshot } from './selectors.ts'

export type SessionRef = ActorRefFrom<typeof formSessionMachine>
export type VoiceRef = ActorRefFrom<typeof voiceCaptureMachine>
export type SubmissionRef = ActorRefFrom<typeof submissionMachine>

const isVoice = (actor: AnyActorRef | undefined): actor is VoiceRef => actor?.src === 'voiceCapture'
const isSubmission = (actor: AnyActorRef | undefined): actor is SubmissionRef => actor?.src === 'submission'

/** The voice of the current field; undefined while the answers are reviewed. */
export function selectVoice({ children }: SessionSnapshot): VoiceRef | undefined {
  const actor: AnyActorRef | undefined = children['voiceCapture']
  return isVoice(actor) ? actor : undefined
}

/** The submit modal; undefined while it is closed. */
export function selectSubmission({ children }: SessionSnapshot): SubmissionRef | undefined {
  const actor: AnyActorRef | undefined = children['submission']
  return isSubmission(actor) ? actor : undefined
}
