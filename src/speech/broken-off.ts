import { DOUBTFUL_CONFIDENCE } from '../../rules/limits.ts'
import type { Cut } from '../../rules/voice-failures.ts'
import type { Heard } from './transcriber.ts'

/** Why an answer ended before the person ended it: they went elsewhere in the middle of it, or it was cut. */
export type BrokenOff = 'left' | Cut

/**
 * What may be half of an answer is asked about before it is taken. Not at the limit of length: there the person was told and can
 * see what is missing.
 */
export function withDoubt(heard: Heard, brokenOff: BrokenOff | undefined): Heard {
  if (brokenOff === undefined || brokenOff === 'too-long') return heard
  return { ...heard, confidence: Math.min(heard.confidence ?? 1, DOUBTFUL_CONFIDENCE) }
}
