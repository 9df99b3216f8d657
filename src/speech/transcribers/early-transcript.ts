import { BYTES_PER_SECOND } from '../pcm.ts'
import type { Heard } from '../transcriber.ts'

/** So often an answer is transcribed before its end: each time costs the recogniser as much as the whole. */
const ATTEMPTS_MAX = 5
/** Longer ones take too long to be ready in a pause. */
const LONGEST_SECONDS = 20

type Transcribe = (audio: Blob) => Promise<Heard>

/** What was said until a pause, and how long it is. */
interface SoFar {
  speech: Blob
  length: number
}

/** The transcript of what was said until a pause, which is that of the whole answer when nothing follows. */
export class EarlyTranscript {
  readonly #transcribe: Transcribe
  #attempts = 0
  #isBusy = false
  #latest: { length: number; heard: Promise<Heard> } | undefined

  /** @param transcribe once, without another attempt when it fails */
  constructor(transcribe: Transcribe) {
    this.#transcribe = transcribe
  }

  /**
   * Undefined when it fails or is too costly, and while an earlier one is under way: that is not aborted when the person goes
   * on, since a recogniser that is ended in the middle takes longer to start again than to finish.
   */
  async of({ speech, length }: SoFar): Promise<Heard | undefined> {
    const isLong = speech.size > LONGEST_SECONDS * BYTES_PER_SECOND
    if (this.#isBusy || isLong || this.#attempts >= ATTEMPTS_MAX) return undefined
    this.#attempts += 1
    this.#isBusy = true
    const heard = this.#transcribe(speech).finally(() => (this.#isBusy = false))
    this.#latest = { length, heard }
    return heard.catch(() => undefined)
  }

  /** The attempt at a recording of this length; undefined when there was none. */
  ifWhole(length: number): Promise<Heard> | undefined {
    return this.#latest?.length === length ? this.#latest.heard : undefined
  }
}
