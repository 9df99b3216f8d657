/** Resources that must be released in any case: tracks, contexts, listeners. Released once, the last first, the others too when one of them throws, and then its error is thrown; one that is added later is released at once. */
export class Disposables {
  #releases: (() => void)[] | undefined = []

  add(release: () => void): void {
    if (this.#releases) this.#releases.push(release)
    else release()
  }

  listen(target: EventTarget, type: string, listener: (event: Event) => void): void {
    target.addEventListener(type, listener)
    this.add(() => target.removeEventListener(type, listener))
  }

  release(): void {
    const releases = this.#releases ?? []
    this.#releases = undefined
    const errors: unknown[] = []
    for (const release of releases.toReversed()) {
      try {
        release()
      } catch (error) {
        errors.push(error)
      }
    }
    if (errors.length > 0) throw errors[0]
  }
}
