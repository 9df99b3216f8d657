/**
 * Remembers what was used last, up to a number of entries. What is asked for at the same time is made once.
 * @param max how many entries stay
 */
export function keepRecent<Value>(max: number) {
  const kept = new Map<string, Promise<Value | undefined>>()
  const settled = new WeakMap<Promise<Value | undefined>, Value>()

  const make = (key: string, load: () => Promise<Value | undefined>) => {
    const value = load()
    kept.set(key, value)
    if (kept.size > max) kept.delete(kept.keys().next().value ?? key)
    // An absent thing may appear, and an error may pass: neither is remembered.
    const forget = () => kept.get(key) === value && kept.delete(key)
    value.then((found) => (found === undefined ? forget() : settled.set(value, found)), forget)
    return value
  }

  return {
    take(key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined> {
      const value = kept.get(key)
      if (!value) return make(key, load)
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    /** What is there at once; looking at it does not make it recent. */
    peek(key: string): Value | undefined {
      const value = kept.get(key)
      return value && settled.get(value)
    },
    forget: (key: string) => kept.delete(key),
    forgetAll: () => kept.clear(),
  }
}
