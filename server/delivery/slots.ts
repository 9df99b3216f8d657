const TOTAL = 64
const PER_HOST = 8
/** Of all attempts so many may be under way to hosts whose last attempt did not succeed, or that are new. */
const TO_OTHERS = TOTAL / 2
const ANSWERING_KEPT = 1000

/**
 * How many attempts may be under way at once. A host that does not answer gets one at a time, and all such hosts
 * together no more than half: however many receivers are dead, the others are sent to.
 */
export function createSlots() {
  const busy = new Map<string, number>()
  const answering = new Set<string>()
  const busyWith = (isCounted: (host: string) => boolean) =>
    [...busy].reduce((sum, [host, count]) => sum + (isCounted(host) ? count : 0), 0)

  return {
    /** @returns how many attempts to this host may begin now */
    roomFor(host: string): number {
      const here = busy.get(host) ?? 0
      const all = TOTAL - busyWith(() => true)
      if (answering.has(host)) return Math.max(0, Math.min(PER_HOST - here, all))
      return Math.max(0, Math.min(1 - here, all, TO_OTHERS - busyWith((each) => !answering.has(each))))
    },

    enter(host: string): void {
      busy.set(host, (busy.get(host) ?? 0) + 1)
    },

    leave(host: string, isWell: boolean): void {
      const left = (busy.get(host) ?? 1) - 1
      if (left > 0) busy.set(host, left)
      else busy.delete(host)
      answering.delete(host)
      if (isWell) answering.add(host)
      if (answering.size > ANSWERING_KEPT) answering.delete(answering.values().next().value ?? '')
    },
  }
}
