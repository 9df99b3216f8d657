import type { EndpointEvent, SpeechSpan } from '../endpoint/end-of-speech.ts'

/** The name under which the worklet registers itself. */
export const CAPTURE_PROCESSOR = 'capture'

/** What the worklet posts for every frame of 20 ms. */
export interface CaptureMessage {
  /** 16 kHz mono. */
  samples: Int16Array<ArrayBuffer>
  /** From 0, a quiet room, to 1. */
  level: number
  /** What has been said so far, in frames; absent before the first word. */
  span: SpeechSpan | undefined
  /** What this frame changed, if anything. */
  endpointEvent: EndpointEvent | undefined
}
