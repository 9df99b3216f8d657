import type { AnswerValue, FormField } from '../../contract/types.gen.ts'
import type { AnsweredForm, AnswerPart } from '../../rules/conversation/several/index.ts'
import type { ConversationWords, Note, Reviewed, Topic } from '../../rules/conversation/index.ts'
import type { Command } from '../../rules/spoken-commands/index.ts'
import type { AnswerLeft, Mishearing } from '../form-session/types.ts'
import type { SpokenAnswer } from '../field/field.machine.ts'
import type { Prosody } from './prosody.ts'
import type { PendingAnswer, ProposedAnswers, Unconfirmed, VoiceReport } from '../voice-capture/types.ts'

/** The state of the form as plain data; only the session changes it. */
export interface FormState {
  stage: 'filling' | 'reviewing' | 'submitted'
  /** The fields that are asked with the answers as they stand, and the place of the current one among them. */
  fields: FormField[]
  index: number
  /** The answer that stands in the current field. */
  answer: AnswerValue | undefined
  /** What was said to the current field before and waits for a yes. */
  unconfirmed?: Unconfirmed | undefined
  /** What became of an answer in the link that was opened, while the current field has no other. */
  link?: 'filled' | 'refused' | undefined
  /** Why the answer of the current field cannot stand. */
  problem: string | undefined
  /** Whether the next field comes by itself in a moment. */
  isAdvancing: boolean
  /** Whether the person wanted to go on from a wrong answer, and was kept there. */
  isRefused: boolean
  /** Whether the current field is changed from the review, which comes again afterwards. */
  isChanging: boolean
  /** The whole form, where one utterance may answer several fields. */
  form?: AnsweredForm | undefined
  /** All answers, as they are said. */
  answers: Reviewed[]
  /** The places of the required fields without a good answer. */
  missing: number[]
  canUndo: boolean
  /** Whether there is something to send, and nothing missing. */
  isReady: boolean
  /** The stage of the submit modal while it is open. */
  sending: 'confirmation' | 'submitting' | 'success' | 'error' | undefined
  /** Why sending failed. */
  failure: string | undefined
  /** The owner's words after the submit, with the answers that they refer to; absent: as they are. */
  thanks?: string
}

/** What happened to the form, by voice or by hand. */
export type FormEvent =
  | { type: 'form.changed'; formState: FormState }
  | { type: 'question.entered'; formState: FormState }
  | { type: 'answer.refused'; formState: FormState }
  | { type: 'advance.cancelled'; formState: FormState }
  | { type: 'review.opened'; formState: FormState }
  | { type: 'review.closed'; formState: FormState }
  | { type: 'submission.begun'; formState: FormState }
  | { type: 'submission.accepted'; formState: FormState }
  | { type: 'submission.failed'; formState: FormState }

/** What the conversation sends to the form: the same events as a click. */
export type FormCommand =
  | ({ type: 'field.answered' } & SpokenAnswer)
  /** To several fields, the current one first; then on to the first that was passed over, or else after the last. */
  | { type: 'answers.given'; parts: readonly AnswerPart[]; confidence: number | undefined }
  | Mishearing
  | { type: 'next.requested' }
  | { type: 'previous.requested' }
  | { type: 'field.chosen'; index: number }
  | { type: 'field.retried' }
  | { type: 'undo.requested' }
  | { type: 'advance.cancelled' }
  | { type: 'submission.requested' }
  | { type: 'submission.confirmed' }
  | { type: 'submission.retried' }
  | { type: 'submission.closed' }
  | { type: 'change.requested'; index: number }
  | AnswerLeft
  | { type: 'answer.taken' }

type PersonEvent =
  | { type: 'conversation.started'; formState: FormState }
  /** The page was loaded again: a browser lets it speak and listen only after a touch. */
  | { type: 'conversation.restored'; formState: FormState }
  | { type: 'conversation.ended' }
  | { type: 'conversation.paused' }
  | { type: 'conversation.resumed' }
  | { type: 'reading.stopped' }
  /** A person can interrupt what is read, and does. */
  | { type: 'interruption.offered' }
  | { type: 'reading.interrupted' }
  | { type: 'page.hidden' }
  /** By another tab or window. */
  | { type: 'microphone.taken' }
  | { type: 'answer.typed' }
  /** Submit was pressed while an answer is being said, or waits for its yes. */
  | { type: 'submission.awaited' }

/** A command that was said, as an event of its own. */
export type CommandEvent =
  | { type: `${Exclude<Command, 'go-to' | 'resume'>}.said` }
  | { type: 'field.named'; index: number }

export type HandsFreeEvent =
  | PersonEvent
  | CommandEvent
  | FormEvent
  | ({ type: 'field.answered' } & SpokenAnswer)
  | VoiceReport

export interface HandsFreeInput {
  /** A BCP 47 tag. */
  locale: string
  /** What is said in that language. */
  words: ConversationWords
  /** The owner's words after the submit. */
  completionMessage: string
  formState: FormState
}

export interface HandsFreeContext extends HandsFreeInput {
  /** The answer that waits for a yes, or was filled in just now. */
  pending: PendingAnswer | null
  /** The answers to several fields that wait for a yes, with all that was said. */
  proposed: ProposedAnswers | null
  /** Whether each field of this utterance is asked for itself: its answers were refused together. */
  isOneByOne: boolean
  /** What was not meant, of those that were asked about; until the field is answered or left. */
  refused: readonly AnswerValue[]
  /** The two values that were named to choose from, if any were. */
  offered: readonly AnswerValue[]
  /** What was said of the answer and is none yet, the latest last. */
  begun: readonly string[]
  /** Whether it was spelled, and is read back so. */
  isSpelled: boolean
  /** Whether the form is to be sent once what is being said is its answer. */
  awaitsSubmission: boolean
  /** What was asked last. */
  topic: Topic
  /** What is read aloud, or was last. */
  prompt: string
  /** Whether the last reading was interrupted by a voice. */
  wasInterrupted: boolean
  /** Whether the page has heard its own voice in this conversation. */
  hearsItself: boolean
  /** How it reads aloud. */
  prosody: Prosody
  /** What stands before the next question. */
  note: Note | null
  /** What was heard last. */
  heard: string
  /** How often nothing was heard, and not understood, since the last answer. */
  silences: number
  misses: number
  /** How many sounds were none of the words that resume a conversation that rests. */
  strangeSounds: number
}
