import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import type { FieldType } from '../../../../contract/types.gen.ts'
import type { formSessionMachine } from '../../../../machines/form-session/form-session.machine.ts'
import type { handsFreeMachine } from '../../../../machines/hands-free/hands-free.machine.ts'
import type { submissionMachine } from '../../../../machines/submission/submission.machine.ts'
import type { voiceCaptureMachine } from '../../../../machines/voice-capture/voice-capture.machine.ts'
import type { AnswerValue } from '../../../../rules/answers.ts'
import type { VoiceSettings } from '../../../speech/voice-settings.ts'
import type { ConversationPanel } from '../hands-free/conversation-panel.tsx'
import type { VoiceSide } from './voice-notices.ts'

export type SessionRef = ActorRefFrom<typeof formSessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof formSessionMachine>
export type VoiceRef = ActorRefFrom<typeof voiceCaptureMachine>
export type VoiceSnapshot = SnapshotFrom<typeof voiceCaptureMachine>
export type SubmissionRef = ActorRefFrom<typeof submissionMachine>
export type SubmissionSnapshot = SnapshotFrom<typeof submissionMachine>

export type HandsFreeRef = ActorRefFrom<typeof handsFreeMachine>
export type HandsFreeSnapshot = SnapshotFrom<typeof handsFreeMachine>

/** Hands-free at one moment; the panel comes with the conversation. */
export interface HandsFree {
  isOn: boolean
  /** Whether its microphone is open just now. */
  isHearing: boolean
  turn: (isOn: boolean) => void
  Panel?: typeof ConversationPanel
  ref?: HandsFreeRef
  snapshot?: HandsFreeSnapshot
}

/** A filling at one moment: its machines' snapshots, and whom to tell. */
export interface Moment {
  session: SessionRef
  snapshot: SessionSnapshot
  voice: VoiceSnapshot | undefined
  submission: SubmissionSnapshot | undefined
  side: VoiceSide
  handsFree: HandsFree
  readAloud: ReadAloud
  /** Lets the answer that was kept be heard once more. */
  hearAgain: () => void
  changeSettings: (settings: VoiceSettings) => void
}

/** Says a value aloud; false when this browser cannot. */
export type ReadAloud = (value: AnswerValue, type: FieldType, signal: AbortSignal) => Promise<boolean>

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
