import { Interruption } from '../endpoint/interruption.ts'
import type { NoiseFloor } from '../endpoint/noise-floor.ts'
import { FRAME_MS } from '../pcm.ts'

/** Before the loud beginning of a word there is a quiet one. */
const BEFORE_WORDS_FRAMES = 300 / FRAME_MS
const KEPT_FRAMES = BEFORE_WORDS_FRAMES + 1000 / FRAME_MS
/** A recording takes the sound over at once, or not at all. */
const FRAMES_MAX = 5000 / FRAME_MS

/** The last second of sound while the page reads aloud, and all since a person began to speak. */
export class PreRoll {
  readonly #interruption: Interruption
  #frames: Float32Array[] = []
  #isInterrupted = false

  constructor(echoDb?: number) {
    this.#interruption = new Interruption(echoDb)
  }

  /** The background noise under all of it. */
  get noise(): NoiseFloor {
    return this.#interruption.noise
  }

  /** What echo cancellation leaves of the page's voice, in dB of full scale. */
  get echoDb(): number {
    return this.#interruption.echoDb
  }

  readingBegan(): void {
    this.#interruption.readingBegan()
  }

  /** Takes the next frame of 20 ms; when a person is found to speak, gives how many frames they are heard together with the page. */
  add(frame: Float32Array): number | undefined {
    if (this.#frames.length < FRAMES_MAX) this.#frames.push(frame.slice())
    if (this.#isInterrupted) return undefined
    const since = this.#interruption.process(frame)
    this.#frames = this.#frames.slice(-(since === undefined ? KEPT_FRAMES : since + BEFORE_WORDS_FRAMES))
    this.#isInterrupted = since !== undefined
    return since === undefined ? undefined : this.#frames.length
  }

  /** The frames that are kept. */
  take(): Float32Array[] {
    return this.#frames.splice(0)
  }
}
