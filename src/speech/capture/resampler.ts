const LOBES = 12
const NO_WEIGHTS = new Float32Array()

/**
 * Changes the sample rate by a windowed sinc: Firefox refuses a 16 kHz context on a 48 kHz microphone. Both rates in whole hertz.
 */
export class Resampler {
  readonly #up: number
  readonly #down: number
  readonly #kernels: Float32Array[]
  readonly #taps: number
  #rest: Float32Array
  #phase = 0

  constructor(from: number, to: number) {
    const shared = greatestCommonDivisor(from, to)
    this.#up = to / shared
    this.#down = from / shared
    const width = Math.max(1, from / to)
    const half = Math.ceil(LOBES * width)
    this.#taps = 2 * half
    this.#kernels = Array.from({ length: this.#up }, (_, phase) => kernel(half, phase / this.#up, width))
    this.#rest = new Float32Array(half)
  }

  /** Takes the next samples; gives those that are due, late by half the filter (0.8 ms at 16 kHz). */
  resample(block: Float32Array): Float32Array {
    const input = joined(this.#rest, block)
    const output: number[] = []
    let at = 0
    while (at + this.#taps <= input.length) {
      output.push(weighed(input, at, this.#kernels[this.#phase]))
      at += Math.floor((this.#phase + this.#down) / this.#up)
      this.#phase = (this.#phase + this.#down) % this.#up
    }
    this.#rest = input.slice(at)
    return Float32Array.from(output)
  }
}

function kernel(half: number, offset: number, width: number): Float32Array {
  const weights = Float32Array.from({ length: 2 * half }, (_, tap) => weight(tap - half + 1 - offset, half, width))
  const sum = weights.reduce((total, value) => total + value, 0)
  return weights.map((value) => value / sum)
}

function weight(distance: number, half: number, width: number): number {
  const x = (Math.PI * distance) / width
  const sinc = x === 0 ? 1 : Math.sin(x) / x
  const window = Math.cos((Math.PI * distance) / (2 * half)) ** 2
  return Math.abs(distance) < half ? sinc * window : 0
}

/** A plain loop: it runs a million times a second on the thread of the sound. */
function weighed(input: Float32Array, at: number, weights: Float32Array = NO_WEIGHTS): number {
  let sum = 0
  for (let tap = 0; tap < weights.length; tap += 1) sum += (weights[tap] ?? 0) * (input[at + tap] ?? 0)
  return sum
}

function joined(first: Float32Array, second: Float32Array): Float32Array {
  const all = new Float32Array(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b))
