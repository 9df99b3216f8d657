import { FRAME_SAMPLES } from '../pcm.ts'

/** Cuts sound that comes in blocks of any length into frames of 20 ms; a frame is only valid until the next block. */
export class Framer {
  readonly #frame = new Float32Array(FRAME_SAMPLES)
  #filled = 0

  feed(block: Float32Array, onFrame: (frame: Float32Array) => void): void {
    for (let taken = 0; taken < block.length;) {
      const part = block.subarray(taken, taken + FRAME_SAMPLES - this.#filled)
      this.#frame.set(part, this.#filled)
      taken += part.length
      this.#filled = (this.#filled + part.length) % FRAME_SAMPLES
      if (this.#filled === 0) onFrame(this.#frame)
    }
  }
}
