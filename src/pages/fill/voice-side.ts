/** What is said and asked beside the voice button: who hears the audio, and whether that is allowed. */
export interface VoiceSide {
  /** Undefined until it is known. */
  hearer?: string | undefined
  question?: { text: string; label: string; answer: (isAllowed: boolean) => void } | undefined
}

/** Holds what speech says to the person, for `useSyncExternalStore`. */
export class VoiceSideStore {
  #side: VoiceSide = {}
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly read = () => this.#side

  change(side: VoiceSide): void {
    this.#side = { ...this.#side, ...side }
    for (const listener of this.#listeners) listener()
  }

  /** Asks in the page; leaving the question, by Stop or by typing, is a no. */
  ask({ text, label }: { text: string; label: string }, signal: AbortSignal): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const answer = (isAllowed: boolean) => {
      this.change({ question: undefined })
      resolve(isAllowed)
    }
    signal.addEventListener('abort', () => answer(false), { once: true })
    this.change({ question: { text, label, answer } })
    return promise
  }
}
