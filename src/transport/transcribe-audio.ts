import { transcribe } from '../../contract/sdk.gen.ts'
import type { ListenFor, Transcription } from '../../contract/types.gen.ts'
import './api-failure.ts'

export interface Recording {
  sessionId: string
  fieldId: string
  /** BCP 47. */
  lang: string
  /** What may be said; without it an answer. */
  listenFor?: ListenFor
  /** The id of the transcriber that the person was told of. */
  transcriber: string
  /** 16-bit PCM in a WAV file. */
  audio: Blob
  signal?: AbortSignal
}

/** Lets the server hear a recording; an empty text means that nothing was heard. Throws an `ApiFailure`. */
export async function transcribeAudio(recording: Recording): Promise<Transcription> {
  const { sessionId, fieldId, lang, listenFor, transcriber, audio, signal } = recording
  const query = { fieldId, lang, transcriber, ...(listenFor && { listenFor }) }
  return (await transcribe({ path: { id: sessionId }, query, body: audio, ...(signal && { signal }) })).data
}
