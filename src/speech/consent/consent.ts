const KEY = 'voice-consent'

/** Whom a person has allowed to hear, by `consentKey`; saved on the device where that is possible. */
export class Consents {
  readonly #given = new Set(readSaved())

  has(key: string): boolean {
    return this.#given.has(key)
  }

  give(key: string): void {
    this.#given.add(key)
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
