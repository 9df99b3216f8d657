import { readFile } from 'node:fs/promises'
import { EndOfSpeech, type EndpointEvent } from '../../../src/speech/endpoint/end-of-speech.ts'
import type { ListeningLimits } from '../../../src/speech/transcriber.ts'
import { decibels } from '../../../src/speech/endpoint/loudness.ts'
import { FRAME_MS, FRAME_SAMPLES } from '../../../src/speech/pcm.ts'

const WAV_HEADER_BYTES = 44

/** The samples of a 16-bit mono WAV file, from -1 to 1. */
export async function samplesOf(path: string): Promise<Float32Array> {
  const bytes = await readFile(path)
  const samples = new Float32Array((bytes.length - WAV_HEADER_BYTES) / 2)
  return samples.map((_, index) => bytes.readInt16LE(WAV_HEADER_BYTES + 2 * index) / 32_768)
}

/** What follows the last word in a wav, so that a detector can wait for it. */
export function withSilence(samples: Float32Array, seconds: number): Float32Array {
  const longer = new Float32Array(samples.length + seconds * 16_000)
  longer.set(samples)
  return longer
}

export const framesOf = (samples: Float32Array): Float32Array[] =>
  Array.from({ length: Math.floor(samples.length / FRAME_SAMPLES) }, (_, index) =>
    samples.subarray(index * FRAME_SAMPLES, (index + 1) * FRAME_SAMPLES),
  )

/** The milliseconds at which the last frame of a clean recording ends that is louder than -40 dB. */
export const endOfVoice = (samples: Float32Array): number =>
  (framesOf(samples).findLastIndex((frame) => decibels(frame) > -40) + 1) * FRAME_MS

/** How a detector reports that speech starts and ends, with the time in milliseconds. */
export const endpointEventsIn = (
  samples: Float32Array,
  limits: ListeningLimits,
): { event: EndpointEvent; at: number }[] =>
  allEventsIn(samples, limits).filter(({ event }) => event !== 'speech-paused' && event !== 'speech-resumed')

/** Likewise with the pauses between; in the first one the detector is told how much silence ends it. */
export function allEventsIn(
  samples: Float32Array,
  limits: ListeningLimits,
  expectedMs?: number,
): { event: EndpointEvent; at: number }[] {
  let expected = expectedMs
  const detector = new EndOfSpeech(limits)
  return framesOf(samples).flatMap((frame, index) => {
    const event = detector.process(frame)
    if (event === 'speech-paused' && expected !== undefined) {
      detector.expectSilence(expected)
      expected = undefined
    }
    return event ? [{ event, at: index * FRAME_MS }] : []
  })
}

/** The sound from the first to the last sample of a clean recording that a person hears; some voices bring noise of their own. */
export function voiceIn(samples: Float32Array): Float32Array {
  const heard = framesOf(samples).map((frame) => decibels(frame) > -48)
  return samples.subarray(heard.indexOf(true) * FRAME_SAMPLES, (heard.lastIndexOf(true) + 1) * FRAME_SAMPLES)
}

export function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The same in a room that is never quite silent; its noise is the same each time. */
export function roomOf(samples: Float32Array, noiseDb: number): Float32Array {
  const loudness = 10 ** (noiseDb / 20) * Math.sqrt(3)
  let seed = 1
  return samples.map((sample) => {
    seed = (seed * 48_271) % 2_147_483_647
    return sample + loudness * ((2 * seed) / 2_147_483_647 - 1)
  })
}
