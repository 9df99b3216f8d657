import type { VoiceSettings } from '../voice-settings.ts'
import { playTone, TONE_MS } from './tone.ts'

/** How the person is told that the microphone is open, without looking. */
export interface OpeningCue {
  /** Of the tone, from 0, which is none, to 1. */
  volume: number
  vibrates: boolean
}

/** Where the person chose no volume: hands-free they may not see the page. */
export const QUIET_VOLUME = 0.3

const VIBRATION_MS = 40
/** What a loudspeaker still plays when the tone is over, and a graph that plays nothing must not hold up the answer. */
const TAIL_MS = 40
const LONGEST_MS = 2 * TONE_MS + TAIL_MS

/** A volume that the person chose counts for the button too. */
export const openingCue = (
  { toneVolume, isVibrating }: Pick<VoiceSettings, 'toneVolume' | 'isVibrating'>,
  isHandsFree: boolean,
): OpeningCue => ({ volume: toneVolume ?? (isHandsFree ? QUIET_VOLUME : 0), vibrates: isVibrating })

export const canVibrate = (): boolean => 'vibrate' in navigator

/** Gives the cue in the graph of the microphone; resolves when none of it sounds any more, or at once without one. */
export async function giveCue({ volume, vibrates }: OpeningCue, context: BaseAudioContext): Promise<void> {
  const isFelt = vibrates && canVibrate() && navigator.vibrate(VIBRATION_MS)
  if (volume === 0 && !isFelt) return
  const played = volume > 0 ? playTone(context, volume) : elapsed(VIBRATION_MS)
  await Promise.race([played.then(() => elapsed(TAIL_MS)), elapsed(LONGEST_MS)])
}

const elapsed = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
