const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The pauses between attempts, about a day in all. */
const PAUSES_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 7 * HOUR, 10 * HOUR]

export const ATTEMPTS_MAX = PAUSES_MS.length + 1

/** A receiver that fails for so long is not sent anything more. */
export const FAILING_MAX_MS = 5 * 24 * HOUR

/**
 * When the attempt after the last one is due.
 * @param attempts how many there were
 * @returns milliseconds since 1970, up to a tenth later than the schedule so that what failed together does not come
 * back together; undefined when there is none
 */
export function nextAttemptAt(attempts: number, now = Date.now()): number | undefined {
  const pause = PAUSES_MS[attempts - 1]
  return pause === undefined ? undefined : now + Math.round(pause * (1 + Math.random() / 10))
}
