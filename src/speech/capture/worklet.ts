import {
  CAPTURE_PROCESSOR,
  type CaptureMessage,
  type CaptureOrder,
  type CaptureStart,
  type WaitingMessage,
} from './worklet-messages.ts'
import { EndOfSpeech } from '../endpoint/end-of-speech.ts'
import { Framer } from './framer.ts'
import type { ListeningLimits } from '../transcriber.ts'
import { decibels, meterLevel } from '../endpoint/loudness.ts'
import { PreRoll } from './pre-roll.ts'
import { SAMPLE_RATE, toInt16 } from '../pcm.ts'
import { Resampler } from './resampler.ts'

// The global scope of an audio worklet, which TypeScript's libraries do not describe.
declare const sampleRate: number
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(
  name: string,
  processor: new (options: { processorOptions: CaptureStart }) => AudioWorkletProcessor,
): void

class CaptureProcessor extends AudioWorkletProcessor {
  #preRoll: PreRoll | undefined
  #endOfSpeech: EndOfSpeech | undefined
  #limits: ListeningLimits | undefined
  #round = 0
  #echoDb: number | undefined
  #silence: Float32Array | undefined
  readonly #framer = new Framer()
  readonly #resampler = sampleRate === SAMPLE_RATE ? undefined : new Resampler(sampleRate, SAMPLE_RATE)

  constructor({ processorOptions }: { processorOptions: CaptureStart }) {
    super()
    if ('isWaiting' in processorOptions) this.#preRoll = new PreRoll(processorOptions.echoDb)
    else this.#record(processorOptions)
    this.port.addEventListener('message', ({ data }: MessageEvent<CaptureOrder>) => this.#follow(data))
    this.port.start()
  }

  /** Runs until its context is closed. A muted microphone may give no block at all: then silence is counted instead. */
  process([input]: Float32Array[][]): boolean {
    const block = input?.[0] ?? this.#silence
    if (!block) return true
    this.#silence ??= new Float32Array(block.length)
    this.#framer.feed(this.#resampler?.resample(block) ?? block, (frame) =>
      this.#preRoll ? this.#wait(this.#preRoll, frame) : this.#post(frame),
    )
    return true
  }

  #follow(order: CaptureOrder): void {
    if ('hangMs' in order) this.#endOfSpeech?.expectSilence(order.hangMs)
    else if ('reading' in order) this.#preRoll?.readingBegan()
    else if ('limits' in order) this.#record(order.limits)
    else this.#beginAgain(order.round)
  }

  #beginAgain(round: number): void {
    this.#round = round
    if (this.#limits) this.#record(this.#limits)
  }

  /** What was kept of the time before is the beginning of it. */
  #record(limits: ListeningLimits): void {
    const preRoll = this.#preRoll
    this.#limits = limits
    this.#preRoll = undefined
    this.#endOfSpeech = new EndOfSpeech(limits, preRoll?.noise)
    for (const frame of preRoll?.take() ?? []) this.#post(frame)
  }

  #wait(preRoll: PreRoll, frame: Float32Array): void {
    const overlap = preRoll.add(frame)
    const { echoDb } = preRoll
    if (overlap === undefined && echoDb === this.#echoDb) return
    this.#echoDb = echoDb
    const message: WaitingMessage = { echoDb, ...(overlap !== undefined && { overlap }) }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
    this.port.postMessage(message)
  }

  #post(frame: Float32Array): void {
    const samples = toInt16(frame)
    const endpointEvent = this.#endOfSpeech?.process(frame)
    const level = meterLevel(decibels(frame))
    const message: CaptureMessage = { samples, level, span: this.#endOfSpeech?.span, endpointEvent, round: this.#round }
    this.port.postMessage(message, [samples.buffer])
  }
}

registerProcessor(CAPTURE_PROCESSOR, CaptureProcessor)
