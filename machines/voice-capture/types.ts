import type { FormField, ListenFor } from '../../contract/types.gen.ts'
import type { AnswerValue } from '../../rules/answers.ts'
import type { Source } from '../../rules/conversation/index.ts'
import type { Completeness } from '../../rules/completeness/index.ts'
import type { AnsweredForm, AnswerPart } from '../../rules/conversation/several/index.ts'
import type { SpokenCommand } from '../../rules/spoken-commands/index.ts'
import type { SpokenAnswer } from '../field/field.machine.ts'
import type { VoiceFailure } from './failures.ts'

/** Words that were heard. Empty words are silence. */
export interface Heard {
  text: string
  /** Other readings, best first. */
  alternatives?: string[]
  /** From 0 to 1, only where the transcriber says so. */
  confidence?: number
  /** Whose words they are, where the page read aloud meanwhile; absent where they are the person's. */
  source?: Source
}

/** What was meant by what was heard; null where it is not clear. */
export type Understanding =
  /**
   * An answer that leaves some of what was said unexplained is confirmed, as is every consent. The others are what else it
   * may have been, the likeliest first; it is mixed where more was said, for other fields, which are asked one by one.
   */
  | { kind: 'answer'; value: AnswerValue; isSure?: boolean; others?: readonly AnswerValue[]; isMixed?: boolean }
  /** Answers to several fields, which are always confirmed; and the whole as the answer to the open one, where it may be that. */
  | { kind: 'several'; parts: readonly AnswerPart[]; alone?: AnswerValue }
  | ({ kind: 'command' } & SpokenCommand)
  /** The page heard what it read aloud itself. */
  | { kind: 'own-voice' }
  /** Nothing else than what the person has said no to. */
  | { kind: 'refused' }
  | null

/** An answer that waits for a yes, what else it may have been, the likeliest first, and whether answers of other fields were heard too. */
export type PendingAnswer = SpokenAnswer & { others?: readonly AnswerValue[]; isMixed?: boolean }

/** Answers of one utterance, which are confirmed together; and what all of it may be to the open field. */
export interface ProposedAnswers {
  parts: readonly AnswerPart[]
  transcript: string
  confidence: number | undefined
  others?: readonly AnswerValue[]
}

/** What was said in a field and is no answer before a yes. */
export type Unconfirmed = PendingAnswer | ProposedAnswers

export interface VoiceCaptureInput {
  field: FormField
  /** The answer that stands, which can be corrected in words. */
  answer?: AnswerValue | undefined
  /** The labels of all fields, where one can be gone to. */
  labels?: string[]
  /** What was said before and was no answer yet, the latest last: a telephone number may be said in parts. */
  begun?: readonly string[]
  /** What the person said no to: it is not offered again. */
  refused?: readonly AnswerValue[]
  /** Answers of which the person is asked for one: a no is meant of all of them. */
  offered?: readonly AnswerValue[]
  /** The form around the field, where one utterance may answer several fields. */
  form?: AnsweredForm | undefined
  /** What waited for a yes when the field was left: it is asked about again. */
  unconfirmed?: Unconfirmed | undefined
  /** The answers that wait for a yes, of which one may be corrected. */
  proposed?: readonly AnswerPart[]
  /** What may be said unless the start says otherwise; an answer when it is absent. */
  listenFor?: ListenFor
}

/** What is known of an answer while it is spoken. */
export type Spoken = Required<Pick<VoiceCaptureInput, 'field' | 'labels' | 'listenFor'>> & {
  answer: AnswerValue | undefined
} & Pick<VoiceCaptureInput, 'begun' | 'refused' | 'offered' | 'form' | 'proposed'>

/** What `understand` is given. */
export type Listened = Spoken & { heard: Heard }

/** What was said until a pause: the words, empty where they are not known yet, and whether more follows. */
export interface Preview {
  text: string
  completeness: Completeness
  /** What is shown of it at once; absent where the answer is shown only when it is over. */
  value?: AnswerValue
}

