import type { ListenFor, Transcription } from '../../../contract/types.gen.ts'
import { Capture } from '../capture.ts'
import { listeningLimits } from '../listening-limits.ts'
import { uploadProblem, VoiceProblem } from '../problems.ts'
import type { Heard, Listening, ListeningOptions, Privacy, Transcriber } from '../transcriber.ts'

/** One spoken answer on its way to the server. */
export interface SpokenAnswer {
  fieldId: string
  /** BCP 47. */
  lang: string
  listenFor: ListenFor
  /** The id of the one that the person was told of. */
  transcriber: string
  /** 16 kHz mono 16-bit PCM in a WAV file, cut to the speech. */
  audio: Blob
  signal: AbortSignal
}

/** Throws a failure with the `status` of a refused call, or without one when no answer came. */
export type Upload = (answer: SpokenAnswer) => Promise<Transcription>

/** Records here and lets the server, or whoever it forwards to, hear it. */
export function serverTranscriber(info: { id: string; label: string; privacy: Privacy }, upload: Upload): Transcriber {
  return {
    ...info,
    probe: async () => (navigator.onLine ? 'ready' : 'unavailable'),
    start: async (options) =>
      listening(await Capture.open(captureOptions(options)), { ...options, transcriber: info.id }, upload),
  }
}

const captureOptions = (options: ListeningOptions) => ({ ...options, limits: listeningLimits(options.hints.type) })

type Options = ListeningOptions & Pick<SpokenAnswer, 'transcriber'>

function listening(capture: Capture, options: Options, upload: Upload): Listening {
  return {
    async stop() {
      const audio = capture.finish()
      options.onProgress?.(0)
      const heard = await recognise(audio, options, upload)
      options.onProgress?.(100)
      return heard
    },
    cancel: () => capture.close(),
  }
}

async function recognise(audio: Blob, options: Options, upload: Upload): Promise<Heard> {
  const { hints, lang, transcriber, signal } = options
  try {
    const { fieldId, listenFor = 'answer' } = hints
    const heard = await upload({ fieldId, lang, listenFor, transcriber, audio, signal })
    if (heard.text.trim() === '') throw new VoiceProblem('nothing-heard')
    return heard
  } catch (error) {
    throw signal.aborted ? signal.reason : uploadProblem(error)
  }
}
