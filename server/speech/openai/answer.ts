import { TRANSCRIPT_MAX } from '../../../rules/limits.ts'
import type { Heard } from '../transcriber.ts'

/** Whisper's own rule for silence: a high probability of no speech, and a low probability of its words. */
const NO_SPEECH = 0.6
const DOUBTFUL = -1

interface Segment {
  avg_logprob: number
  no_speech_prob: number
}

/**
 * Reads an answer of a transcription endpoint: verbose JSON, JSON, or plain text.
 * @returns undefined when there is no text in it, as in an error that came with status 200
 */
export function readAnswer(body: string): Heard | undefined {
  const answer = parsed(body)
  if (typeof answer === 'string') return { text: answer.slice(0, TRANSCRIPT_MAX).trim() }
  if (!isRecord(answer) || typeof answer['text'] !== 'string') return undefined
  const segments = segmentsOf(answer['segments'])
  if (segments.length > 0 && segments.every(isNoSpeech)) return { text: '' }
  const text = answer['text'].slice(0, TRANSCRIPT_MAX).trim()
  return { text, ...(segments.length > 0 && { confidence: confidenceOf(segments) }) }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isSegment = (value: unknown): value is Segment =>
  isRecord(value) && Number.isFinite(value['avg_logprob']) && Number.isFinite(value['no_speech_prob'])

/** Only segments with figures count; a server that gives none leaves the confidence open. */
const segmentsOf = (value: unknown): Segment[] => (Array.isArray(value) ? value.filter(isSegment) : [])

const isNoSpeech = ({ avg_logprob, no_speech_prob }: Segment) => no_speech_prob > NO_SPEECH && avg_logprob < DOUBTFUL

/** How likely the model found its words on average, from 0 to 1. */
function confidenceOf(segments: Segment[]): number {
  const mean = segments.reduce((sum, { avg_logprob }) => sum + avg_logprob, 0) / segments.length
  return Math.round(Math.min(1, Math.exp(mean)) * 100) / 100
}
