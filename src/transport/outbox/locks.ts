/** What this page sends by itself just now; each gives its lock back. */
const held = new Map<string, () => void>()

const nameOf = (id: string): string => `outbox ${id}`

/** Takes an entry for this page, until it is released or the page is gone: no other tab or worker sends it meanwhile. */
export function hold(id: string): void {
  if (held.has(id)) return
  const { promise, resolve } = Promise.withResolvers<void>()
  held.set(id, resolve)
  // Without locks, as on an address without TLS, it may be sent twice at a time, which the server takes for one.
  navigator.locks?.request(nameOf(id), () => promise).catch(() => undefined)
}

export function release(id: string): void {
  held.get(id)?.()
  held.delete(id)
}

export const isHeld = (id: string): boolean => held.has(id)

/** Runs `work` while it has the lock of the entry; gives undefined when another has it. */
export async function unlessHeld<Result>(id: string, work: () => Promise<Result>): Promise<Result | undefined> {
  if (isHeld(id)) return undefined
  if (!navigator.locks) return work()
  return navigator.locks.request(nameOf(id), { ifAvailable: true }, (lock) => (lock ? work() : undefined))
}
