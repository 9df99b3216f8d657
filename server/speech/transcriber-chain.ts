import type { TranscriberInfo, Transcription } from '../../contract/types.gen.ts'
import { nameOfLanguage } from '../../rules/languages/registry.ts'
import { primaryLanguage } from '../../rules/languages/tags.ts'
import { TRANSCRIBER_WAIT_MS } from '../../rules/limits.ts'
import { HttpError, Unavailable } from '../http/errors.ts'
import { SettingsError } from '../settings.ts'
import { transcribeWithFallback, timeoutFor } from './fallback.ts'
import { createOpenai } from './openai/openai.ts'
import { createPocketsphinx } from './pocketsphinx/pocketsphinx.ts'
import type { Hints, Transcriber, SpeechLog, SpeechSettings } from './transcriber.ts'
import { removeOrphanedRecordings } from './audio/recordings.ts'
import { createSherpa } from './sherpa/sherpa.ts'
import { readWav } from './audio/wav.ts'

export type { SpeechSettings } from './transcriber.ts'

/** The transcribers of the server, in the order in which they are tried. */
export interface TranscriberChain {
  /** What the page may use, best first, including the browser's own recogniser. */
  capabilities: TranscriberInfo[]
  /**
   * Transcribes a WAV file; the text is empty when nothing was said. The audio is not stored.
   * @throws {HttpError} 413, 415 and {Unprocessable} for audio that is not as the contract says
   * @throws {Unavailable} when no transcriber is available now, {TooMany} when all are busy
   */
  transcribe(audio: Buffer, hints: Hints, signal: AbortSignal): Promise<Transcription>
  /** Ends running transcriptions with 503, and every process. */
  close(): Promise<void>
}

const unknownLanguage = (lang: string): string =>
  `Speech recognition here does not know ${nameOfLanguage(lang)}. Please type your answer.`
const BROWSER: TranscriberInfo = { id: 'browser', label: 'Your browser', privacy: 'browser-vendor' }
const SIMULATED: TranscriberInfo = { id: 'simulated', label: 'Simulated', privacy: 'simulated' }

/**
 * Creates the transcribers that the settings ask for: with `auto` those that are ready, best first; else the named one.
 * @param timeoutMs for all of them together, besides the length of the recording
 * @throws {SettingsError} with one sentence for the operator when the named one cannot be used
 */
export async function createTranscribers(
  settings: SpeechSettings,
  log: SpeechLog,
  timeoutMs = TRANSCRIBER_WAIT_MS,
): Promise<TranscriberChain> {
  const { transcriber } = settings
  const options = { log, timeoutMs }
  await removeOrphanedRecordings()
  if (transcriber === 'browser') return chainOf([], [BROWSER], options)
  if (transcriber === 'simulated') return chainOf([], [SIMULATED], options)
  const made = await ready(settings, log)
  if (transcriber === 'auto') return chainOf(made, inOrder(made), options)
  if (made.length === 0) throw new SettingsError(reasonOf(transcriber))
  return chainOf(made, made.map(infoOf), options)
}

async function ready(settings: SpeechSettings, log: SpeechLog): Promise<Transcriber[]> {
  const { transcriber, sttUrl, sherpaModelDir } = settings
  const wanted = (id: Transcriber['id']) => transcriber === 'auto' || transcriber === id
  const made = [
    ...(sttUrl && wanted('openai') ? [createOpenai({ ...settings, sttUrl }, log)] : []),
    ...(sherpaModelDir && wanted('sherpa') ? [createSherpa(sherpaModelDir, log)] : []),
    ...(wanted('pocketsphinx') ? [createPocketsphinx(log)] : []),
  ]
  const probed = await Promise.all(made.map((one) => one.probe()))
  await Promise.all(made.filter((_, index) => !probed[index]).map((one) => one.close()))
  return made.filter((_, index) => probed[index])
}

function reasonOf(transcriber: Transcriber['id']): string {
  if (transcriber === 'openai') return 'TRANSCRIBER is openai, so STT_URL must say where it is.'
  if (transcriber === 'pocketsphinx')
    return 'TRANSCRIBER is pocketsphinx, which is not installed: apt-get install pocketsphinx pocketsphinx-en-us.'
  return 'TRANSCRIBER is sherpa, so SHERPA_MODEL_DIR must hold a model and the package sherpa-onnx-node must be installed.'
}

const infoOf = ({ id, label, privacy, languages }: TranscriberInfo): TranscriberInfo => ({
  id,
  label,
  privacy,
  ...(languages && { languages }),
})

/** The browser's recogniser is better than pocketsphinx, which is the last resort. */
function inOrder(made: Transcriber[]): TranscriberInfo[] {
  const good = made.filter(({ id }) => id !== 'pocketsphinx').map(infoOf)
  const basic = made.filter(({ id }) => id === 'pocketsphinx').map(infoOf)
  return made.length === 0 ? [] : [...good, BROWSER, ...basic]
}

interface ChainOptions {
  log: SpeechLog
  /** For all transcribers together, besides the length of the recording. */
  timeoutMs: number
}

function chainOf(
  made: Transcriber[],
  capabilities: TranscriberInfo[],
  { log, timeoutMs }: ChainOptions,
): TranscriberChain {
  const closing = new AbortController()
  const running = new Set<Promise<Transcription>>()
  return {
    capabilities,
    async transcribe(audio, hints, caller) {
      const wav = readWav(audio)
      const wanted = hints.transcriber === undefined ? 0 : made.findIndex(({ id }) => id === hints.transcriber)
      const signal = AbortSignal.any([caller, closing.signal])
      signal.throwIfAborted()
      const able = wanted < 0 ? [] : made.slice(wanted).filter(knows(hints.lang))
      if (wanted >= 0 && able.length === 0 && made.length > 0) throw new Unavailable(unknownLanguage(hints.lang))
      const transcription = transcribeWithFallback(able, {
        wav,
        hints,
        signal,
        log,
        deadline: Date.now() + timeoutFor(wav, timeoutMs),
      })
      running.add(transcription)
      return transcription.finally(() => running.delete(transcription))
    },
    async close() {
      closing.abort(new HttpError(503, 'The server is closing. Please type your answer.'))
      await Promise.allSettled(running)
      await Promise.all(made.map((one) => one.close()))
    },
  }
}

/** A transcriber that does not know the language would make up words. */
const knows =
  (lang: string) =>
  ({ languages }: TranscriberInfo): boolean =>
    languages?.includes(primaryLanguage(lang)) ?? true
