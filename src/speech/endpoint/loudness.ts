const SILENCE = 1e-10
const QUIETEST_DB = -60
const LOUDEST_DB = -12

/** The energy of samples from -1 to 1 in dB of full scale: 0 at most, -100 for digital silence. */
export function decibels(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return 10 * Math.log10(sum / samples.length + SILENCE)
}

/** A loudness in dB as what a meter shows: 0 for a quiet room, 1 for a voice close to the microphone. */
export function meterLevel(db: number): number {
  return Math.max(0, Math.min(1, (db - QUIETEST_DB) / (LOUDEST_DB - QUIETEST_DB)))
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The standard deviation: how much a loudness changes. */
export function deviation(values: readonly number[]): number {
  const mean = average(values)
  return Math.sqrt(average(values.map((value) => (value - mean) ** 2)))
}
