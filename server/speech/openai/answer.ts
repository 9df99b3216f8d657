import { DOUBTFUL_CONFIDENCE, TRANSCRIPT_MAX } from '../../../rules/limits.ts'
import { traitsOf } from '../../../rules/field-types.ts'
import type { FieldType } from '../../../contract/types.gen.ts'
import type { Heard } from '../transcriber.ts'
import { withoutMarks } from '../hallucinations.ts'
import { isErrorSentence } from './error-sentence.ts'

/** Whisper's own rule for silence: a high probability of no speech, and a low probability of its words. */
const NO_SPEECH = 0.6
const DOUBTFUL = -1

interface Segment {
  avg_logprob: number
  no_speech_prob: number
}

/** An answer of an endpoint as it came. */
export interface Answered {
  contentType: string
  body: string
}

/** What is known of an answer before it comes. */
export interface Expected {
  /** Of the sound, which limits how much can have been said. */
  durationMs: number
  type: FieldType
  /** The endpoint has answered with JSON before: a plain text is then not its own, but a proxy's. */
  isJson: boolean
}

/** A transcript, and whether it came in the JSON that was asked for, by which it is known to be one. */
export interface Read {
  heard: Heard
  isJson: boolean
}

/**
 * Reads an answer of a transcription endpoint: verbose JSON, JSON, or plain text. A text field takes any words, so those of an endpoint that
 * gives plain text are asked about there.
 * @returns undefined when it is no transcript: an error or a page that came with status 200, half an answer, or far more
 * than can be said in that time
 */
export function readAnswer({ contentType, body }: Answered, expected: Expected): Read | undefined {
  const read = TEXT_TYPE.test(contentType) ? readIn(contentType, body) : undefined
  if (!read || isForeign(read.heard.text) || !canBeSaid(read.heard.text, expected.durationMs)) return undefined
  const heard = { ...read.heard, text: read.heard.text.slice(0, TRANSCRIPT_MAX).trim() }
  if (read.isJson) return { heard, isJson: true }
  if (expected.isJson || isErrorSentence(heard.text)) return undefined
  const isFree = traitsOf(expected.type).value === 'free-text'
  return { heard: { ...heard, ...(isFree && { confidence: DOUBTFUL_CONFIDENCE }) }, isJson: false }
}

/** JSON, plain text, or what is not said. Bytes of any other type, a stream of events or subtitles are no transcript. */
const TEXT_TYPE = /^(?:$|text\/plain\b|(?:application|text)\/(?:[\w.-]+\+)?json\b)/iu

/**
 * Pages, XML, and words with a layout such as `<i>hello</i>`, also where the sign is written as `&lt;`: declarations, and tags, whose name
 * follows at once and which end or have attributes. "3 < 5" and "<3" are none, nor is what models write of themselves.
 */
const MARKUP =
  /(?:<|&lt;)(?:[!?]|\/?[a-z][\w:-]*\s*\/?(?:>|&gt;)|[a-z][\w:-]*\s[^<>]*=|(?:html|script|style|div|p)\b[^>]*>)/iu

/** The times of subtitles, characters that control a device, and what stands for bytes that are no text. */
const UNSPOKEN = /\d[.,]\d{3} --> \d|[^\P{Cc}\s]|\uFFFD/u

const isForeign = (text: string): boolean => MARKUP.test(withoutMarks(text)) || UNSPOKEN.test(text)

/** Of an answer that is not called JSON: not a note such as `[BLANK_AUDIO]`, and no sentence that begins with a quotation. */
const LIKE_JSON = /^\s*(?:\{|\[\s*[[{"\]]|"[^"]*"\s*$)/u

/** Fast speakers say some 25 characters a second; what is written may be longer, and short words in a short sound need some more. */
const longest = (durationMs: number): number => 80 + (40 * durationMs) / 1000

/** In scripts with spaces between words. The longest number in German has 66 letters. */
const LONG_WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]{81}/u
/** Of an address or a link, which are said in parts. */
const JOINT = /[\p{L}\p{N}][.@:/]+[\p{L}\p{N}]/u

const canBeSaid = (text: string, durationMs: number): boolean =>
  text.length <= longest(durationMs) && !text.split(/\s+/u).some((word) => LONG_WORD.test(word) && !JOINT.test(word))

function readIn(contentType: string, body: string): Read | undefined {
  // Who heard nothing says so, or sends a line without words; nothing at all comes from what stands between.
  if (body === '') return undefined
  const answer = /json/iu.test(contentType) || LIKE_JSON.test(body) ? parsed(body) : body
  if (typeof answer === 'string' || typeof answer === 'number')
    return { heard: { text: String(answer) }, isJson: false }
  // Some send an empty text with an error: that somebody spoke, and was not heard, must not count as silence.
  if (!isRecord(answer) || answer['error'] || typeof answer['text'] !== 'string') return undefined
  const heard = heardIn(answer['text'], segmentsOf(answer['segments']))
  const alternatives = heard.text === '' ? [] : otherReadings(answer, heard.text)
  return { heard: { ...heard, ...(alternatives.length > 0 && { alternatives }) }, isJson: true }
}

function heardIn(text: string, segments: readonly Segment[]): Heard {
  if (segments.length > 0 && segments.every(isNoSpeech)) return { text: '' }
  return { text, ...(segments.length > 0 && { confidence: confidenceOf(segments) }) }
}

/** Some endpoints give other readings beside the text, best first, by one of these names; the first may be the text itself. */
const READINGS = ['alternatives', 'hypotheses', 'nbest', 'n_best'] as const
const READINGS_MAX = 5

function otherReadings(answer: Record<string, unknown>, text: string): string[] {
  const given = READINGS.map((name) => answer[name]).find(Array.isArray) ?? []
  const readings = given.flatMap(wordsOf).filter((words) => words !== '' && !isForeign(words))
  return [...new Set(readings)].filter((words) => words !== text.trim()).slice(0, READINGS_MAX)
}

/** A reading is its words, or has them. */
function wordsOf(reading: unknown): string[] {
  const words = isRecord(reading) ? (reading['text'] ?? reading['transcript']) : reading
  return typeof words === 'string' ? [withoutMarks(words).slice(0, TRANSCRIPT_MAX).trim()] : []
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isSegment = (value: unknown): value is Segment =>
  isRecord(value) && Number.isFinite(value['avg_logprob']) && Number.isFinite(value['no_speech_prob'])

/** Only segments with figures count; a server that gives none leaves the confidence open. */
const segmentsOf = (value: unknown): Segment[] => (Array.isArray(value) ? value.filter(isSegment) : [])

const isNoSpeech = ({ avg_logprob, no_speech_prob }: Segment) => no_speech_prob > NO_SPEECH && avg_logprob < DOUBTFUL

/** How likely the model found its words on average, from 0 to 1. */
function confidenceOf(segments: readonly Segment[]): number {
  const mean = segments.reduce((sum, { avg_logprob }) => sum + avg_logprob, 0) / segments.length
  return Math.round(Math.min(1, Math.exp(mean)) * 100) / 100
}
