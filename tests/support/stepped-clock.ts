import { SimulatedClock } from 'xstate'

/** Simulated time that stops wherever a timer falls due, so that timers which start timers run in their order. */
export class SteppedClock extends SimulatedClock {
  readonly #due = new Map<number, number>()

  override setTimeout(fn: () => void, timeout: number): number {
    const id = super.setTimeout(() => {
      this.#due.delete(id)
      fn()
    }, timeout)
    this.#due.set(id, this.now() + timeout)
    return id
  }

  override clearTimeout(id: number) {
    this.#due.delete(id)
    super.clearTimeout(id)
  }

  elapse(ms: number) {
    const end = this.now() + ms
    for (let next = this.#next(); next <= end; next = this.#next()) this.set(next)
    this.set(end)
  }

  #next = () => Math.min(Infinity, ...this.#due.values())
}
