import { addressKey } from '../networks.ts'
import { dropOldest } from '../drop-oldest.ts'
import { TooMany } from './errors.ts'

const KEYS_MAX = 50_000

/**
 * Counts the calls of each key in a sliding window, in this process.
 * @returns a function that counts one more for a key, and throws {@link TooMany} when that is more than `max`
 */
export function limitTo(max: number, windowMs: number, detail = 'Too many requests. Please try again later.') {
  const count = countTo(max, windowMs)
  return (key: string): void => {
    const waitMs = count(key)
    if (waitMs > 0) throw new TooMany(detail, Math.max(1, Math.ceil(waitMs / 1000)))
  }
}

/** As {@link limitTo}, for the addresses that requests come from; an IPv6 network of one customer counts as one. */
export function limitAddressTo(max: number, windowMs: number) {
  const take = limitTo(max, windowMs)
  return (ip: string): void => take(addressKey(ip))
}

/** @returns a function that counts one more for a key and gives 0, or else how many milliseconds are left until it can */
export function countTo(max: number, windowMs: number): (key: string) => number {
  const times = new Map<string, number[]>()
  return (key) => {
    const now = Date.now()
    const recent = times.get(key) ?? []
    dropUntil(recent, now - windowMs)
    const oldest = recent.length < max ? undefined : recent[0]
    if (oldest === undefined) recent.push(now)
    times.delete(key)
    times.set(key, recent)
    // Drops the keys that were quiet for longest: memory stays bounded whatever addresses come.
    dropOldest(times, KEYS_MAX)
    return oldest === undefined ? 0 : Math.max(1, oldest + windowMs - now)
  }
}

/** @param times in their order: most often nothing, or one, is too old */
function dropUntil(times: number[], last: number): void {
  const kept = times.findIndex((at) => at > last)
  if (kept !== 0) times.splice(0, kept < 0 ? times.length : kept)
}

/**
 * What each key may use up in a while, in this process: it becomes free again little by little, at the same rate.
 * @param max 0 for no limit
 * @param words for who has used it up
 */
export function budget(max: number, windowMs: number, words = 'Too many requests. Please try again later.') {
  const uses = new Map<string, { used: number; at: number }>()
  const usedBy = (key: string, now: number): number => {
    const { used, at } = uses.get(key) ?? { used: 0, at: now }
    return Math.max(0, used - ((now - at) / windowMs) * max)
  }
  return {
    /** @throws {TooMany} when nothing is left for this key */
    require(key: string): void {
      if (max === 0) return
      const over = usedBy(key, Date.now()) - max
      if (over > -1) throw new TooMany(words, Math.max(1, Math.ceil(((over + 1) / max) * (windowMs / 1000))))
    },

    /** Whether anything is left for this key. */
    allows: (key: string): boolean => max === 0 || usedBy(key, Date.now()) <= max - 1,

    /** The last use may go beyond the limit. @param amount below 0 gives back */
    take(key: string, amount = 1): void {
      if (max === 0) return
      const now = Date.now()
      const used = Math.max(0, usedBy(key, now) + amount)
      uses.delete(key)
      uses.set(key, { used, at: now })
      // Drops the keys that were quiet for longest: memory stays bounded whatever keys come.
      dropOldest(uses, KEYS_MAX)
    },
  }
}

/** Lets calls with the same key run one after the other. */
export function oneAtATime() {
  const last = new Map<string, Promise<unknown>>()
  return <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, mine)
    const leave = () => last.get(key) === mine && last.delete(key)
    mine.then(leave, leave)
    return mine
  }
}
