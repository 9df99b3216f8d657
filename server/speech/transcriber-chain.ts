import type { FastifyInstance } from 'fastify'
import type { TranscriberInfo, Transcription } from '../../contract/types.gen.ts'
import { primaryLanguage } from '../../rules/languages/tags.ts'
import { TRANSCRIBER_WAIT_MS } from '../../rules/limits.ts'
import { HttpError } from '../http/errors.ts'
import { SettingsError } from '../settings.ts'
import { removeOrphanedRecordings } from './audio/recordings.ts'
import { readWav } from './audio/wav.ts'
import { ENGINES, type SpeechSettings } from './engines.ts'
import { unknownLanguage } from './errors.ts'
import { timeoutFor, transcribeWithFallback } from './fallback.ts'
import type { Hints, SpeechLog, Transcriber } from './transcriber.ts'

/** The transcribers of the server, in the order in which they are tried. */
export interface TranscriberChain {
  /** What the page may use, best first, including the browser's own recogniser. */
  capabilities: TranscriberInfo[]
  /** Serves what browsers may fetch to recognise by themselves, where there is something. */
  serveFiles?(app: FastifyInstance): Promise<void>
  /**
   * Transcribes a WAV file; the text is empty when nothing was said. The audio is not stored.
   * @throws {HttpError} 413, 415 and {Unprocessable} for audio that is not as the contract says
   * @throws {Unavailable} when no transcriber is available now, {TooMany} when all are busy
   */
  transcribe(audio: Buffer, hints: Hints, signal: AbortSignal): Promise<Transcription>
  /** Ends running transcriptions with 503, and every process. */
  close(): Promise<void>
}

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
  if (transcriber === 'browser') return withBrowserModel(chainOf([], [BROWSER], options), settings, log)
  if (transcriber === 'simulated') return chainOf([], [SIMULATED], options)
  const wanted = transcriber === 'auto' ? Object.values(ENGINES) : [ENGINES[transcriber]]
  const ready = await readyOnes(await Promise.all(wanted.map((engine) => engine.create(settings, log))))
  if (transcriber === 'auto') return withBrowserModel(chainOf(ready, withBrowser(ready), options), settings, log)
  if (ready.length === 0) throw new SettingsError(ENGINES[transcriber].requirement)
  return chainOf(ready, ready.map(infoOf), options)
}

/** It comes last, since it is used only where a person has chosen it. */
async function withBrowserModel(
  chain: TranscriberChain,
  { browserModelDir }: SpeechSettings,
  log: SpeechLog,
): Promise<TranscriberChain> {
  if (browserModelDir === undefined) return chain
  const { browserModelInfo, openBrowserModel, serveBrowserModel } = await import('./browser-model/serve.ts')
  const model = await openBrowserModel(browserModelDir, log)
  if (!model) return chain
  const others = chain.capabilities.length > 0 ? chain.capabilities : [BROWSER]
  return {
    ...chain,
    capabilities: [...others, browserModelInfo(model)],
    serveFiles: async (app) => serveBrowserModel(app, model),
  }
}

async function readyOnes(engines: (Transcriber | undefined)[]): Promise<Transcriber[]> {
  const created = engines.filter((one) => one !== undefined)
  const probed = await Promise.all(created.map((one) => one.probe()))
  await Promise.all(created.filter((_, index) => !probed[index]).map((one) => one.close()))
  return created.filter((_, index) => probed[index])
}

const infoOf = ({ id, label, privacy, host, languages }: TranscriberInfo): TranscriberInfo => ({
  id,
  label,
  privacy,
  ...(host !== undefined && { host }),
  ...(languages && { languages }),
})

const isBasic = ({ id }: Transcriber): boolean => ENGINES[id].isBasic ?? false

/** The browser's recogniser comes before the basic engines, which are the last resort. */
function withBrowser(ready: Transcriber[]): TranscriberInfo[] {
  if (ready.length === 0) return []
  return [...ready.filter((one) => !isBasic(one)).map(infoOf), BROWSER, ...ready.filter(isBasic).map(infoOf)]
}

interface ChainOptions {
  log: SpeechLog
  /** For all transcribers together, besides the length of the recording. */
  timeoutMs: number
}

function chainOf(
  transcribers: Transcriber[],
  capabilities: TranscriberInfo[],
  { log, timeoutMs }: ChainOptions,
): TranscriberChain {
  const closing = new AbortController()
  const running = new Set<Promise<Transcription>>()
  return {
    capabilities,
    async transcribe(audio, hints, caller) {
      const wav = readWav(audio)
      const wanted = hints.transcriber === undefined ? 0 : transcribers.findIndex(isNamedBy(hints))
      const signal = AbortSignal.any([caller, closing.signal])
      signal.throwIfAborted()
      const able = wanted < 0 ? [] : transcribers.slice(wanted).filter(knows(hints.lang))
      if (wanted >= 0 && able.length === 0 && transcribers.length > 0) throw unknownLanguage(hints.lang)
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
      await Promise.all(transcribers.map((one) => one.close()))
    },
  }
}

/** The address may have changed since the person was asked: then it is another recipient. */
const isNamedBy =
  ({ transcriber, host }: Hints) =>
  (info: TranscriberInfo): boolean =>
    info.id === transcriber && info.host === host

/** A transcriber that does not know the language would make up words. */
const knows =
  (lang: string) =>
  ({ languages }: TranscriberInfo): boolean =>
    languages?.includes(primaryLanguage(lang)) ?? true
