import { VOICE_SENTENCES, type VoiceFailureKind } from '../../rules/voice-failures.ts'

/** Why voice capture failed, with a sentence for the person that leaves typing as a way on. */
export interface VoiceFailure {
  kind: string
  message: string
  /** What was said can be recognised later. */
  isKept?: boolean
}

/** A failure that the machine itself finds, in English; the page and the conversation say it in the language of the form. */
export const voiceFailure = (kind: VoiceFailureKind): VoiceFailure => ({
  kind,
  message: VOICE_SENTENCES.failures[kind],
})

/** What an actor threw: a failure with its own words, or anything else. */
export const toVoiceFailure = (error: unknown): VoiceFailure =>
  isVoiceFailure(error)
    ? { kind: error.kind, message: error.message, ...(error.isKept && { isKept: true }) }
    : voiceFailure('unavailable')

const isVoiceFailure = (error: unknown): error is VoiceFailure =>
  typeof error === 'object' &&
  error !== null &&
  'kind' in error &&
  'message' in error &&
  typeof error.kind === 'string' &&
  typeof error.message === 'string'
