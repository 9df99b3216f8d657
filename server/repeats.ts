const REPEATS_EVERY_MS = 5000
/** Other keys than these are counted as one. */
const KEYS_MAX = 1000
const OTHERS = ''

/**
 * Counts what comes in masses, so that an outage or an attack does not fill the disk by way of the log.
 * @returns a function that tells whether a key came before within five seconds; `tell` of its first time is called with how
 * many more there were, when they are over
 */
export function countRepeats() {
  const repeats = new Map<string, number>()
  return (given: string, tell: (times: number) => void): boolean => {
    const key = repeats.size < KEYS_MAX || repeats.has(given) ? given : OTHERS
    const repeated = repeats.get(key)
    repeats.set(key, (repeated ?? -1) + 1)
    if (repeated !== undefined) return true
    const end = () => {
      const times = repeats.get(key) ?? 0
      repeats.delete(key)
      if (times > 0) tell(times)
    }
    setTimeout(end, REPEATS_EVERY_MS).unref()
    return false
  }
}
