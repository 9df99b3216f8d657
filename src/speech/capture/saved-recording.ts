import { NotTranscribed, VoiceProblem } from '../problems.ts'
import type { Heard, Hints, Listening, ListeningOptions } from '../transcriber.ts'

/** What was said and is no answer yet. */
export interface SavedRecording {
  /** Absent where the microphone is the recogniser's own. */
  recording?: Blob | undefined
  hints: Hints
  /** The person went elsewhere in the middle of it: what was said may be half of an answer. */
  isHalf?: boolean
  /** The person went elsewhere before it was transcribed, which nothing speaks against. */
  isLeft?: boolean
  /** Its transcript, which is on its way or there. */
  heard?: Promise<Heard>
  /** Tells that a recogniser failed or is busy, and is asked once more for what is on its way. */
  followRetries?(onRetry: NonNullable<ListeningOptions['onRetry']>): void
  /** Ends what is on its way. */
  end?(): void
}

/** What was said before, as if it were said now. @param transcribe for a recording of which no transcript is on its way */
export const listeningTo = (
  { recording, heard }: SavedRecording,
  transcribe: (recording: Blob) => Promise<Heard>,
): Listening => ({
  async stop() {
    if (heard) return heard
    if (!recording) throw new VoiceProblem('interrupted')
    return transcribe(recording)
  },
  cancel: () => undefined,
})

/** Ten of two minutes each, or hundreds of a few words. */
const BYTES_MAX = 40_000_000

/** Saves a recording for each field in the page's memory, until it is transcribed or let go of. */
export class RecordingStore {
  readonly #onChange: (fieldIds: readonly string[], leftIn: readonly string[]) => void
  /** By the field's id, the oldest first. */
  readonly #saved = new Map<string, SavedRecording>()
  readonly #underWay = new Set<SavedRecording>()

  /** @param onChange receives the ids of the fields that have a saved recording, and of those where the person only left it */
  constructor(onChange: (fieldIds: readonly string[], leftIn: readonly string[]) => void) {
    this.#onChange = onChange
  }

  save(saved: SavedRecording): void {
    const { fieldId } = saved.hints
    this.#delete(fieldId)
    this.#saved.set(fieldId, saved)
    for (const oldest of this.#saved.keys()) if (oldest !== fieldId && this.#bytes() > BYTES_MAX) this.#delete(oldest)
    this.#notify()
  }

  /** How many are being transcribed while the person is elsewhere. */
  get underWay(): number {
    return this.#underWay.size
  }

  /** What the person left is transcribed on. Where that fails it waits for another attempt, unless nothing was said. */
  saveUnderWay(left: SavedRecording & { heard: Promise<Heard> }): void {
    const saved = { ...left, isLeft: true }
    this.save(saved)
    this.#underWay.add(saved)
    const { hints, isHalf = false } = left
    const failed = (error: unknown) => {
      if (this.find(hints.fieldId) !== saved) return
      if (error instanceof NotTranscribed) this.save({ recording: error.recording, hints, isHalf })
      else this.remove(hints.fieldId)
    }
    void saved.heard.catch(failed).finally(() => this.#underWay.delete(saved))
  }

  find(fieldId: string): SavedRecording | undefined {
    return this.#saved.get(fieldId)
  }

  remove(fieldId: string): void {
    if (this.#delete(fieldId)) this.#notify()
  }

  #delete(fieldId: string): boolean {
    this.find(fieldId)?.end?.()
    return this.#saved.delete(fieldId)
  }

  /** A yes that was kept is none to another question; an answer stays until another was heard in its place. */
  removeReply(fieldId: string): void {
    if (this.find(fieldId)?.hints.listenFor === 'command') this.remove(fieldId)
  }

  #bytes(): number {
    return [...this.#saved.values()].reduce((sum, { recording }) => sum + (recording?.size ?? 0), 0)
  }

  #notify(): void {
    const left = [...this.#saved].flatMap(([fieldId, { isLeft }]) => (isLeft ? [fieldId] : []))
    this.#onChange([...this.#saved.keys()], left)
  }
}
