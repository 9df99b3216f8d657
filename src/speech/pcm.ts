/** Samples per second that transcribers expect. */
export const SAMPLE_RATE = 16_000
/** The worklet hands over sound in frames of this length. */
export const FRAME_MS = 20
export const FRAME_SAMPLES = (SAMPLE_RATE * FRAME_MS) / 1000

/** Of 16-bit samples. */
export const BYTES_PER_SECOND = 2 * SAMPLE_RATE

/** Samples from -1 to 1 as 16-bit integers; louder ones are clipped. */
export function toInt16(samples: Float32Array): Int16Array<ArrayBuffer> {
  return Int16Array.from(samples, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767)
}
