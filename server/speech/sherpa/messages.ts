/** A recording for the child that holds the model: samples from -1 to 1. */
export interface ToChild {
  id: number
  samples: Float32Array
  /** Phrases that are likely, separated by slashes; empty without any. */
  hotwords: string
}

/** The child has loaded the model, or never will, or has heard a recording. */
export type FromChild = { isReady: true } | { failure: string } | { id: number; text: string }
