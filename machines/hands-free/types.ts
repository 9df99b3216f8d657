import type { AnswerValue, FormField } from '../../contract/types.gen.ts'
import type { Note, Reviewed, Topic } from '../../rules/conversation/index.ts'
import type { Command } from '../../rules/spoken-commands/index.ts'
import type { SpokenAnswer } from '../field/field.machine.ts'
import type { VoiceReport } from '../voice-capture/types.ts'

/** Where the filling is, as plain data; the session alone changes it. */
export interface Situation {
  stage: 'filling' | 'reviewing' | 'submitted'
  /** All fields of the form. */
  fields: FormField[]
  index: number
  /** The answer that stands in the current field. */
  answer: AnswerValue | undefined
  /** Why the answer of the current field cannot stand. */
  problem: string | undefined
  /** Whether the next field comes by itself in a moment. */
  isAdvancing: boolean
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
}

/** What happened to the form, whoever did it. */
export type FormFact =
  | { type: 'form.changed'; situation: Situation }
  | { type: 'question.entered'; situation: Situation }
  | { type: 'answer.refused'; situation: Situation }
  | { type: 'advance.cancelled'; situation: Situation }
  | { type: 'review.opened'; situation: Situation }
  | { type: 'review.closed'; situation: Situation }
  | { type: 'submission.begun'; situation: Situation }
  | { type: 'submission.accepted'; situation: Situation }
  | { type: 'submission.failed'; situation: Situation }

/** What the conversation asks of the form: the same events that a person's clicks send. */
export type FormOrder =
  | ({ type: 'field.answered' } & SpokenAnswer)
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

type PersonEvent =
  | { type: 'conversation.started'; situation: Situation }
  /** The page was loaded anew: a browser lets it speak and listen only after a touch. */
  | { type: 'conversation.restored'; situation: Situation }
  | { type: 'conversation.ended' }
  | { type: 'conversation.paused' }
  | { type: 'conversation.resumed' }
  | { type: 'reading.stopped' }
  | { type: 'page.hidden' }
  /** By another tab or window. */
  | { type: 'microphone.taken' }
  | { type: 'answer.typed' }

/** A command that was said, as an event of its own. */
export type CommandEvent = { type: `${Exclude<Command, 'go-to'>}.said` } | { type: 'field.named'; index: number }

export type HandsFreeEvent =
  | PersonEvent
  | CommandEvent
  | FormFact
  | ({ type: 'field.answered' } & SpokenAnswer)
  | VoiceReport

export interface HandsFreeInput {
  /** A BCP 47 tag. */
  locale: string
  /** The owner's words after the submit. */
  completionMessage: string
  situation: Situation
}

export interface HandsFreeContext extends HandsFreeInput {
  /** The answer that waits for a yes, or was filled in just now. */
  pending: SpokenAnswer | null
  /** Whether it was spelled, and is read back so. */
  isSpelled: boolean
  /** What was asked last. */
  topic: Topic
  /** What is read aloud, or was last. */
  prompt: string
  /** What stands before the next question. */
  note: Note | null
  /** What was heard last. */
  heard: string
  /** How often nothing was heard, and not understood, since the last answer. */
  silences: number
  misses: number
}
