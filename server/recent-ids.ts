import { dropOldest } from './drop-oldest.ts'

/**
 * Remembers ids, the newest ones only: what it does not know may still have been.
 * @param max how many at most
 */
export function recentIds(max: number) {
  const ids = new Set<string>()
  return {
    has: (id: string): boolean => ids.has(id),
    add(id: string): void {
      ids.delete(id)
      ids.add(id)
      dropOldest(ids, max)
    },
  }
}
