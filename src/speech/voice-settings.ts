import type { DeviceEngineId } from '../../machines/device-recognition/device-recognition.machine.ts'
import { PAUSE_FACTORS } from '../../rules/silence-limits.ts'
import type { Pause } from './listening-limits.ts'

/** How this person likes to speak; saved on the device. */
export interface VoiceSettings {
  /** How long to wait after they stop speaking. */
  pause: Pause
  /** Hold the button while speaking, instead of pressing it once. */
  isHoldToTalk: boolean
  /** Whether speaking interrupts what is read aloud; without it where the browser cancels echo. */
  mayInterrupt?: boolean | undefined
  /** Of the tone that says that the microphone is open, from 0 to 1; without it quiet, and hands-free only. */
  toneVolume?: number | undefined
  /** Whether a device that can vibrate says it so too. */
  isVibrating: boolean
  /** What recognises on this device; without it the site decides who hears. */
  engine?: DeviceEngineId | undefined
}

const KEY = 'voice-settings'
const DEFAULTS: VoiceSettings = { pause: 'normal', isHoldToTalk: false, isVibrating: true }

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
    ...(typeof saved.mayInterrupt === 'boolean' && { mayInterrupt: saved.mayInterrupt }),
    isVibrating: saved.isVibrating !== false,
    ...(isVolume(saved.toneVolume) && { toneVolume: saved.toneVolume }),
    ...(isEngine(saved.engine) && { engine: saved.engine }),
  }
}

const ENGINES: readonly unknown[] = ['browser-model', 'browser-local'] satisfies DeviceEngineId[]

const isEngine = (value: unknown): value is DeviceEngineId => ENGINES.includes(value)

const isVolume = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1

const isPause = (value: unknown): value is Pause => typeof value === 'string' && Object.hasOwn(PAUSE_FACTORS, value)
