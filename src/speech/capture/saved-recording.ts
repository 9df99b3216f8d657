import { SAVED_RECORDING_MS } from '../../../rules/limits.ts'
import type { Hints } from '../transcriber.ts'

/** A recording that no transcriber has turned into text yet. */
export interface SavedRecording {
  recording: Blob
  hints: Hints
}

interface Entry extends SavedRecording {
  timer: ReturnType<typeof setTimeout>
}

/** Of two minutes each they take 38 MB. */
const RECORDINGS_MAX = 10

/** Saves a recording for each field in the page's memory, until it is transcribed, let go of, or its time is over. */
export class RecordingStore {
  readonly #onChange: (fieldIds: readonly string[]) => void
  /** By the field's id, the oldest first. */
  readonly #saved = new Map<string, Entry>()

  /** @param onChange receives the ids of the fields that have a saved recording */
  constructor(onChange: (fieldIds: readonly string[]) => void) {
    this.#onChange = onChange
  }

  save({ recording, hints }: SavedRecording): void {
    const { fieldId } = hints
    this.#delete(fieldId)
    const [oldest] = this.#saved.keys()
    if (oldest !== undefined && this.#saved.size >= RECORDINGS_MAX) this.#delete(oldest)
    const timer = setTimeout(() => this.remove(fieldId), SAVED_RECORDING_MS)
    this.#saved.set(fieldId, { recording, hints, timer })
    this.#notify()
  }

  find(fieldId: string): SavedRecording | undefined {
    return this.#saved.get(fieldId)
  }

  remove(fieldId: string): void {
    if (this.#delete(fieldId)) this.#notify()
  }

  #delete(fieldId: string): boolean {
    clearTimeout(this.#saved.get(fieldId)?.timer)
    return this.#saved.delete(fieldId)
  }

  #notify(): void {
    this.#onChange([...this.#saved.keys()])
  }
}
