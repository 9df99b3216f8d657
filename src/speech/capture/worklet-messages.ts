import type { EndpointEvent, SpeechSpan } from '../endpoint/end-of-speech.ts'
import type { ListeningLimits } from '../transcriber.ts'

/** The name under which the worklet registers itself. */
export const CAPTURE_PROCESSOR = 'capture'

/** Waits for a person who interrupts what the page reads aloud. */
export interface WaitingStart {
  isWaiting: true
  /** What was left of the page's voice in earlier readings, in dB of full scale. */
  echoDb: number | undefined
}

/** With limits it records at once. */
export type CaptureStart = ListeningLimits | WaitingStart

/** What the worklet posts for every frame of 20 ms. */
export interface CaptureMessage {
  /** 16 kHz mono. */
  samples: Int16Array<ArrayBuffer>
  /** From 0, a quiet room, to 1. */
  level: number
  /** The speech so far, in frames; absent before the first word. */
  span: SpeechSpan | undefined
  /** What the detector found in this frame, if anything. */
  endpointEvent: EndpointEvent | undefined
  /** How often listening has begun again. */
  round: number
}

/** What it posts while it waits: that it has sound, how loud the page's voice is in it, and that a person speaks. */
export interface WaitingMessage {
  echoDb: number
  /** So many frames of what is kept sound together with the page. */
  overlap?: number
}

/**
 * What the worklet is told: the silence that ends a pause, that listening begins with the next frame, that the page reads
 * aloud now, or that what it has kept is recorded.
 */
export type CaptureOrder = { hangMs: number } | { round: number } | { reading: true } | { limits: ListeningLimits }
