import { describe, expect, it } from 'vitest'
import { playTone } from '../../../src/speech/cue/tone.ts'

const RATE = 48_000
const LONGEST_MS = 120

/** What a loudspeaker gets in half a second. */
async function rendered(volume: number): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, RATE / 2, RATE)
  const played = playTone(context, volume)
  const [buffer] = await Promise.all([context.startRendering(), played])
  return buffer.getChannelData(0)
}

const peak = (samples: Float32Array) => Math.max(...samples.map(Math.abs))
const at = (samples: Float32Array, milliseconds: number, length = 1) =>
  samples.slice((milliseconds * RATE) / 1000, ((milliseconds + length) * RATE) / 1000)

describe('The tone of an open microphone', () => {
  it('is over after 120 ms', async () => {
    const samples = await rendered(1)
    expect(peak(at(samples, 50))).toBeGreaterThan(0.3)
    expect(peak(at(samples, LONGEST_MS, 300))).toBe(0)
  })

  it('begins and ends softly', async () => {
    const samples = await rendered(1)
    const loudest = peak(samples)
    for (const edge of [0, 99]) expect(peak(at(samples, edge))).toBeLessThan(loudest / 10)
    const jumps = samples.slice(1).map((sample, index) => Math.abs(sample - (samples[index] ?? 0)))
    expect(peak(jumps)).toBeLessThan(0.08)
  })

  it.each([0.3, 0.6])('is quieter at volume %f, and never as loud as the device can be', async (volume) => {
    expect(peak(await rendered(volume))).toBeLessThan(peak(await rendered(1)) * volume)
    expect(peak(await rendered(1))).toBeLessThanOrEqual(0.5)
  })
})
