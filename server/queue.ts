/** Runs some work at once and the rest in order of arrival. */
interface Queue {
  /** Throws the queue's error when too many wait already, and the signal's reason when it is aborted before the turn comes. */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
}

interface QueueOptions {
  /** How many run at once. */
  places: number
  /** How many more may wait for a place. */
  waiting: number
  /** Makes the error for those that may not wait. */
  full: () => Error
}

export function createQueue({ places, waiting, full }: QueueOptions): Queue {
  let running = 0
  const line: (() => void)[] = []

  const take = async (signal?: AbortSignal): Promise<void> => {
    signal?.throwIfAborted()
    if (running < places) {
      running += 1
      return
    }
    if (line.length >= waiting) throw full()
    await turn(line, signal)
  }
  /** The place passes to the first in line without becoming free, so that a new call cannot overtake. */
  const leave = () => {
    const next = line.shift()
    if (next) next()
    else running -= 1
  }

  return {
    async run(work, signal) {
      await take(signal)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

function turn(line: (() => void)[], signal?: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const giveUp = () => {
    line.splice(line.indexOf(come), 1)
    reject(signal?.reason)
  }
  const come = () => {
    signal?.removeEventListener('abort', giveUp)
    resolve()
  }
  line.push(come)
  signal?.addEventListener('abort', giveUp, { once: true })
  return promise
}
