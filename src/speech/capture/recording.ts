import { MAX_AUDIO_MS } from '../../../rules/limits.ts'
import type { SpeechSpan } from '../endpoint/end-of-speech.ts'
import { FRAME_MS } from '../pcm.ts'
import { wavOf } from './wav.ts'

/** Recognisers miss the first and last sounds of a file that is cut right at the words. */
const PADDING_FRAMES = 300 / FRAME_MS

const MOST_FRAMES = MAX_AUDIO_MS / FRAME_MS

/** The frames of one answer, 3.8 MB at most: listening ends before that, and any further frames are dropped. */
export class Recording {
  readonly #frames: Int16Array<ArrayBuffer>[] = []
  #span: SpeechSpan | undefined

  add(samples: Int16Array<ArrayBuffer>, span: SpeechSpan | undefined): void {
    if (this.#frames.length >= MOST_FRAMES) return
    this.#frames.push(samples)
    this.#span = span
  }

  get hasSpeech(): boolean {
    return this.#span !== undefined
  }

  /** The speech in it with a little silence around, as a WAV file, or undefined when there was none. */
  speech(): Blob | undefined {
    if (!this.#span) return undefined
    return wavOf(this.#frames.slice(Math.max(0, this.#span.from - PADDING_FRAMES), this.#span.to + 1 + PADDING_FRAMES))
  }

  clear(): void {
    this.#frames.length = 0
    this.#span = undefined
  }
}
