/** To the worker that holds the model. */
export type ToWorker =
  | { type: 'load'; path: string }
  /** Samples from -1 to 1 at 16 kHz; the language as ISO 639. */
  | { type: 'transcribe'; id: number; samples: Float32Array; language: string }

/** The bytes that have come so far are of all files together; a failure has the words of the library, for the console. */
export type FromWorker =
  | { type: 'progress'; loadedBytes: number }
  | { type: 'ready' }
  | { type: 'load-failed'; reason: string }
  | { type: 'heard'; id: number; text: string }
  | { type: 'not-heard'; id: number; reason: string }
