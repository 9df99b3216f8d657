import { BUSY_PAUSE_MS } from '../../rules/limits.ts'
import { isBusy, VOICE_SENTENCES, type VoiceFailureKind } from '../../rules/voice-failures.ts'

/** The kinds of failure between a microphone and a text. */
export type VoiceProblemKind = Exclude<VoiceFailureKind, 'not-understood' | 'not-now' | 'own-voice' | 'no-permission'>

/** A failure with a sentence for the person, who can always type instead. */
export class VoiceProblem extends Error {
  override readonly name = 'VoiceProblem'
  readonly kind: VoiceProblemKind

  constructor(kind: VoiceProblemKind, cause?: unknown) {
    super(VOICE_SENTENCES.failures[kind], { cause })
    this.kind = kind
  }

  /** After how long a recogniser that is busy is asked again. */
  get retryAfterMs(): number {
    if (this.cause instanceof VoiceProblem) return this.cause.retryAfterMs
    return namedPauseOf(this.cause) ?? BUSY_PAUSE_MS
  }
}

/** No transcriber could turn the recording into text: it can be tried again without being said again. */
export class NotTranscribed extends VoiceProblem {
  readonly isKept = true
  readonly recording: Blob

  constructor(kind: VoiceProblemKind, recording: Blob, cause?: unknown) {
    super(kind, cause)
    this.recording = recording
  }
}

const kindsOfCapture: Record<string, VoiceProblemKind> = {
  NotAllowedError: 'denied',
  SecurityError: 'insecure-page',
  NotFoundError: 'no-device',
  OverconstrainedError: 'no-device',
  NotReadableError: 'device-busy',
  AbortError: 'interrupted',
}

/** An error of `getUserMedia` as a `VoiceProblem`. */
export function captureProblem(error: unknown): VoiceProblem {
  if (error instanceof VoiceProblem) return error
  const name = error instanceof Error ? error.name : ''
  return new VoiceProblem(kindsOfCapture[name] ?? 'no-sound', error)
}

function numberIn(error: unknown, name: string): number | undefined {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  return typeof value === 'number' ? value : undefined
}

function namedPauseOf(error: unknown): number | undefined {
  const seconds = numberIn(error, 'retryAfter')
  return seconds === undefined ? undefined : seconds * 1000
}

/** The HTTP status with which an upload was refused, if it was. */
const statusOf = (error: unknown): number | undefined => numberIn(error, 'status')

/** Of a server or proxy that may work again in a second; with 503 the server says that nothing works here now, or how soon. */
const TRANSIENT = [500, 502, 504]

/** The recording has more bytes than the server, or who recognises for it, takes. */
const TOO_LARGE = 413

/** Whether an upload may succeed when it is sent once more: it never arrived, or failed on its way. */
export function isTransient(error: unknown): boolean {
  const status = statusOf(error)
  return status === undefined ? uploadProblem(error).kind === 'offline' : TRANSIENT.includes(status)
}

/** An error of an upload as a `VoiceProblem`: one with a `status` was refused, any other never arrived. */
export function uploadProblem(error: unknown): VoiceProblem {
  if (error instanceof VoiceProblem) return error
  if (error instanceof DOMException && error.name === 'TimeoutError') return new VoiceProblem('no-answer', error)
  const status = statusOf(error)
  if (status === undefined) return new VoiceProblem('offline', error)
  if (status === TOO_LARGE) return new VoiceProblem('too-large', error)
  return new VoiceProblem(isBusy(status, namedPauseOf(error)) ? 'busy' : 'unavailable', error)
}

/** Plain data, since it goes into a snapshot that may be stored. */
export function failureOf(error: unknown): { kind: string; message: string } {
  const { kind, message } = error instanceof VoiceProblem ? error : new VoiceProblem('unavailable')
  return { kind, message }
}
