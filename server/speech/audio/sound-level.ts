import { SAMPLE_RATE, type Wav } from './wav.ts'

const FRAME_MS = 20
const FRAME = (SAMPLE_RATE * FRAME_MS) / 1000
const FULL_SCALE = 32_768

/** Voices carry between these; hum and rumble lie below, hiss above. */
const LOW_HZ = 250
const HIGH_HZ = 1500
const low = 1 - Math.exp((-2 * Math.PI * LOW_HZ) / SAMPLE_RATE)
const high = 1 - Math.exp((-2 * Math.PI * HIGH_HZ) / SAMPLE_RATE)

const QUIET_DB = -60
const ABOVE_NOISE_DB = 7
const SPEECH_MIN_MS = 80

/** The level of each 20 ms in the frequency band of the voice, in dB relative to full scale. */
function levelsOf({ samples }: Wav): number[] {
  const levels: number[] = []
  let [below, band, energy] = [samples[0] ?? 0, 0, 0]
  for (let at = 0; at < samples.length; at += 1) {
    const sample = samples[at]!
    below += low * (sample - below)
    band += high * (sample - below - band)
    energy += band * band
    if (at % FRAME === FRAME - 1) {
      levels.push(10 * Math.log10(energy / FRAME / FULL_SCALE ** 2 + 1e-12))
      energy = 0
    }
  }
  return levels
}

/** The silence check, the hallucination check and the next transcriber measure the same recording. */
const measured = new WeakMap<Wav, number>()

/** How long the recording is loud like speech: clearly above its own quietest tenth. Measured once. */
export function loudMs(wav: Wav): number {
  const known = measured.get(wav) ?? measure(wav)
  measured.set(wav, known)
  return known
}

function measure(wav: Wav): number {
  const levels = levelsOf(wav)
  const floor = levels.toSorted((a, b) => a - b)[Math.floor(levels.length / 10)] ?? 0
  const threshold = Math.max(floor + ABOVE_NOISE_DB, QUIET_DB)
  return levels.filter((level) => level > threshold).length * FRAME_MS
}

/** How far the voice stands above what is heard between the words, in dB: 80 in silence, 35 in a quiet room, 20 in a loud one. */
export function voiceAboveNoise(wav: Wav): number {
  const levels = levelsOf(wav).toSorted((a, b) => a - b)
  return levels[Math.floor(levels.length * 0.95)]! - levels[Math.floor(levels.length * 0.1)]!
}

/** Silence and steady noise are not transcribed: large models write "Thank you" on silence. */
export const isSilence = (wav: Wav): boolean => loudMs(wav) < SPEECH_MIN_MS
