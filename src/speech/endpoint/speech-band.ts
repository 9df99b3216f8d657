import { SAMPLE_RATE } from '../pcm.ts'

const LOWEST_HZ = 200
const HIGHEST_HZ = 3400

/** A band-pass filter for speech: rumble and hum below it and hiss above it would hide quiet voices. */
export class SpeechBand {
  readonly #stages = [highPass(LOWEST_HZ), highPass(LOWEST_HZ), lowPass(HIGHEST_HZ)]

  pass(samples: Float32Array): Float32Array {
    return this.#stages.reduce((sound, stage) => sound.map(stage), samples)
  }
}

type Stage = (sample: number) => number

function lowPass(hertz: number): Stage {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / SAMPLE_RATE)
  let low = 0
  return (sample) => (low += share * (sample - low))
}

function highPass(hertz: number): Stage {
  const low = lowPass(hertz)
  return (sample) => sample - low(sample)
}
