type Retry = 'retry' | 'busy'

/** Why the recogniser of one answer is asked once more: it failed, or is busy. */
export class Retries {
  #why: Retry | undefined
  #onRetry: ((why: Retry) => void) | undefined

  get areUnderWay(): boolean {
    return this.#why !== undefined
  }

  readonly note = (why: Retry): void => {
    this.#why = why
    this.#onRetry?.(why)
  }

  /** Tells it at once where it is so already: who comes back is told what was told before. */
  readonly follow = (onRetry: (why: Retry) => void): void => {
    this.#onRetry = onRetry
    if (this.#why) onRetry(this.#why)
  }

  end(): void {
    this.#why = undefined
  }
}
