import { createSession, deviceStore } from '../transport.ts'

const early = new Map<string, Promise<string>>()

/** Begins the session of a form before its first field is there; the first one that asks for a session gets it. */
export function beginEarly(formId: string): Promise<string> {
  const beginning = createSession(formId)
  early.set(formId, beginning)
  // One that asks later asks the server again.
  beginning.catch(() => early.delete(formId))
  return beginning
}

/** Creates the server's session of a form: at most one at a time, whether the form, the audio or the submit asks for it. */
export class ServerSession {
  readonly #formId: string
  #creating: Promise<string> | undefined

  constructor(formId: string) {
    this.#formId = formId
  }

  /**
   * The id of a new session, or of the one that is being created.
   * @param expiredId of a session that has expired, and is begun again where the device has what it takes
   * @param signal aborted when the answer is not awaited any longer: the next call then asks the server again
   * @throws SubmissionFailure
   */
  create(signal?: AbortSignal, expiredId?: string | null): Promise<string> {
    const creating = (this.#creating ??= this.#begin(expiredId))
    const forget = () => {
      if (this.#creating === creating) this.#creating = undefined
    }
    signal?.addEventListener('abort', forget, { once: true })
    return creating.finally(forget)
  }

  async #begin(expiredId?: string | null): Promise<string> {
    const renewal = expiredId ? await deviceStore.renewalOf(expiredId).catch(() => undefined) : undefined
    if (renewal) return createSession(this.#formId, renewal)
    const begun = early.get(this.#formId)
    early.delete(this.#formId)
    return begun ?? createSession(this.#formId)
  }
}
