import { SAVED_RECORDING_MS } from '../../../rules/limits.ts'
import type { Hints } from '../transcriber.ts'

/** A recording that no transcriber could turn into text. */
export interface SavedRecording {
  recording: Blob
  hints: Hints
}

/** Saves one recording in the page's memory until it is transcribed, another is saved, or its time is over. */
export class RecordingStore {
  readonly #onChange: (fieldId: string | undefined) => void
  #saved: SavedRecording | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param onChange receives the id of the field that has a saved answer, undefined when there is none */
  constructor(onChange: (fieldId: string | undefined) => void) {
    this.#onChange = onChange
  }

  save(saved: SavedRecording): void {
    this.#change(saved)
    this.#timer = setTimeout(() => this.#change(undefined), SAVED_RECORDING_MS)
  }

  /** Returns the recording of a field and removes it. */
  take(fieldId: string): SavedRecording | undefined {
    const saved = this.#saved?.hints.fieldId === fieldId ? this.#saved : undefined
    this.#change(undefined)
    return saved
  }

  #change(saved: SavedRecording | undefined): void {
    clearTimeout(this.#timer)
    if (this.#saved === saved) return
    this.#saved = saved
    this.#onChange(saved?.hints.fieldId)
  }
}
