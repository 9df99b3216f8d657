const KEY = 'voice-consent'

/** The ids of the transcribers that a person has consented to; saved on the device where that is possible. */
export class Consents {
  readonly #given = new Set(readSaved())

  has(id: string): boolean {
    return this.#given.has(id)
  }

  give(id: string): void {
    this.#given.add(id)
    try {
      localStorage.setItem(KEY, [...this.#given].join(' '))
    } catch {
      // A browser without storage asks again on the next visit.
    }
  }
}

function readSaved(): string[] {
  try {
    return localStorage.getItem(KEY)?.split(' ') ?? []
  } catch {
    return []
  }
}
