import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * SQLite works on the event loop: so long should one slice of a long piece of work take. On a busy disk it takes three times as
 * long now and then, and nobody should wait for more than 50 ms.
 */
const HELD_MS = 12
/**
 * PostgreSQL works beside it. There a slice has the ways there and back in it, which fewer rows make no shorter: measured
 * as if it held the event loop, slices behind a slow or busy PostgreSQL would shrink to single rows.
 */
const BESIDE_MS = 250
const FIRST_SLICE = 50
const LARGEST_SLICE = 1000

/**
 * Works through a long list in slices whose size follows how long the last one took; others are served in between.
 * @param work is given each slice in order
 * @param largest for items that may be large, though those before were not
 */
export async function inSlices<Item>(
  items: readonly Item[],
  work: (slice: Item[]) => Promise<void>,
  largest = LARGEST_SLICE,
): Promise<void> {
  const size = sliceSize(Math.min(FIRST_SLICE, largest), largest)
  for (let from = 0; from < items.length;) {
    const slice = items.slice(from, from + size.now())
    await size.measured(() => work(slice))
    from += slice.length
    await nextTurn()
  }
}

/**
 * A number of rows that takes about 12 ms of the event loop, or 250 ms beside it: doubled after a short slice, halved
 * after a long one.
 * @param first of which nothing is known; rows may hold megabytes
 */
export function sliceSize(first: number, largest: number) {
  let size = first
  return {
    now: () => size,
    async measured<Result>(work: () => Promise<Result>): Promise<Result> {
      let isHeld = true
      const turn = setImmediate(() => {
        isHeld = false
      })
      const from = performance.now()
      const result = await work()
      const took = performance.now() - from
      clearImmediate(turn)
      const most = isHeld ? HELD_MS : BESIDE_MS
      if (took > most) size = Math.max(1, Math.floor(size / 2))
      else if (took < most / 2) size = Math.min(largest, size * 2)
      return result
    },
  }
}
