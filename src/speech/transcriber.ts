import type { FieldType, ListenFor, Privacy } from '../../contract/types.gen.ts'

import type { Source } from '../../rules/conversation/index.ts'
import type { Disposables } from './disposables.ts'

export type { ListenFor, Privacy } from '../../contract/types.gen.ts'

/** What is known of the answer before it is spoken. */
export interface Hints {
  fieldId: string
  type: FieldType
  /** The field's label. */
  label: string
  /** The labels of the field's options. */
  options?: string[]
  /** What may be said; without it an answer. */
  listenFor?: ListenFor
}

/** A transcript, never empty: silence is a `VoiceProblem` of kind 'nothing-heard'. */
export interface Heard {
  text: string
  /** Other readings, best first. */
  alternatives?: string[]
  /** From 0 to 1, only where the recogniser gives one. */
  confidence?: number
  /** Whose words they are, where the page read aloud meanwhile; absent where they are the person's. */
  source?: Source
  /** The id of the transcriber that gave it. */
  transcriber: string
}

/**
 * Why listening ended by itself; after any of them `stop()` gives the transcript or throws why there is none. 'device-lost'
 * means that something had been said before.
 */
export type ListeningEnd = 'speech-ended' | 'nothing-heard' | 'too-long' | 'device-lost' | 'failed'

/** How long a person may be silent or speak before listening ends by itself, in milliseconds. */
export interface ListeningLimits {
  /** Silence after speech that means the answer is over. */
  hangMs: number
  /** Silence after speech that is a pause: what was said until then can be transcribed already. Absent where none is reported. */
  pauseMs?: number
  /** Longer speech is not meant for this page, and is forgotten: then nothing was heard. Absent where any length is. */
  maxSpeechMs?: number
  /** Silence from the start that means nothing will be said. */
  noSpeechMs: number
  /** The longest recording; the server refuses more than 120 s. */
  maxMs: number
}

/** A microphone that was open before, with what it has kept. */
export interface StandbyMicrophone {
  readonly stream: MediaStream
  readonly node: AudioWorkletNode
  /** How many frames of what it has kept sound together with the page. */
  readonly overlap: number | undefined
  /** Records from now on, with what was kept before; what is open is released by `disposables`. */
  record(limits: ListeningLimits, disposables: Disposables): void
}

export interface ListeningOptions {
  /** The language that is spoken, as BCP 47. */
  lang: string
  hints: Hints
  /** When listening ends by itself. */
  limits: ListeningLimits
  /** The microphone is open: nothing that sounds until this is over is recorded. */
  announce?(context: BaseAudioContext): Promise<void>
  /** The open microphone of a person who has interrupted the page's reading, with the beginning of what they say. */
  standby?: StandbyMicrophone
  /** Aborting it is `cancel()`, also while the microphone is still being asked for. */
  signal: AbortSignal
  /** The words so far, where the recogniser gives them before the end. */
  onPartial?(text: string): void
  /** The loudness for a meter, from 0 to 1, some ten times a second. */
  onLevel?(level: number): void
  /** The first word. */
  onSpeech?(): void
  /** A pause in the speech, and its end when the person goes on. */
  onPause?(): void
  onResume?(): void
  /** The recogniser failed for a moment, or is busy, and is asked once more. */
  onRetry?(why: 'retry' | 'busy'): void
  /** Aborted once the person goes elsewhere: what they said is transcribed on, but they are asked nothing. */
  presence?: AbortSignal
  /** Called once at most. */
  onEnd?(end: ListeningEnd): void
}

/** What a transcriber needs to know of a recording. */
export type TranscribeOptions = Pick<ListeningOptions, 'lang' | 'hints' | 'signal' | 'onRetry' | 'presence'>

/** An open microphone. Everything that it holds is released by `stop()`, `cancel()`, the signal, and by leaving the page. */
export interface Listening {
  /**
   * Ends the listening and gives the transcript. Throws a `VoiceProblem`: 'nothing-heard' on silence, else why there is no
   * transcript.
   */
  stop(): Promise<Heard>
  /**
   * In a pause: the transcript of what was said until now, while listening goes on. When nothing more is said, `stop()` gives
   * the same without transcribing it again. Undefined where it cannot be had; never throws.
   */
  preview?(): Promise<Heard | undefined>
  /** Whether a voice went on after the reading that it interrupted; absent where it interrupted none. */
  readonly isAlone?: boolean
  /** In a pause: the silence in milliseconds that ends it; the next one is as long as any. */
  expectSilence?(hangMs: number): void
  /**
   * What was said, as a WAV file, once `stop()` is called: when that throws, another transcriber may take it. Absent when
   * nothing was said, and where the microphone was the recogniser's own.
   */
  readonly recording?: Blob | undefined
  /** Ends the listening; what was said is forgotten. */
  cancel(): void
}

/** One way of turning speech into text. */
export interface Transcriber {
  id: string
  /** Its name for people. */
  label: string
  /** Who gets the audio; the page says so before the first use. */
  privacy: Privacy
  /** Where the audio is sent, where that is a service outside this site. */
  host?: string | undefined
  /** Whether it can be tried in this language (BCP 47). Whether a browser's recogniser works shows only at its start. */
  probe(lang: string): Promise<'ready' | 'needs-download' | 'unavailable'>
  /**
   * Opens the microphone. Resolves when sound arrives, not earlier: first words would be lost. Throws a `VoiceProblem`; one
   * of kind 'unavailable' means that another transcriber may work.
   */
  start(options: ListeningOptions): Promise<Listening>
  /** Turns a recording into text, where it takes recordings. Throws a `VoiceProblem`, or the signal's reason. */
  transcribe?(recording: Blob, options: TranscribeOptions): Promise<Heard>
}
