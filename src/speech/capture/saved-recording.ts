import { SAVED_RECORDING_MS } from '../../../rules/limits.ts'
import type { Hints } from '../transcriber.ts'

/** What was said and nobody could hear. */
export interface Kept {
  recording: Blob
  hints: Hints
}

/** Keeps one recording in the page's memory, for a while, until it is heard or something else is said. */
export class KeptRecording {
  readonly #onChange: (fieldId: string | undefined) => void
  #kept: Kept | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param onChange is told to which field an answer is kept, or that there is none */
  constructor(onChange: (fieldId: string | undefined) => void) {
    this.#onChange = onChange
  }

  keep(kept: Kept): void {
    this.#change(kept)
    this.#timer = setTimeout(() => this.#change(undefined), SAVED_RECORDING_MS)
  }

  /** Gives what is kept for a field, and forgets it. */
  take(fieldId: string): Kept | undefined {
    const kept = this.#kept?.hints.fieldId === fieldId ? this.#kept : undefined
    this.#change(undefined)
    return kept
  }

  #change(kept: Kept | undefined): void {
    clearTimeout(this.#timer)
    if (this.#kept === kept) return
    this.#kept = kept
    this.#onChange(kept?.hints.fieldId)
  }
}
