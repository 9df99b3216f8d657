import { deviation } from './loudness.ts'

const BLOCK_FRAMES = 10
const BLOCKS = 20
const STEADY_FRAMES = 20
const STEADY_DEVIATION_DB = 1.6

/**
 * Follows the background noise in dB: the minimum of the last four seconds, which is a pause even in fluent speech. A fan
 * that starts is no speech, since it is steady.
 */
export class NoiseFloor {
  readonly #blocks: number[] = []
  readonly #recent: number[] = []
  #blockFrames = 0

  /** Takes the loudness of one frame. */
  follow(db: number): void {
    this.#recent.push(db)
    if (this.#recent.length > STEADY_FRAMES) this.#recent.shift()
    if (this.#blockFrames === 0) this.#openBlock()
    this.#blockFrames = (this.#blockFrames + 1) % BLOCK_FRAMES
    const last = this.#blocks.length - 1
    this.#blocks[last] = Math.min(this.#blocks[last] ?? db, this.#smoothed())
  }

  get db(): number {
    return Math.min(...this.#blocks)
  }

  /** True after 400 ms of one loudness: a hum, a tone, a fan, but no voice. */
  get isSteady(): boolean {
    if (this.#recent.length < STEADY_FRAMES) return false
    return deviation(this.#recent) < STEADY_DEVIATION_DB
  }

  #openBlock(): void {
    this.#blocks.push(Infinity)
    if (this.#blocks.length > BLOCKS) this.#blocks.shift()
  }

  /** The loudest of 80 ms: a busy machine drops frames, and those gaps are not the background noise. */
  #smoothed(): number {
    return Math.max(...this.#recent.slice(-4))
  }
}
