import { primaryLanguage } from '../../../../rules/languages/tags.ts'
import { LONGEST_TRANSCRIBER_WAIT_MS } from '../../../../rules/limits.ts'
import { WAV_HEADER_BYTES } from '../../capture/wav.ts'
import { VoiceProblem } from '../../problems.ts'
import type { Heard, TranscribeOptions, Transcriber } from '../../transcriber.ts'
import { listen } from '../server.ts'
import { ModelProcess } from './model-process.ts'

const ID = 'browser-model'

/** What the server says of the model. */
export interface ModelInfo {
  label: string
  /** Where its files are. */
  path?: string
  /** Its languages, without regions; absent where it knows many. */
  languages?: readonly string[]
}

/** Sounds that a model describes, such as [BLANK_AUDIO] and (wind blowing). */
const DESCRIBED = /\[[^\]]*\]|\([^)]*\)|\*[^*]*\*|[♪♫]/g

let current: { path: string; process: Promise<ModelProcess> } | undefined

/** Loads a model, once for the page; after a failure or its end it is loaded again. */
export function loadModel(path: string, signal: AbortSignal, onProgress: (bytes: number) => void = () => undefined) {
  if (current?.path === path) return current.process
  const loading = ModelProcess.start(path, signal, onProgress)
  const made = { path, process: loading }
  current = made
  loading.catch(() => current === made && (current = undefined))
  return loading
}

async function readyModel(path: string, signal: AbortSignal): Promise<ModelProcess> {
  const process = await loadModel(path, signal)
  if (!process.isEnded) return process
  current = undefined
  return loadModel(path, signal)
}

/** A model that this browser has fetched from the site and runs by itself: nothing that is said leaves the device. */
export function browserModelTranscriber({ label, path = '', languages }: ModelInfo): Transcriber {
  const transcribe = (audio: Blob, options: TranscribeOptions) => transcribeWith(path, audio, options)
  return {
    id: ID,
    label,
    privacy: 'device',
    probe: async (lang) => ((languages?.includes(primaryLanguage(lang)) ?? true) ? 'ready' : 'unavailable'),
    async start(options) {
      // It loads while the person speaks; a failure shows when the words are wanted.
      readyModel(path, options.signal).catch(() => undefined)
      return listen(options, {
        whole: (audio, begun) => begun?.catch(() => transcribe(audio, options)) ?? transcribe(audio, options),
        once: (audio) => transcribe(audio, options),
      })
    },
    transcribe,
  }
}

async function transcribeWith(path: string, audio: Blob, { lang, signal }: TranscribeOptions): Promise<Heard> {
  const waiting = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_TRANSCRIBER_WAIT_MS)])
  try {
    const model = await readyModel(path, waiting)
    const said = await model.transcribe(await samplesOf(audio), primaryLanguage(lang), waiting)
    const text = said.replace(DESCRIBED, ' ').replace(/\s+/g, ' ').trim()
    if (!/[\p{L}\p{N}]/u.test(text)) throw new VoiceProblem('nothing-heard')
    return { text, transcriber: ID }
  } catch (error) {
    if (error instanceof VoiceProblem) throw error
    throw signal.aborted ? signal.reason : new VoiceProblem('unavailable', error)
  }
}

async function samplesOf(wav: Blob): Promise<Float32Array> {
  const integers = new Int16Array(await wav.slice(WAV_HEADER_BYTES).arrayBuffer())
  return Float32Array.from(integers, (sample) => sample / 32_768)
}
