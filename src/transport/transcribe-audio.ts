import { transcribe } from '../../contract/sdk.gen.ts'
import type { ListenFor, Transcription } from '../../contract/types.gen.ts'
import './api-failure.ts'

interface TranscribeRequest {
  sessionId: string
  fieldId: string
  /** BCP 47. */
  lang: string
  /** What may be said; without it an answer. */
  listenFor?: ListenFor
  /** The id of the transcriber whose recipient the page has named. */
  transcriber: string
  /** The host to which it may send the audio, where it is a service outside this site. */
  host?: string | undefined
  /** 16-bit PCM in a WAV file. */
  audio: Blob
  signal?: AbortSignal
}

/** Lets the server transcribe a recording; the text is empty when nothing was said. Throws an `ApiFailure`. */
export async function transcribeAudio(recording: TranscribeRequest): Promise<Transcription> {
  const { sessionId, fieldId, lang, listenFor, transcriber, host, audio, signal } = recording
  const query = { fieldId, lang, transcriber, ...(host !== undefined && { host }), ...(listenFor && { listenFor }) }
  return (await transcribe({ path: { id: sessionId }, query, body: audio, ...(signal && { signal }) })).data
}
