import { traitsOf } from '../../rules/field-types.ts'
import { earlyPauseOf } from '../../rules/completeness/index.ts'
import { LONG_ANSWER_MS, SHORT_ANSWER_MS } from '../../rules/limits.ts'
import { COMMAND_HANG_MS, HANG_MS, NO_SPEECH_MS, PAUSE_FACTORS, SPELLING_HANG_MS } from '../../rules/silence-limits.ts'
import { RESTING_SILENCE_MS, RESUMING_SPEECH_MS } from '../../rules/conversation/limits.ts'
import type { Hints, ListeningLimits } from './transcriber.ts'

export type Pause = keyof typeof PAUSE_FACTORS

interface PauseSettings {
  /** How long to wait after the person stops speaking. */
  pause?: Pause | undefined
  /** The person holds the button while speaking, so no silence ends the answer. */
  isHeld?: boolean | undefined
}

type Expected = Pick<Hints, 'type' | 'listenFor'>

/**
 * The limits for an answer or a command. A text and spelled letters may take almost two minutes, anything else half a
 * minute; a longer pause setting also makes the other limits longer.
 */
export function listeningLimits(
  expected: Expected,
  { pause = 'normal', isHeld = false }: PauseSettings = {},
): ListeningLimits {
  if (isHeld) return { hangMs: LONG_ANSWER_MS, noSpeechMs: LONG_ANSWER_MS, maxMs: LONG_ANSWER_MS }
  if (expected.listenFor === 'resume') return RESTING
  const factor = PAUSE_FACTORS[pause]
  const waitFactor = Math.max(1, factor)
  const hangMs = hangOf(expected)
  return {
    hangMs: hangMs * factor,
    pauseMs: earlyPauseOf(hangMs),
    noSpeechMs: NO_SPEECH_MS * waitFactor,
    maxMs: Math.min(LONG_ANSWER_MS, longestOf(expected) * waitFactor),
  }
}

/** What is short enough to be "go on" is transcribed once, when it is over. */
const RESTING: ListeningLimits = {
  hangMs: COMMAND_HANG_MS,
  maxSpeechMs: RESUMING_SPEECH_MS,
  noSpeechMs: RESTING_SILENCE_MS,
  maxMs: RESTING_SILENCE_MS + 2 * RESUMING_SPEECH_MS,
}

function hangOf({ type, listenFor }: Expected): number {
  if (listenFor === 'command') return COMMAND_HANG_MS
  return listenFor === 'spelling' ? Math.max(SPELLING_HANG_MS, HANG_MS[type]) : HANG_MS[type]
}

const longestOf = ({ type, listenFor }: Expected): number =>
  traitsOf(type).value === 'free-text' || listenFor === 'spelling' ? LONG_ANSWER_MS : SHORT_ANSWER_MS

/** Whether only the person ends the answer, by releasing the button. */
export const isHeld = ({ hangMs, maxMs }: ListeningLimits): boolean => hangMs >= maxMs
