import type { FormField } from '../contract/types.gen.ts'
import type { AnswerValue } from '../rules/answers.ts'
import type { VoiceFailure } from './voice-failures.ts'

/** Words that were heard. Empty words are silence. */
export interface Heard {
  text: string
  /** Other readings, best first. */
  alternatives?: string[]
  /** From 0 to 1, only where the recogniser says so. */
  confidence?: number
}

export interface VoiceCaptureContext {
  field: FormField
  /** The loudness for a meter, from 0 to 1. */
  level: number
  /** The words so far, then the words as they were heard. */
  transcript: string
  heard: Heard
  value: AnswerValue
  failure: VoiceFailure | null
}

/** What a person does. `field.typed` and `field.retried` are the session's: the answer is no longer what was spoken. */
type PersonEvent =
  | { type: 'voice.started' }
  | { type: 'voice.finished' }
  | { type: 'voice.stopped' }
  | { type: 'voice.retried' }
  | { type: 'voice.confirmed' }
  | { type: 'voice.refused' }
  | { type: 'field.typed' }
  | { type: 'field.retried' }

type CaptureFailed = { type: 'capture.failed'; failure: VoiceFailure }

/** What `openMicrophone` tells: opened means that the first sound arrived, since earlier words would be lost. */
export type MicrophoneEvent = { type: 'microphone.opened' } | CaptureFailed

/** What `listenForSpeech` tells. */
export type ListeningEvent =
  | { type: 'level.changed'; level: number }
  | { type: 'transcript.changed'; text: string }
  | { type: 'speech.ended' }
  | { type: 'nothing.heard' }
  | CaptureFailed

export type VoiceCaptureEvent = PersonEvent | MicrophoneEvent | ListeningEvent
