import type { DeviceInfo, FormField, SubmissionReceipt } from '../../contract/types.gen.ts'
import type { AnswerValue } from '../../rules/answers.ts'
import type { FieldState, FieldStates } from '../../rules/form-answers.ts'
import type { FormSession } from '../../rules/payload.ts'
import type { Prefill } from '../../rules/prefill/prefill.ts'
import type { MishearingKind, VoiceTraces } from '../../rules/voice-counts.ts'
import type { FieldReport, SpokenAnswer } from '../field/field.machine.ts'
import type { Unconfirmed, VoiceReport } from '../voice-capture/types.ts'

/** What the device stores of a session, under its two keys. */
export interface SavedSession {
  session: FormSession
  /** The server's session; null while it could not be created. */
  voiceSessionId: string | null
  /** The form as it was then: a session of the server belongs to that version. */
  formVersion: string
}

export interface FormSessionInput {
  /** The id of this session. */
  id: string
  /** At least one field; `version` is the form's `updated_at`; `language` is that of its questions, as BCP 47. */
  form: { id: string; version: string; fields: FormField[]; language?: string }
  device: Required<DeviceInfo>
  /** UTC, ISO 8601. */
  startedAt: string
  /** What the device has stored of this form, when it is not too old. */
  saved: SavedSession | null
  autoAdvance?: boolean
  /** Whether what was misheard is sent with the answers. */
  keepsCorrections?: boolean
  /** What the link of the form brings. */
  prefill?: Prefill
}

/** A field as it was before an answer to it was given, changed or cleared. */
export interface UndoStep {
  index: number
  state: FieldState
  /** Letters that are typed one after the other are one step. */
  isTyped: boolean
}

export interface FormSessionContext extends Required<FormSessionInput> {
  index: number
  /** The current field is changed from the review, which comes again afterwards. */
  isChanging: boolean
  /** How often the person was led to a field by what the page said: its control then takes the focus. */
  led: number
  states: FieldStates
  /** What was said and waits for a yes, by the id of its field: it is asked about again where the person comes back. */
  unconfirmed: Partial<Record<string, Unconfirmed>>
  /** What the conversation asks about itself. The page does not ask, and keeps it in case it is loaded again. */
  asked: AskedAnswer | null
  /** What can be undone, the last first. */
  undos: UndoStep[]
  sessionId: string | null
  /** How well each question was heard. */
  voice: VoiceTraces
  lastActiveAt: string
  receipt: SubmissionReceipt | null
}

/** Nothing usable was heard of an answer, or the person said no to it. */
export interface Mishearing {
  type: 'field.misheard'
  kind: MishearingKind
  transcript: string
}

/** What waits for a yes, and the field to which it was said. */
export interface AskedAnswer {
  fieldId: string
  unconfirmed: Unconfirmed
}

/** The conversation ends, or its person goes on, while this waits for a yes. */
export type AnswerLeft = { type: 'answer.left' } & AskedAnswer

type PersonEvent =
  | { type: 'recovery.accepted' }
  | { type: 'recovery.refused' }
  | { type: 'next.requested' }
  | { type: 'previous.requested' }
  | { type: 'field.chosen'; index: number }
  | { type: 'field.typed'; value: AnswerValue | undefined }
  | { type: 'field.picked'; value: AnswerValue }
  /** The keyboard or a touch went elsewhere. */
  | { type: 'field.blurred'; index: number }
  | { type: 'field.confirmed' }
  | { type: 'field.retried' }
  | Mishearing
  | { type: 'undo.requested' }
  /** Of an answer that was read aloud: the review comes afterwards, as where it was left for that. */
  | { type: 'change.requested'; index: number }
  | { type: 'advance.cancelled' }
  /** The way on after the last field. */
  | { type: 'form.finished' }
  | { type: 'submission.requested' }
  /** Requested while the answer is being said. */
  | { type: 'submission.awaited' }
  | { type: 'restart.requested' }
  | { type: 'restart.refused' }
  | { type: 'session.restarted' }

/** What the children send. */
type ChildEvent =
  | FieldReport
  | ({ type: 'field.answered' } & SpokenAnswer)
  | VoiceReport
  /** Of what was said in the current field before the person went elsewhere. */
  | { type: 'recording.found' }
  | AnswerLeft
  /** The conversation asks about what waits for a yes in the current field. */
  | { type: 'answer.taken' }
  /** What it asks about now; null where that is nothing. */
  | { type: 'answer.asked'; asked: AskedAnswer | null }
  | { type: 'session.opened'; sessionId: string }
  | { type: 'submission.accepted'; receipt: SubmissionReceipt }
  | { type: 'review.closed' }
  /** The outbox of the device sent answers: those of the form session with this id. */
  | { type: 'submission.delivered'; id: string; receipt: SubmissionReceipt }
  /** To change the answer of a field. */
  | { type: 'review.left'; index: number }

export type FormSessionEvent = PersonEvent | ChildEvent

/** What a page may follow with its focus. */
export type FormSessionEmitted = { type: 'submission.offered' }

/** What is sent to `storeSession`: to store, or to forget what it stored. */
export type StoreSessionEvent = { type: 'session.changed'; saved: SavedSession } | { type: 'session.forgotten' }
