import { FRAME_MS } from '../pcm.ts'
import { decibels } from './loudness.ts'
import { NoiseFloor } from './noise-floor.ts'
import { SpeechBand } from './speech-band.ts'
import { isLively, type LoudnessFrame, varies } from './speech-onset.ts'

/** What is heard when a reading begins is what echo cancellation leaves of it. */
const CALIBRATION_FRAMES = 300 / FRAME_MS
/** A voice takes its time to begin; where nothing is heard of it by then, nothing is left of it. */
const LATEST_BEGIN_FRAMES = 600 / FRAME_MS
const OVER_ECHO_DB = 9
/** A person's first syllable is a short sound too, and must not hide the next ones. */
const LEARNED_DB = 2
const OVER_NOISE_DB = 12
const QUIETEST_DB = -50
/** Shorter sounds are coughs and clicks; and what the canceller lets through at the start of a word. */
const SHORTEST_FRAMES = 220 / FRAME_MS
const LONGEST_GAP_FRAMES = 120 / FRAME_MS
const LOOK_BACK_FRAMES = 1000 / FRAME_MS

/**
 * Finds a person who speaks while the page reads aloud, by sound that is louder than what is left of the page's own voice.
 * Takes frames of 20 ms at 16 kHz with samples from -1 to 1.
 */
export class Interruption {
  readonly noise = new NoiseFloor()
  readonly #band = new SpeechBand()
  readonly #latest: LoudnessFrame[] = []
  /** Undefined until the reading sounds. */
  #toCalibrate: number | undefined
  #toBegin = LATEST_BEGIN_FRAMES
  /** The loudest of a sound that was too short for a person, in dB. */
  #peak = -Infinity
  #echo: number

  /** @param echoDb what was left of the page's voice in earlier readings */
  constructor(echoDb = -Infinity) {
    this.#echo = echoDb
  }

  /** What is left of the page's voice, in dB of full scale. */
  get echoDb(): number {
    return this.#echo
  }

  /** The page's voice sounds from now on; a second sentence is as loud as the first. */
  readingBegan(): void {
    this.#toCalibrate ??= CALIBRATION_FRAMES
  }

  /** Takes the next frame; when a person speaks, gives how many frames ago they began. */
  process(frame: Float32Array): number | undefined {
    const db = decibels(this.#band.pass(frame))
    this.noise.follow(db)
    if (this.#toCalibrate !== 0) return this.#calibrate(db)
    this.#latest.push({ db, loud: db > this.#threshold && !this.noise.isSteady })
    if (this.#latest.length > LOOK_BACK_FRAMES) this.#latest.shift()
    const run = this.#run()
    this.#learn(db, run)
    const isPerson = run.length >= SHORTEST_FRAMES && isLively(run, this.#latest) && varies(run, this.#latest)
    return isPerson ? this.#latest.length - (run[0] ?? 0) : undefined
  }

  get #threshold(): number {
    return Math.max(this.#echo + OVER_ECHO_DB, this.noise.db + OVER_NOISE_DB, QUIETEST_DB)
  }

  #calibrate(db: number): undefined {
    if (this.#toCalibrate === undefined) return undefined
    this.#toBegin -= 1
    const isHeard = db > Math.max(this.noise.db + OVER_NOISE_DB / 2, QUIETEST_DB - OVER_NOISE_DB)
    if (isHeard || this.#toBegin < 0 || this.#toCalibrate < CALIBRATION_FRAMES) this.#toCalibrate -= 1
    this.#echo = Math.max(this.#echo, db)
    return undefined
  }

  /** The loud frames up to now, with no longer gap between them than a word has. */
  #run(): number[] {
    let run: number[] = []
    for (const [index, { loud }] of this.#latest.entries()) {
      if (index - (run.at(-1) ?? index) > LONGEST_GAP_FRAMES) run = []
      if (loud) run.push(index)
    }
    return this.#latest.length - 1 - (run.at(-1) ?? -Infinity) > LONGEST_GAP_FRAMES ? [] : run
  }

  /** A loud syllable of the page itself is too short for an interruption, and tells how loud the next may be. */
  #learn(db: number, run: readonly number[]): void {
    if (run.length > 0) this.#peak = Math.max(this.#peak, db)
    else if (this.#peak > -Infinity) {
      this.#echo = Math.max(this.#echo, Math.min(this.#peak - OVER_ECHO_DB / 2, this.#echo + LEARNED_DB))
      this.#peak = -Infinity
    }
  }
}
