import type { FormField, ListenFor, Transcription, TranscriberInfo } from '../../contract/types.gen.ts'
import type { EngineId } from '../settings.ts'
import type { Wav } from './audio/wav.ts'

/** What is known of an answer before it is transcribed. */
export interface Hints {
  field: FormField
  /** All fields of the form: a command may name one of them. */
  fields?: FormField[] | undefined
  /** The spoken language, as BCP 47. */
  lang: string
  /** What may be said; without it an answer. */
  listenFor?: ListenFor | undefined
  /** The id of the transcriber that the page named to the person; without it the first one is used. */
  transcriber?: string | undefined
  /** The host to which that one may send the audio, where it is a service outside this site. */
  host?: string | undefined
}

/** The words, empty when nothing was heard; alternatives best first; confidence from 0 to 1, only where it is meaningful. */
export type Heard = Omit<Transcription, 'transcriber'>

/** One way in which the server turns speech into text. */
export interface Transcriber extends TranscriberInfo {
  id: EngineId
  privacy: 'our-server' | 'third-party'
  /** Whether it can be used now. Never throws; a reason goes to the log. */
  probe(): Promise<boolean>
  /**
   * Transcribes one recording, which is not stored.
   * @throws {Unavailable} when it is not available now, {TooMany} when it is busy, and the signal's reason once it is aborted
   */
  transcribe(audio: Wav, hints: Hints, signal: AbortSignal): Promise<Heard>
  /** Ends its processes and removes its files. */
  close(): Promise<void>
}

/** The log of transcribers: pino, or a stub in tests. Transcripts are never logged. */
export interface SpeechLog {
  info(about: object, message: string): void
  warn(about: object, message: string): void
}

export const NOTHING_HEARD: Heard = { text: '' }
