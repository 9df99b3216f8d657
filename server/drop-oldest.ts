/** In one go, as part of the bound. */
const DROPPED_SHARE = 0.1

/**
 * Keeps at most so many entries of what is in the order of its age. When there are more, the oldest tenth goes at once:
 * a Map looks for its first entry past the holes of those that went before, so one at a time costs more the more it holds.
 */
export function dropOldest(entries: Map<string, unknown> | Set<string>, max: number): void {
  if (entries.size <= max) return
  const kept = max - Math.floor(max * DROPPED_SHARE)
  for (const key of entries.keys()) {
    if (entries.size <= kept) return
    entries.delete(key)
  }
}
