import type { Transcription } from '../../contract/types.gen.ts'
import { LONGEST_TRANSCRIBER_WAIT_MS } from '../../rules/limits.ts'
import { HttpError, Unavailable } from '../http/errors.ts'
import { noTranscriber, tooLate } from './errors.ts'
import type { Hints, Transcriber, SpeechLog } from './transcriber.ts'
import type { Wav } from './audio/wav.ts'

/** Left for the response to reach the page. */
const RESPONSE_MS = 500
/** The first transcriber gets most of the time, so that enough is left for the next. */
const SHARE_OF_FIRST = 0.6

interface TranscriptionTask {
  wav: Wav
  hints: Hints
  /** Aborted when the client leaves or the server closes. */
  signal: AbortSignal
  /** For all transcribers together, in milliseconds since 1970. */
  deadline: number
  log: SpeechLog
}

/** For all transcribers together; the page does not wait longer for a recording of this length. */
export const timeoutFor = ({ durationMs }: Wav, timeoutMs: number): number =>
  Math.min(LONGEST_TRANSCRIBER_WAIT_MS, timeoutMs + durationMs) - RESPONSE_MS

/**
 * The next transcriber gets the same recording when the one before fails or takes too long. Audio never goes to a third party
 * as a fallback, since the page did not name it to the person.
 * @throws {Unavailable} when none answered in time, and any {HttpError} about the recording itself
 */
export async function transcribeWithFallback(
  transcribers: Transcriber[],
  task: TranscriptionTask,
): Promise<Transcription> {
  const [transcriber, ...later] = transcribers
  if (!transcriber) throw noTranscriber()
  const others = later.filter(({ privacy }) => privacy === 'our-server')
  try {
    return { ...(await transcribeOne(transcriber, task, others.length === 0)), transcriber: transcriber.id }
  } catch (error) {
    task.signal.throwIfAborted()
    if (error instanceof HttpError && !mayOthersHear(error)) throw error
    task.log.warn({ transcriber: transcriber.id, err: error }, 'A transcriber failed')
    if (others.length === 0) throw error instanceof HttpError ? error : noTranscriber()
    return transcribeWithFallback(others, task)
  }
}

/** Not what is wrong with the recording itself. */
const mayOthersHear = (error: HttpError): boolean => error instanceof Unavailable || error.statusCode === 413

async function transcribeOne(
  transcriber: Transcriber,
  { wav, hints, signal, deadline }: TranscriptionTask,
  isLast: boolean,
) {
  const left = Math.max(0, deadline - Date.now()) * (isLast ? 1 : SHARE_OF_FIRST)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(tooLate()), left)
  try {
    return await transcriber.transcribe(wav, hints, AbortSignal.any([signal, late.signal]))
  } finally {
    clearTimeout(timer)
  }
}
