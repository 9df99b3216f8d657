/** How the conversation reads aloud: as `SpeechSynthesisUtterance` has it, 1 as usual. */
export interface Prosody {
  rate: number
  /** From 0 to 1, the loudest. */
  volume: number
}

/** What has no room above it could not be made louder. */
export const USUAL: Prosody = { rate: 1, volume: 0.8 }

/** What a person asks for while they listen. */
export type ProsodyCommand = 'slower' | 'faster' | 'louder' | 'quieter'

const RATES = { least: 0.5, most: 2, factor: 1.25 }
const VOLUMES = { least: 0.2, most: 1, step: 0.1 }

const between = (value: number, { least, most }: { least: number; most: number }): number =>
  Math.round(100 * Math.min(most, Math.max(least, value))) / 100

/** A step in what was asked for, within what people can follow and hear. */
export const changedProsody = ({ rate, volume }: Prosody, command: ProsodyCommand): Prosody => ({
  rate: between(
    { slower: rate / RATES.factor, faster: rate * RATES.factor, louder: rate, quieter: rate }[command],
    RATES,
  ),
  volume: between(
    { louder: volume + VOLUMES.step, quieter: volume - VOLUMES.step, slower: volume, faster: volume }[command],
    VOLUMES,
  ),
})

/** A page cannot turn up the device. */
export const isLoudest = ({ volume }: Prosody): boolean => volume >= VOLUMES.most
