interface Bounds<Value> {
  /** Number of entries. */
  max: number
  /** Of all entries together, in the unit of `weigh`. */
  maxWeight?: number
  weigh?: (value: Value) => number
}

/** What a parsed JSON text takes in memory, with what is made of it, for each of its characters. */
const BYTES_PER_CHARACTER = 8

/** Bytes that a cache of forms may take; a form may have a megabyte. */
export const FORM_CACHE_BYTES = 64_000_000

/** @param length of the value as JSON */
export const bytesOfJson = (length: number): number => length * BYTES_PER_CHARACTER

/**
 * A cache of promises that drops the least recently used entries. Concurrent requests for one key load it once.
 * @param bounds both are kept, but for the newest entry alone
 */
export function lruCache<Value>({ max, maxWeight = Infinity, weigh = () => 0 }: Bounds<Value>) {
  const entries = new Map<string, Promise<Value | undefined>>()
  const settled = new WeakMap<Promise<Value | undefined>, { value: Value; weight: number }>()
  let weight = 0

  const drop = (key: string, only?: Promise<Value | undefined>): boolean => {
    const entry = entries.get(key)
    if (!entry || (only && entry !== only)) return false
    weight -= settled.get(entry)?.weight ?? 0
    return entries.delete(key)
  }
  const dropOldest = () => {
    for (const key of entries.keys()) {
      if (entries.size <= max && (weight <= maxWeight || entries.size === 1)) return
      drop(key)
    }
  }
  const make = (key: string, load: () => Promise<Value | undefined>) => {
    const entry = load()
    entries.set(key, entry)
    dropOldest()
    const keep = (value: Value) => {
      if (entries.get(key) !== entry) return
      settled.set(entry, { value, weight: weigh(value) })
      weight += settled.get(entry)?.weight ?? 0
      dropOldest()
    }
    // An absent value may appear, and an error may pass: neither is cached.
    entry.then(
      (found) => (found === undefined ? drop(key, entry) : keep(found)),
      () => drop(key, entry),
    )
    return entry
  }

  return {
    get(key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined> {
      const entry = entries.get(key)
      if (!entry) return make(key, load)
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    /** The value if it is loaded already; this does not count as a use. */
    peek(key: string): Value | undefined {
      const entry = entries.get(key)
      return entry && settled.get(entry)?.value
    },
    /** Whether it is loaded or on the way. */
    has: (key: string) => entries.has(key),
    delete: (key: string) => drop(key),
    clear: () => {
      entries.clear()
      weight = 0
    },
  }
}
