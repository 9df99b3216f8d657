import type { Transcriber } from '../transcriber.ts'

/** A service may fail once, as while it starts again; what fails twice in a row is down. */
const FAILURES_MAX = 2
/** After this time a service that was down is tried again. */
const PASSED_OVER_MS = 60_000

/** Transcribers that do not work here: those of the browser from their first failure on, services for a while. */
export class PassedOver {
  readonly #unusable = new Set<string>()
  readonly #failures = new Map<string, { count: number; at: number }>()

  has({ id }: Transcriber): boolean {
    const { count, at } = this.#failures.get(id) ?? { count: 0, at: 0 }
    return this.#unusable.has(id) || (count >= FAILURES_MAX && Date.now() < at + PASSED_OVER_MS)
  }

  /** A service takes recordings; a recogniser of the browser that cannot be used will not come to work. */
  addFailure({ id, transcribe }: Transcriber): void {
    if (!transcribe) this.#unusable.add(id)
    else this.#failures.set(id, { count: (this.#failures.get(id)?.count ?? 0) + 1, at: Date.now() })
  }

  addSuccess({ id }: Transcriber): void {
    this.#failures.delete(id)
  }
}
