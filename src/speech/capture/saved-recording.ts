import type { Hints } from '../transcriber.ts'

/** A recording that no transcriber has turned into text yet. */
export interface SavedRecording {
  recording: Blob
  hints: Hints
}

/** Ten of two minutes each, or hundreds of a few words. */
const BYTES_MAX = 40_000_000

/** Saves a recording for each field in the page's memory, until it is transcribed or let go of. */
export class RecordingStore {
  readonly #onChange: (fieldIds: readonly string[]) => void
  /** By the field's id, the oldest first. */
  readonly #saved = new Map<string, SavedRecording>()

  /** @param onChange receives the ids of the fields that have a saved recording */
  constructor(onChange: (fieldIds: readonly string[]) => void) {
    this.#onChange = onChange
  }

  save(saved: SavedRecording): void {
    const { fieldId } = saved.hints
    this.#saved.delete(fieldId)
    this.#saved.set(fieldId, saved)
    for (const oldest of this.#saved.keys())
      if (oldest !== fieldId && this.#bytes() > BYTES_MAX) this.#saved.delete(oldest)
    this.#notify()
  }

  find(fieldId: string): SavedRecording | undefined {
    return this.#saved.get(fieldId)
  }

  remove(fieldId: string): void {
    if (this.#saved.delete(fieldId)) this.#notify()
  }

  /** A yes that was kept is none to another question; an answer stays until another was heard in its place. */
  removeReply(fieldId: string): void {
    if (this.find(fieldId)?.hints.listenFor === 'command') this.remove(fieldId)
  }

  #bytes(): number {
    return [...this.#saved.values()].reduce((sum, { recording }) => sum + recording.size, 0)
  }

  #notify(): void {
    this.#onChange([...this.#saved.keys()])
  }
}
