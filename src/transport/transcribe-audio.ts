import { transcribe } from '../../contract/sdk.gen.ts'
import type { Transcription } from '../../contract/types.gen.ts'
import './api-failure.ts'

export interface Recording {
  sessionId: string
  fieldId: string
  /** BCP 47. */
  lang: string
  /** 16-bit PCM in a WAV file. */
  audio: Blob
  signal?: AbortSignal
}

/** Lets the server hear a recording; an empty text means that nothing was heard. Throws an `ApiFailure`. */
export async function transcribeAudio({ sessionId, fieldId, lang, audio, signal }: Recording): Promise<Transcription> {
  const path = { id: sessionId }
  return (await transcribe({ path, query: { fieldId, lang }, body: audio, ...(signal && { signal }) })).data
}
