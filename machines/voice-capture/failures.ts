import { VOICE_FAILURE_TEXTS } from '../../rules/voice-failures.ts'

/** Why voice capture failed, with a sentence for the person that leaves typing as a way on. */
export interface VoiceFailure {
  kind: string
  message: string
  /** What was said can be recognised later. */
  isKept?: boolean
}

/** The failures that the machine itself finds; those of microphones and transcribers bring their own words. */
export const VOICE_FAILURES = {
  ...VOICE_FAILURE_TEXTS,
  'not-understood': 'That was not understood. Please say it again, or type your answer.',
  'own-voice': 'The page heard what it read aloud itself. Please say it again, or type your answer.',
  'no-permission': 'Microphone access was not answered. Please try again, or type your answer.',
} as const

export const voiceFailure = (kind: keyof typeof VOICE_FAILURES): VoiceFailure => ({
  kind,
  message: VOICE_FAILURES[kind],
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
