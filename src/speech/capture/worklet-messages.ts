import type { EndpointEvent, SpeechSpan } from '../endpoint/end-of-speech.ts'

/** The name under which the worklet registers itself. */
export const CAPTURE_PROCESSOR = 'capture'

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
}

/** What the worklet is told in a pause: the silence that ends it. */
export interface CaptureOrder {
  hangMs: number
}