/** What `listenForSpeech` is told in a pause, which ends accordingly. */
export type PauseJudged = { type: 'pause.judged'; completeness: Completeness }

/**
 * How an answer is given: after one press, while the button is held, by the recording that was saved of it, or where none has
 * to be given: no sound says then that the microphone is open.
 */
export type CaptureMode = 'once' | 'held' | 'again' | 'unannounced'

/** How the microphone is opened for an answer. */
export interface OpenMicrophone {
  field: FormField
  listenFor: ListenFor
  mode: CaptureMode
}

export interface VoiceCaptureContext {
  field: FormField
  labels: string[]
  begun: readonly string[]
  /** What else it may have been that was heard; and what it was not, until the field is answered. */
  others: readonly AnswerValue[]
  /** Whether answers of other fields were heard with it. */
  isMixed: boolean
  refused: readonly AnswerValue[]
  offered: readonly AnswerValue[]
  /** The answers of an utterance that has several, and the form that they are of. */
  parts: readonly AnswerPart[]
  form: AnsweredForm | undefined
  proposed: readonly AnswerPart[]
  /** What waited for a yes when the field was left, until it is asked about again. */
  unconfirmed: Unconfirmed | undefined
  /** The answer that stands until another is given. */
  answer: AnswerValue | undefined
  /** What may be said now, and what may be said again. */
  listenFor: ListenFor
  usually: ListenFor
  mode: CaptureMode
  /** The command that was heard. */
  command: SpokenCommand | null
  /** The loudness for a meter, from 0 to 1. */
  level: number
  /** The words so far, then the words as they were heard. */
  transcript: string
  heard: Heard
  value: AnswerValue
  /** The answer so far, while more may follow: it is shown, and stands nowhere. */
  soFar: AnswerValue | undefined
  failure: VoiceFailure | null
}

/** What a person does. `field.typed` and `field.retried` are the session's: the answer is no longer what was spoken. */
export type VoicePersonEvent =
  /** The voice button, whose meaning is the state's. */
  | { type: 'voice.pressed' }
  | VoiceStarted
  | { type: 'voice.finished' }
  | { type: 'voice.stopped' }
  | { type: 'voice.confirmed' }
  | { type: 'voice.refused' }
  /** Of several answers only the one to the open field is wanted. */
  | { type: 'voice.limited' }
  | { type: 'field.typed'; value: AnswerValue | undefined }
  | { type: 'field.retried' }

export type VoiceStarted = { type: 'voice.started'; listenFor?: ListenFor; mode?: CaptureMode }

type CaptureFailed = { type: 'capture.failed'; failure: VoiceFailure }

/** What `openMicrophone` sends: opened means that the first sound arrived, since earlier words would be lost. */
export type MicrophoneEvent = { type: 'microphone.opened' } | CaptureFailed

/** What `listenForSpeech` sends. */
export type ListeningEvent =
  | { type: 'speech.began' }
  /** A short silence, which may be the end, and the words after it. */
  | { type: 'speech.paused' }
  | { type: 'speech.resumed' }
  | { type: 'level.changed'; level: number }
  | { type: 'transcript.changed'; text: string }
  | { type: 'speech.ended' }
  | { type: 'nothing.heard' }
  | CaptureFailed

export type VoiceCaptureEvent = VoicePersonEvent | MicrophoneEvent | ListeningEvent

/** What is sent to the parent, beside the answer itself. */
export type VoiceReport =
  | { type: 'voice.overheard' }
  /** 'Done' was pressed on an answer that the parent has. */
  | { type: 'voice.acknowledged' }
  | ({ type: 'voice.doubted' } & PendingAnswer)
  | ({ type: 'voice.proposed' } & ProposedAnswers)
  | ({ type: 'voice.commanded'; transcript: string } & SpokenCommand)
  | { type: 'voice.failed'; failure: VoiceFailure; transcript: string }
  /** What the person has said no to was heard again, and nothing else. */
  | { type: 'voice.repeated'; transcript: string }
