import type { ListenFor, Transcription } from '../../../contract/types.gen.ts'
import { LONGEST_TRANSCRIBER_WAIT_MS, TRANSCRIBER_WAIT_MS, RECONNECT_PAUSE_MS } from '../../../rules/limits.ts'
import { primaryLanguage } from '../../../rules/languages/tags.ts'
import { Capture } from '../capture/capture.ts'
import { BYTES_PER_SECOND } from '../pcm.ts'
import { isTransient, uploadProblem, VoiceProblem } from '../problems.ts'
import type { Heard, TranscribeOptions, Listening, ListeningOptions, Privacy, Transcriber } from '../transcriber.ts'
import { abortable } from '../../../rules/abortable.ts'
import { EarlyTranscript } from './early-transcript.ts'

/** One spoken answer on its way to the server. */
interface SpokenAnswer {
  fieldId: string
  /** BCP 47. */
  lang: string
  listenFor: ListenFor
  /** The id of the transcriber whose recipient the page has named. */
  transcriber: string
  /** The host that the page has named, where that one sends the audio on. */
  host?: string | undefined
  /** 16 kHz mono 16-bit PCM in a WAV file, cut to the speech. */
  audio: Blob
  signal: AbortSignal
}

/** Throws a failure with the `status` of a refused call, or without one when no answer came. */
export type Upload = (answer: SpokenAnswer) => Promise<Transcription>

interface Info {
  id: string
  label: string
  privacy: Privacy
  /** Where the server sends the audio, where that is a service outside this site. */
  host?: string
  /** Its languages, without regions; absent where it takes any. */
  languages?: readonly string[]
}

const supports = (lang: string, languages?: readonly string[]): boolean =>
  languages?.includes(primaryLanguage(lang)) ?? true

/** Records here and uploads to the server, which transcribes by itself or by an outside service. */
export function serverTranscriber({ languages, ...info }: Info, upload: Upload): Transcriber {
  const of = (options: TranscribeOptions) => ({ ...options, transcriber: info.id, host: info.host })
  const transcribe = (audio: Blob, options: TranscribeOptions) => transcribeWith(audio, of(options), upload)
  return {
    ...info,
    probe: async (lang) => (navigator.onLine && supports(lang, languages) ? 'ready' : 'unavailable'),
    start: (options) =>
      listen(options, {
        whole: (audio, begun) => transcribeWith(audio, of(options), upload, begun),
        once: once(of(options), upload),
      }),
    transcribe,
  }
}

interface Transcribing {
  /** What was said at the end, of which the first attempt may be under way; once more when the connection was lost for a moment. */
  whole(audio: Blob, begun?: Promise<Heard>): Promise<Heard>
  /** What was said until a pause. */
  once(audio: Blob): Promise<Heard>
}

/** Records until it is stopped, and gives what was said to a transcriber, in pauses and at the end. */
export async function listen(options: ListeningOptions, { whole, once: early }: Transcribing): Promise<Listening> {
  const transcript = new EarlyTranscript(early)
  const capture = await Capture.open(options)
  let recording: Blob | undefined
  return {
    get recording() {
      return recording
    },
    get isAlone() {
      return capture.isAlone
    },
    async preview() {
      const soFar = capture.soFar()
      return soFar && transcript.of(soFar)
    },
    expectSilence: (hangMs) => capture.expectSilence(hangMs),
    async stop() {
      const length = capture.soFar()?.length ?? 0
      recording = capture.finish()
      return whole(recording, transcript.ifWhole(length))
    },
    cancel: () => capture.close(),
  }
}

type Options = TranscribeOptions & Pick<SpokenAnswer, 'transcriber' | 'host'>

function sendingOf(audio: Blob, options: Options, upload: Upload): () => Promise<Heard> {
  const { hints, lang, transcriber, host, signal } = options
  const { fieldId, listenFor = 'answer' } = hints
  return () => abortable(upload({ fieldId, lang, listenFor, transcriber, host, audio, signal }), signal)
}

async function transcribeWith(audio: Blob, options: Options, upload: Upload, begun?: Promise<Heard>): Promise<Heard> {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(waitFor(audio))])
  const send = sendingOf(audio, { ...options, signal }, upload)
  try {
    const heard = await (begun ?? send()).catch((error) =>
      sendOnceMore(error, send, { signal, onRetry: options.onRetry }),
    )
    return requireWords(heard)
  } catch (error) {
    throw options.signal.aborted ? options.signal.reason : uploadProblem(error)
  }
}

/** Without another attempt, and without a word to the person: at the end the whole is sent anyway. */
const once =
  (options: Options, upload: Upload) =>
  async (audio: Blob): Promise<Heard> => {
    const signal = AbortSignal.any([options.signal, AbortSignal.timeout(waitFor(audio))])
    return requireWords(await sendingOf(audio, { ...options, signal }, upload)())
  }

function requireWords(heard: Heard): Heard {
  if (heard.text.trim() === '') throw new VoiceProblem('nothing-heard')
  return heard
}

/** Bridges a connection that is lost for a second, or a restart of the server. */
async function sendOnceMore<Result>(
  error: unknown,
  send: () => Promise<Result>,
  { signal, onRetry }: Pick<TranscribeOptions, 'signal' | 'onRetry'>,
): Promise<Result> {
  if (signal.aborted || !navigator.onLine || !isTransient(error)) throw error
  onRetry?.('retry')
  await new Promise((resolve) => setTimeout(resolve, RECONNECT_PAUSE_MS))
  signal.throwIfAborted()
  return send()
}

const waitFor = ({ size }: Blob): number =>
  Math.min(LONGEST_TRANSCRIBER_WAIT_MS, TRANSCRIBER_WAIT_MS + (1000 * size) / BYTES_PER_SECOND)
