/**
 * Remembers ids, the newest ones only: what it does not know may still have been.
 * @param max how many
 */
export function recentIds(max: number) {
  const ids = new Set<string>()
  return {
    has: (id: string): boolean => ids.has(id),
    add(id: string): void {
      ids.delete(id)
      ids.add(id)
      if (ids.size > max) ids.delete(ids.values().next().value ?? id)
    },
  }
}
