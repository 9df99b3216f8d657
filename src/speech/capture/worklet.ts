import { CAPTURE_PROCESSOR, type CaptureMessage, type CaptureOrder } from './worklet-messages.ts'
import { EndOfSpeech } from '../endpoint/end-of-speech.ts'
import { Framer } from './framer.ts'
import type { ListeningLimits } from '../transcriber.ts'
import { decibels, meterLevel } from '../endpoint/loudness.ts'
import { SAMPLE_RATE, toInt16 } from '../pcm.ts'
import { Resampler } from './resampler.ts'

// The global scope of an audio worklet, which TypeScript's libraries do not describe.
declare const sampleRate: number
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(
  name: string,
  processor: new (options: { processorOptions: ListeningLimits }) => AudioWorkletProcessor,
): void

class CaptureProcessor extends AudioWorkletProcessor {
  readonly #endOfSpeech: EndOfSpeech
  #silence: Float32Array | undefined
  readonly #framer = new Framer()
  readonly #resampler = sampleRate === SAMPLE_RATE ? undefined : new Resampler(sampleRate, SAMPLE_RATE)

  constructor({ processorOptions }: { processorOptions: ListeningLimits }) {
    super()
    this.#endOfSpeech = new EndOfSpeech(processorOptions)
    this.port.addEventListener('message', ({ data }: MessageEvent<CaptureOrder>) =>
      this.#endOfSpeech.expectSilence(data.hangMs),
    )
    this.port.start()
  }

  /** Runs until its context is closed. A muted microphone may give no block at all: then silence is counted instead. */
  process([input]: Float32Array[][]): boolean {
    const block = input?.[0] ?? this.#silence
    if (!block) return true
    this.#silence ??= new Float32Array(block.length)
    this.#framer.feed(this.#resampler?.resample(block) ?? block, (frame) => this.#post(frame))
    return true
  }

  #post(frame: Float32Array): void {
    const samples = toInt16(frame)
    const endpointEvent = this.#endOfSpeech.process(frame)
    const level = meterLevel(decibels(frame))
    const message: CaptureMessage = { samples, level, span: this.#endOfSpeech.span, endpointEvent }
    this.port.postMessage(message, [samples.buffer])
  }
}

registerProcessor(CAPTURE_PROCESSOR, CaptureProcessor)
