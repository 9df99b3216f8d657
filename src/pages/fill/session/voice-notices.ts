import type { ConsentQuestionText } from '../../../speech/consent/audio-recipient.ts'
import { VOICE_SENTENCES, type VoiceSentences } from '../../../../rules/voice-failures.ts'
import { readVoiceSettings, type VoiceSettings } from '../../../speech/voice-settings.ts'
import type { Sentence } from './sentence.ts'

/** What is said and asked beside the voice button: who hears the audio, and whether that is allowed. */
export interface VoiceNotices {
  settings: VoiceSettings
  /** What the person should know of how the answer came about. */
  notice?: Sentence | undefined
  /** The fields of which a recording is saved that could not be heard yet. */
  savedFor: readonly string[]
  /** Those of them that the person only left: the recording is heard by itself when they come back. */
  leftIn: readonly string[]
  /** Who hears, or why nobody does; undefined until it is known. */
  audioRecipient?: Sentence | undefined
  /** What failures are called in the language of the form, as soon as that is there. */
  sentences: VoiceSentences
  question?: (ConsentQuestionText & { answer: (isAllowed: boolean) => void }) | undefined
}

/** Holds what speech says to the person, for `useSyncExternalStore`. */
export class VoiceNoticeStore {
  #notices: VoiceNotices = {
    settings: readVoiceSettings(),
    savedFor: [],
    leftIn: [],
    sentences: VOICE_SENTENCES,
  }
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly read = () => this.#notices

  change(notices: Partial<VoiceNotices>): void {
    this.#notices = { ...this.#notices, ...notices }
    for (const listener of this.#listeners) listener()
  }

  /** Asks in the page; leaving the question, by Stop or by typing, is a no. */
  ask(words: ConsentQuestionText, signal: AbortSignal): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const answer = (isAllowed: boolean) => {
      this.change({ question: undefined })
      resolve(isAllowed)
    }
    signal.addEventListener('abort', () => answer(false), { once: true })
    this.change({ question: { ...words, answer } })
    return promise
  }
}
