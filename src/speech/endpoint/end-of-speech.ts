import type { ListeningLimits } from '../transcriber.ts'
import { decibels } from './loudness.ts'
import { NoiseFloor } from './noise-floor.ts'
import { FRAME_MS } from '../pcm.ts'
import { SpeechBand } from './speech-band.ts'
import { findEarlySpeech, findSpeech, type LoudnessFrame } from './speech-onset.ts'

export type EndpointEvent =
  | 'speech-started'
  | 'speech-paused'
  | 'speech-resumed'
  | 'speech-ended'
  | 'nothing-heard'
  | 'too-long'

/** The first and the last frame with a voice in it, counted from the start of listening. */
export interface SpeechSpan {
  from: number
  to: number
}

const OVER_NOISE_DB = 6
const QUIETEST_SPEECH_DB = -58
const LOOK_BACK_FRAMES = 1000 / FRAME_MS

/**
 * Finds the start, the pauses and the end of one spoken answer by its energy over the background noise. Takes frames of 20 ms
 * at 16 kHz with samples from -1 to 1; after 'speech-ended', 'nothing-heard' or 'too-long' it is done.
 */
export class EndOfSpeech {
  readonly #limits: ListeningLimits
  readonly #band = new SpeechBand()
  readonly #noise: NoiseFloor
  readonly #latest: LoudnessFrame[] = []
  #frames = 0
  #span: SpeechSpan | undefined
  #done = false
  #isPaused = false
  #hangMs: number

  /** @param noise the background as it was before, where that is known */
  constructor(limits: ListeningLimits, noise = new NoiseFloor()) {
    this.#limits = limits
    this.#noise = noise
    this.#hangMs = limits.hangMs
  }

  /** The silence that ends this pause, if it is one; the next pause is as long as any. */
  expectSilence(hangMs: number): void {
    if (this.#isPaused) this.#hangMs = hangMs
  }

  /** The speech so far; undefined before the first word. */
  get span(): SpeechSpan | undefined {
    return this.#span && { ...this.#span }
  }

  /** Takes the next frame; returns the event that it causes, if any. */
  process(frame: Float32Array): EndpointEvent | undefined {
    if (this.#done) return undefined
    const db = decibels(this.#band.pass(frame))
    this.#noise.follow(db)
    this.#frames += 1
    const found = this.#span ? this.#extend(db) : this.#lookForStart(db)
    const end = this.#end()
    this.#done = end !== undefined
    return end ?? found ?? this.#findPause()
  }

  get #threshold(): number {
    return Math.max(this.#noise.db + OVER_NOISE_DB, QUIETEST_SPEECH_DB)
  }

  #isLoud(db: number): boolean {
    return db > this.#threshold && !this.#noise.isSteady
  }

  #lookForStart(db: number): EndpointEvent | undefined {
    this.#latest.push({ db, loud: this.#isLoud(db) })
    if (this.#latest.length > LOOK_BACK_FRAMES) this.#latest.shift()
    const found = findSpeech(this.#latest) ?? this.#findEarlySpeech()
    if (!found) return undefined
    const first = this.#frames - this.#latest.length
    this.#span = { from: first + found.from, to: first + found.to }
    return 'speech-started'
  }

  #findEarlySpeech() {
    return this.#frames <= LOOK_BACK_FRAMES ? findEarlySpeech(this.#latest, this.#threshold) : undefined
  }

  #extend(db: number): EndpointEvent | undefined {
    if (!this.#span || !this.#isLoud(db)) return undefined
    this.#span.to = this.#frames - 1
    if (!this.#isPaused) return undefined
    this.#isPaused = false
    this.#hangMs = this.#limits.hangMs
    return 'speech-resumed'
  }

  #findPause(): EndpointEvent | undefined {
    if (this.#isPaused || this.#silenceMs < (this.#limits.pauseMs ?? Infinity)) return undefined
    this.#isPaused = true
    return 'speech-paused'
  }

  /** Since the last word; none before the first. */
  get #silenceMs(): number {
    return this.#span ? (this.#frames - 1 - this.#span.to) * FRAME_MS : 0
  }

  get #speechMs(): number {
    return this.#span ? (this.#span.to - this.#span.from) * FRAME_MS : 0
  }

  #end(): EndpointEvent | undefined {
    const { maxMs, maxSpeechMs = Infinity, noSpeechMs } = this.#limits
    if (this.#speechMs > maxSpeechMs) {
      this.#span = undefined
      return 'nothing-heard'
    }
    if (!this.#span) return this.#frames * FRAME_MS >= Math.min(noSpeechMs, maxMs) ? 'nothing-heard' : undefined
    if (this.#silenceMs >= this.#hangMs) return 'speech-ended'
    return this.#frames * FRAME_MS >= maxMs ? 'too-long' : undefined
  }
}
