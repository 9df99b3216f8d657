/**
 * A cache of promises that drops the least recently used entry. Concurrent requests for one key load it once.
 * @param max number of entries
 */
export function lruCache<Value>(max: number) {
  const entries = new Map<string, Promise<Value | undefined>>()
  const settled = new WeakMap<Promise<Value | undefined>, Value>()

  const make = (key: string, load: () => Promise<Value | undefined>) => {
    const value = load()
    entries.set(key, value)
    if (entries.size > max) entries.delete(entries.keys().next().value ?? key)
    // An absent value may appear, and an error may pass: neither is cached.
    const drop = () => entries.get(key) === value && entries.delete(key)
    value.then((found) => (found === undefined ? drop() : settled.set(value, found)), drop)
    return value
  }

  return {
    get(key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined> {
      const value = entries.get(key)
      if (!value) return make(key, load)
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    /** The value if it is loaded already; this does not count as a use. */
    peek(key: string): Value | undefined {
      const value = entries.get(key)
      return value && settled.get(value)
    },
    /** Whether the value is loaded or on its way; this does not count as a use. */
    has: (key: string) => entries.has(key),
    delete: (key: string) => entries.delete(key),
    clear: () => entries.clear(),
  }
}
