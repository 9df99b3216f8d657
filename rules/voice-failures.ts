import { BUSY_WAIT_MAX_MS, DEFAULT_LANGUAGE } from './limits.ts'

/** What a person is told of voice input that fails or ends early, in one language. */
export interface VoiceSentences {
  /** In which they are, as BCP 47. */
  language: string
  /** Why nothing was understood, by the kind of failure; each leaves typing as a way on. */
  failures: Readonly<Record<VoiceFailureKind, string>>
  notices: Readonly<Record<VoiceNotice, string>>
}

export type VoiceFailureKind = keyof typeof FAILURES

/** Why an answer ended before the person ended it, while what was said until then counts. */
export type Cut = 'too-long' | 'device-lost' | 'hidden' | 'elsewhere'

/** What a person should know of an answer that is on its way. */
export type VoiceNotice = Cut | 'retry' | 'busy'

/**
 * Whether a recogniser that refuses has time again soon: it says that it is asked too often, or closed for no longer than a person waits.
 * @param retryAfterMs after how long it says that; undefined where it does not say
 */
export const isBusy = (status: number, retryAfterMs: number | undefined): boolean =>
  status === 429 || (status === 503 && retryAfterMs !== undefined && retryAfterMs <= BUSY_WAIT_MAX_MS)

const FAILURES = {
  'nothing-heard': 'Nothing was heard. Please try again, or type your answer.',
  'not-understood': 'That was not understood. Please say it again, or type your answer.',
  'own-voice': 'The page heard what it read aloud itself. Please say it again, or type your answer.',
  'no-answer': 'Speech recognition did not answer in time. Please try again, or type your answer.',
  unavailable: 'Speech recognition is not available. Please type your answer.',
  'not-now': 'Speech recognition is not available just now. Please try again, or type your answer.',
  busy: 'Speech recognition is busy. Please wait a moment and try again, or type your answer.',
  'too-large': 'That was too long to be recognised. Please say it in fewer words, or type your answer.',
  offline: 'Speech could not be recognised without a connection. Please try again, or type your answer.',
  'other-language': 'No recogniser here knows the language of this form. Please type your answer.',
  denied: 'Microphone access denied. Please allow microphone access to use voice input.',
  'no-permission': 'Microphone access was not answered. Please try again, or type your answer.',
  'no-device': 'No microphone was found. Connect one and try again, or type your answer.',
  'device-busy': 'The microphone is used by another program. Close it and try again, or type your answer.',
  'device-lost': 'The microphone was disconnected. Connect it and try again, or type your answer.',
  'no-sound': 'No sound comes from the microphone. Check that it is switched on, or type your answer.',
  'insecure-page': 'Voice input needs a secure address (https). Please type your answer.',
  unconsented: 'Voice input was not started. You can type your answer, or start it again.',
  interrupted: 'Voice input was interrupted. Please try again, or type your answer.',
  hidden: 'Listening stopped when you left this page. Please try again, or type your answer.',
  elsewhere:
    'Voice input was started in another tab or window, so it stopped here. Please try again, or type your answer.',
} as const

/** In English, which the machines and the browser's speech use until the words of the form's language are there. */
export const VOICE_SENTENCES = {
  language: DEFAULT_LANGUAGE,
  failures: FAILURES,
  notices: {
    'too-long': 'That was too long for one recording. What you said until it ended was taken; you can type the rest.',
    'device-lost': 'The microphone was disconnected. Please check that your answer is whole.',
    hidden: 'Listening ended when you left this page. Please check that your answer is whole.',
    elsewhere: 'Voice input was started in another tab or window. Please check that your answer is whole.',
    retry: 'Speech recognition failed just now. It is tried once more.',
    busy: 'Speech recognition is busy. It is tried again by itself; you need not say it again.',
  },
} as const satisfies VoiceSentences

/** Why voice failed, in words of a language; a failure that it has no words for keeps its own. */
export const failureText = (
  { failures }: Pick<VoiceSentences, 'failures'>,
  { kind, message, isKept }: { kind: string; message: string; isKept?: boolean },
): string => {
  if (!isKnown(kind)) return message
  // What was said is there for another attempt, which the page offers.
  return failures[isKept && kind === 'unavailable' ? 'not-now' : kind]
}

const isKnown = (kind: string): kind is VoiceFailureKind => Object.hasOwn(FAILURES, kind)
