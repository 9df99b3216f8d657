import { PAUSE_FACTORS } from '../../rules/limits.ts'
import type { Pause } from './listening-limits.ts'

/** How this person likes to speak; saved on the device. */
export interface VoiceSettings {
  /** How long to wait after they stop speaking. */
  pause: Pause
  /** Hold the button while speaking, instead of pressing it once. */
  isHoldToTalk: boolean
}

const KEY = 'voice-settings'
const DEFAULTS: VoiceSettings = { pause: 'normal', isHoldToTalk: false }

/** The saved settings, as far as they can be read. */
export function readVoiceSettings(): VoiceSettings {
  try {
    return settingsOf(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return DEFAULTS
  }
}

export function saveVoiceSettings(settings: VoiceSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser without storage forgets them with the page.
  }
}

function settingsOf(saved: Partial<Record<keyof VoiceSettings, unknown>>): VoiceSettings {
  return {
    pause: isPause(saved.pause) ? saved.pause : DEFAULTS.pause,
    isHoldToTalk: saved.isHoldToTalk === true,
  }
}

const isPause = (value: unknown): value is Pause => typeof value === 'string' && Object.hasOwn(PAUSE_FACTORS, value)
