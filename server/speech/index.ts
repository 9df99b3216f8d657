import type { TranscriberInfo, Transcription } from '../../contract/types.gen.ts'
import { nameOfLanguage, primaryLanguage } from '../../rules/languages/names.ts'
import { TRANSCRIBER_WAIT_MS } from '../../rules/limits.ts'
import { Refused, Unavailable } from '../http/errors.ts'
import { SettingsError } from '../settings.ts'
import { inTurn, patienceFor } from './fallback.ts'
import { createOpenai } from './openai/openai.ts'
import { createPocketsphinx } from './pocketsphinx/pocketsphinx.ts'
import type { Hints, Recogniser, SpeechLog, SpeechSettings } from './transcriber.ts'
import { removeLeftRecordings } from './audio/recordings.ts'
import { createSherpa } from './sherpa/sherpa.ts'
import { readWav } from './audio/wav.ts'

export type { SpeechSettings } from './transcriber.ts'

/** What the server hears with. */
export interface Recognisers {
  /** What the page may try, best first, with the browser's own where it stands among them. */
  capabilities: TranscriberInfo[]
  /**
   * Hears a WAV file; the text is empty when nothing was said. The audio is not kept.
   * @throws {Refused} 413, 415 and {Unprocessable} for audio that is not as the contract says
   * @throws {Unavailable} when no recogniser can hear now, {TooMany} when all are busy
   */
  transcribe(audio: Buffer, hints: Hints, signal: AbortSignal): Promise<Transcription>
  /** Ends what is being heard with 503, and every process. */
  close(): Promise<void>
}

const notSpokenHere = (lang: string): string =>
  `Speech recognition here does not know ${nameOfLanguage(lang)}. Please type your answer.`
const BROWSER: TranscriberInfo = { id: 'browser', label: 'Your browser', privacy: 'browser-vendor' }
const SIMULATED: TranscriberInfo = { id: 'simulated', label: 'Simulated', privacy: 'simulated' }

/**
 * Makes the recognisers that the settings ask for: with `auto` those that are ready, best first; else the named one.
 * @param patienceMs how long all of them together may take, besides the length of the recording
 * @throws {SettingsError} with one sentence for the operator when the named one cannot be used
 */
export async function createRecognisers(
  settings: SpeechSettings,
  log: SpeechLog,
  patienceMs = TRANSCRIBER_WAIT_MS,
): Promise<Recognisers> {
  const { transcriber } = settings
  const means = { log, patienceMs }
  await removeLeftRecordings()
  if (transcriber === 'browser') return recognisersOf([], [BROWSER], means)
  if (transcriber === 'simulated') return recognisersOf([], [SIMULATED], means)
  const made = await ready(settings, log)
  if (transcriber === 'auto') return recognisersOf(made, inOrder(made), means)
  if (made.length === 0) throw new SettingsError(reasonOf(transcriber))
  return recognisersOf(made, made.map(infoOf), means)
}

async function ready(settings: SpeechSettings, log: SpeechLog): Promise<Recogniser[]> {
  const { transcriber, sttUrl, sherpaModelDir } = settings
  const wanted = (id: Recogniser['id']) => transcriber === 'auto' || transcriber === id
  const made = [
    ...(sttUrl && wanted('openai') ? [createOpenai({ ...settings, sttUrl }, log)] : []),
    ...(sherpaModelDir && wanted('sherpa') ? [createSherpa(sherpaModelDir, log)] : []),
    ...(wanted('pocketsphinx') ? [createPocketsphinx(log)] : []),
  ]
  const probed = await Promise.all(made.map((recogniser) => recogniser.probe()))
  await Promise.all(made.filter((_, index) => !probed[index]).map((recogniser) => recogniser.close()))
  return made.filter((_, index) => probed[index])
}

function reasonOf(transcriber: Recogniser['id']): string {
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

/** The browser's recogniser hears better than the basic one, which is the last resort. */
function inOrder(made: Recogniser[]): TranscriberInfo[] {
  const good = made.filter(({ id }) => id !== 'pocketsphinx').map(infoOf)
  const basic = made.filter(({ id }) => id === 'pocketsphinx').map(infoOf)
  return made.length === 0 ? [] : [...good, BROWSER, ...basic]
}

interface Means {
  log: SpeechLog
  /** For all recognisers together, and the length of the recording. */
  patienceMs: number
}

function recognisersOf(made: Recogniser[], capabilities: TranscriberInfo[], { log, patienceMs }: Means): Recognisers {
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
      if (wanted >= 0 && able.length === 0 && made.length > 0) throw new Unavailable(notSpokenHere(hints.lang))
      const heard = inTurn(able, { wav, hints, signal, log, until: Date.now() + patienceFor(wav, patienceMs) })
      running.add(heard)
      return heard.finally(() => running.delete(heard))
    },
    async close() {
      closing.abort(new Refused(503, 'The server is closing. Please type your answer.'))
      await Promise.allSettled(running)
      await Promise.all(made.map((recogniser) => recogniser.close()))
    },
  }
}

/** One that does not know the language would hear words that nobody said. */
const knows =
  (lang: string) =>
  ({ languages }: TranscriberInfo): boolean =>
    languages?.includes(primaryLanguage(lang)) ?? true
