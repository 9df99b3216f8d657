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
  /** What was said until a pause is asked for again when nothing follows. */
  #made: { to: number; frames: number; wav: Blob } | undefined

  add(samples: Int16Array<ArrayBuffer>, span: SpeechSpan | undefined): void {
    if (this.#frames.length >= MOST_FRAMES) return
    this.#frames.push(samples)
    this.#span = span
  }

  get hasSpeech(): boolean {
    return this.#span !== undefined
  }

  /** Whether there is speech after so many frames. */
  hasSpeechAfter(frames: number): boolean {
    return (this.#span?.to ?? 0) >= frames
  }

  /** Names the speech so far: two recordings of equal length are the same. */
  get length(): number {
    return this.#span ? this.#span.to - this.#span.from : 0
  }

  /**
   * The speech in it with a little silence around, as a WAV file, or undefined when there was none. In a short pause the latest
   * of its silence stands for what has not come yet.
   */
  speech(): Blob | undefined {
    if (!this.#span) return undefined
    const { from, to } = this.#span
    const end = to + 1 + PADDING_FRAMES
    const frames = this.#frames.slice(Math.max(0, from - PADDING_FRAMES), end)
    if (this.#frames.length < end) frames.push(...this.#frames.slice(to + 1).slice(this.#frames.length - end))
    if (this.#made?.to !== to || this.#made.frames !== frames.length)
      this.#made = { to, frames: frames.length, wav: wavOf(frames) }
    return this.#made.wav
  }

  clear(): void {
    this.#frames.length = 0
    this.#span = undefined
    this.#made = undefined
  }
}
