const KEY = 'voice-consent'

/** Which recognisers a person has let hear them; asked once, remembered on the device where that is possible. */
export class Consents {
  readonly #given = new Set(readKept())

  has(id: string): boolean {
    return this.#given.has(id)
  }

  give(id: string): void {
    this.#given.add(id)
    try {
      localStorage.setItem(KEY, [...this.#given].join(' '))
    } catch {
      // A browser that keeps nothing asks again on the next visit.
    }
  }
}

function readKept(): string[] {
  try {
    return localStorage.getItem(KEY)?.split(' ') ?? []
  } catch {
    return []
  }
}
