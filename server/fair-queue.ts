/** Runs work for many callers, of which none can keep the others waiting. */
export interface FairQueue {
  /**
   * Runs the work when its caller's turn has come; work of one caller runs one after the other.
   * @throws the queue's error when too many wait, and when the turn did not come in time
   */
  run<Result>(caller: string, work: () => Promise<Result>): Promise<Result>
}

interface FairQueueOptions {
  /** How many run at once. */
  places: number
  /** How many more may wait, in all and for one caller. */
  waiting: number
  waitingOfCaller: number
  waitMs: number
  /** Makes the error for those that may not wait, and for those that waited too long. */
  full: () => Error
}

/** Takes one call of each caller in turn: who sends hundreds at once delays their own calls only. */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const lines = new Lines()
  const served = new Set<string>()
  const next = (): void => {
    if (served.size >= options.places) return
    const first = lines.takeNext(served)
    if (!first) return
    served.add(first.caller)
    first.start()
  }
  const turn = (caller: string): Promise<void> => {
    if (lines.count >= options.waiting || lines.countOf(caller) >= options.waitingOfCaller)
      return Promise.reject(options.full())
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        lines.remove(one)
        reject(options.full())
      }
      const timer = setTimeout(giveUp, options.waitMs)
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const one = { caller, start }
      lines.add(one)
      next()
    })
  }

  return {
    async run(caller, work) {
      await turn(caller)
      try {
        return await work()
      } finally {
        served.delete(caller)
        // Hundreds that are refused without waiting for anything would follow one another in the same turn.
        setImmediate(next)
      }
    },
  }
}

interface Waiting {
  caller: string
  start: () => void
}

/** A line for each caller, in the order of their turns. */
class Lines {
  count = 0
  readonly #lines = new Map<string, Waiting[]>()

  countOf(caller: string): number {
    return this.#lines.get(caller)?.length ?? 0
  }

  add(one: Waiting): void {
    this.#lines.set(one.caller, [...(this.#lines.get(one.caller) ?? []), one])
    this.count += 1
  }

  remove(one: Waiting): void {
    const line = this.#lines.get(one.caller) ?? []
    const rest = line.filter((other) => other !== one)
    this.count -= line.length - rest.length
    if (rest.length > 0) this.#lines.set(one.caller, rest)
    else this.#lines.delete(one.caller)
  }

  /** Takes the first in the line whose turn it is; that line comes last then. */
  takeNext(served: ReadonlySet<string>): Waiting | undefined {
    for (const [caller, line] of this.#lines) {
      const [first, ...rest] = line
      if (!first || served.has(caller)) continue
      this.#lines.delete(caller)
      if (rest.length > 0) this.#lines.set(caller, rest)
      this.count -= 1
      return first
    }
    return undefined
  }
}
