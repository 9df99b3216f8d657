import type { Transcription } from '../../contract/types.gen.ts'
import { LONGEST_TRANSCRIBER_WAIT_MS } from '../../rules/limits.ts'
import { Refused, Unavailable } from '../http/errors.ts'
import type { Hints, Recogniser, SpeechLog } from './transcriber.ts'
import type { Wav } from './audio/wav.ts'

const NOT_HERE = 'Speech recognition is not available. Please type your answer.'
const TOO_LONG = 'The speech recogniser took too long. Please type your answer.'
/** The answer has its way back too. */
const WAY_BACK_MS = 500
/** Whoever hears first has most of the time, as long as enough is left for the next. */
const SHARE_OF_FIRST = 0.6

export interface Hearing {
  wav: Wav
  hints: Hints
  /** The caller left, or the server closes. */
  signal: AbortSignal
  /** When it is too late for all, in milliseconds of the clock. */
  until: number
  log: SpeechLog
}

/** How long all of them together may take: the page waits no longer for an answer of that length. */
export const patienceFor = ({ durationMs }: Wav, patienceMs: number): number =>
  Math.min(LONGEST_TRANSCRIBER_WAIT_MS, patienceMs + durationMs) - WAY_BACK_MS

/**
 * The next one hears the same recording when the one before cannot or takes too long, but audio never goes on to somebody
 * else than was told.
 * @throws {Unavailable} when none could hear it in time, and what refuses the recording itself
 */
export async function inTurn(recognisers: Recogniser[], hearing: Hearing): Promise<Transcription> {
  const [recogniser, ...later] = recognisers
  if (!recogniser) throw new Unavailable(NOT_HERE)
  const others = later.filter(({ privacy }) => privacy === 'our-server')
  try {
    return { ...(await hearOne(recogniser, hearing, others.length === 0)), transcriber: recogniser.id }
  } catch (error) {
    hearing.signal.throwIfAborted()
    if (error instanceof Refused && !(error instanceof Unavailable)) throw error
    hearing.log.warn({ transcriber: recogniser.id, err: error }, 'A recogniser does not hear')
    if (others.length === 0) throw error instanceof Unavailable ? error : new Unavailable(NOT_HERE)
    return inTurn(others, hearing)
  }
}

async function hearOne(recogniser: Recogniser, { wav, hints, signal, until }: Hearing, isLast: boolean) {
  const left = Math.max(0, until - Date.now()) * (isLast ? 1 : SHARE_OF_FIRST)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new Unavailable(TOO_LONG)), left)
  try {
    return await recogniser.transcribe(wav, hints, AbortSignal.any([signal, late.signal]))
  } finally {
    clearTimeout(timer)
  }
}
