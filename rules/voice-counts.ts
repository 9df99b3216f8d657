import type { Correction, VoiceCounts } from '../contract/types.gen.ts'
import { CORRECTION_MAX, CORRECTIONS_MAX, VOICE_COUNT_MAX } from './limits.ts'

/** How well a question was heard in one session. */
interface VoiceTrace extends VoiceCounts {
  /** The words that were no answer, or not the right one; empty unless the owner wants them stored. */
  misheard: string[]
}

/** Keyed by field id; a field where nothing went wrong has none. */
export type VoiceTraces = Record<string, VoiceTrace>

export type MishearingKind = 'asked_again' | 'refused'

const NOTHING: VoiceTrace = { asked_again: 0, refused: 0, typed_after: 0, misheard: [] }

const traceOf = (traces: VoiceTraces, fieldId: string): VoiceTrace =>
  (Object.hasOwn(traces, fieldId) ? traces[fieldId] : undefined) ?? NOTHING

/** One more question that was asked again, or answer that was refused. */
export function withMishearing(traces: VoiceTraces, fieldId: string, kind: MishearingKind): VoiceTraces {
  const trace = traceOf(traces, fieldId)
  return { ...traces, [fieldId]: { ...trace, [kind]: Math.min(VOICE_COUNT_MAX, trace[kind] + 1) } }
}

/** @param heard words that were not the answer */
export function withMisheard(traces: VoiceTraces, fieldId: string, heard: string | undefined): VoiceTraces {
  const words = heard?.trim().slice(0, CORRECTION_MAX)
  const trace = traceOf(traces, fieldId)
  if (!words || trace.misheard.includes(words) || trace.misheard.length >= CORRECTIONS_MAX) return traces
  return { ...traces, [fieldId]: { ...trace, misheard: [...trace.misheard, words] } }
}

/** The answer is typed: it counts where voice had failed before. */
export function withTyping(traces: VoiceTraces, fieldId: string): VoiceTraces {
  const trace = traceOf(traces, fieldId)
  const hasFailed = trace.asked_again + trace.refused > 0 && trace.typed_after === 0
  return hasFailed ? { ...traces, [fieldId]: { ...trace, typed_after: 1 } } : traces
}

/**
 * The counts of a field as they are sent; undefined where nothing was counted. What was saved on a device may be of another
 * shape, and must never make a submission invalid.
 */
export function voiceCounts(traces: Partial<VoiceTraces> | undefined, fieldId: string): VoiceCounts | undefined {
  const { asked_again, refused, typed_after } = savedTrace(traces, fieldId)
  const counts = { asked_again: count(asked_again), refused: count(refused), typed_after: count(typed_after) }
  return Object.values(counts).some((value) => value > 0) ? counts : undefined
}

/** @param meant the answer that was given in the end, in words */
export function corrections(traces: Partial<VoiceTraces> | undefined, fieldId: string, meant: string): Correction[] {
  const { misheard } = savedTrace(traces, fieldId)
  const texts = Array.isArray(misheard) ? misheard.filter((text) => typeof text === 'string' && text !== '') : []
  const answer = meant.trim().slice(0, CORRECTION_MAX)
  if (answer === '') return []
  return texts
    .slice(0, CORRECTIONS_MAX)
    .map((heard) => ({ heard: heard.slice(0, CORRECTION_MAX), meant: answer }))
    .filter(({ heard }) => heard.toLowerCase() !== answer.toLowerCase())
}

const savedTrace = (traces: Partial<VoiceTraces> | undefined, fieldId: string): Partial<VoiceTrace> =>
  (traces && Object.hasOwn(traces, fieldId) ? traces[fieldId] : undefined) ?? {}

const count = (value: unknown): number =>
  Number.isInteger(value) ? Math.max(0, Math.min(VOICE_COUNT_MAX, Number(value))) : 0
