import { transcribe } from '../../contract/sdk.gen.ts'
import type { Transcription } from '../../contract/types.gen.ts'
import './api-failure.ts'

export interface Recording {
  sessionId: string
  fieldId: string
  /** BCP 47. */
  lang: string
  /** The id of the transcriber that the person was told of. */
  transcriber: string
  /** 16-bit PCM in a WAV file. */
  audio: Blob
  signal?: AbortSignal
}

/** Lets the server hear a recording; an empty text means that nothing was heard. Throws an `ApiFailure`. */
export async function transcribeAudio(recording: Recording): Promise<Transcription> {
  const { sessionId, fieldId, lang, transcriber, audio, signal } = recording
  const [path, query] = [{ id: sessionId }, { fieldId, lang, transcriber }]
  return (await transcribe({ path, query, body: audio, ...(signal && { signal }) })).data
}
