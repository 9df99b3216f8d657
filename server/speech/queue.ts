import { TooMany } from '../http/errors.ts'

const COME_BACK_SECONDS = 5

/** Runs work, some at once, the rest in order of arrival. */
export interface Queue {
  /** @throws {TooMany} when too many wait already; the signal's reason when it is aborted before the turn comes */
  run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result>
}

/** @param places how much runs at once; @param waiting how much more may wait for a place */
export function createQueue(places: number, waiting: number): Queue {
  let running = 0
  const line: (() => void)[] = []

  const take = async (signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted()
    if (running < places) {
      running += 1
      return
    }
    if (line.length >= waiting)
      throw new TooMany(
        'Many people are speaking right now. Please try again in a moment, or type your answer.',
        COME_BACK_SECONDS,
      )
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

function turn(line: (() => void)[], signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const giveUp = () => {
    line.splice(line.indexOf(come), 1)
    reject(signal.reason)
  }
  const come = () => {
    signal.removeEventListener('abort', giveUp)
    resolve()
  }
  line.push(come)
  signal.addEventListener('abort', giveUp, { once: true })
  return promise
}
