import {
  COMMAND_HANG_MS,
  HANG_MS,
  LONG_ANSWER_MS,
  NO_SPEECH_MS,
  PAUSE_FACTORS,
  SHORT_ANSWER_MS,
  SPELLING_HANG_MS,
} from '../../rules/limits.ts'
import type { Hints } from './transcriber.ts'

/** How long a person may be silent or speak before listening ends by itself, in milliseconds. */
export interface ListeningLimits {
  /** Silence after speech that means the answer is over. */
  hangMs: number
  /** Silence from the start that means nothing will be said. */
  noSpeechMs: number
  /** The longest recording; the server refuses more than 120 s. */
  maxMs: number
}

export type Pause = keyof typeof PAUSE_FACTORS

/** What the person asked for. */
export interface PauseSettings {
  /** How long to wait after they stop speaking. */
  pause?: Pause | undefined
  /** They hold the button while they speak, so no silence ends it. */
  isHeld?: boolean | undefined
}

type Said = Pick<Hints, 'type' | 'listenFor'>

/**
 * The limits for what is said to a field. A long text may be told, and letters spelled, for almost two minutes, anything else said for half a minute;
 * who pauses for long gets more of both.
 */
export function listeningLimits(said: Said, { pause = 'normal', isHeld = false }: PauseSettings = {}): ListeningLimits {
  if (isHeld) return { hangMs: LONG_ANSWER_MS, noSpeechMs: LONG_ANSWER_MS, maxMs: LONG_ANSWER_MS }
  const factor = PAUSE_FACTORS[pause]
  const waitFactor = Math.max(1, factor)
  return {
    hangMs: hangOf(said) * factor,
    noSpeechMs: NO_SPEECH_MS * waitFactor,
    maxMs: Math.min(LONG_ANSWER_MS, longestOf(said) * waitFactor),
  }
}

function hangOf({ type, listenFor }: Said): number {
  if (listenFor === 'command') return COMMAND_HANG_MS
  return listenFor === 'spelling' ? Math.max(SPELLING_HANG_MS, HANG_MS[type]) : HANG_MS[type]
}

const longestOf = ({ type, listenFor }: Said): number =>
  type === 'textarea' || type === 'text' || listenFor === 'spelling' ? LONG_ANSWER_MS : SHORT_ANSWER_MS

/** Whether only the person ends it. */
export const isHeld = ({ hangMs, maxMs }: ListeningLimits): boolean => hangMs >= maxMs
