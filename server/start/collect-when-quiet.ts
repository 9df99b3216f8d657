import { performance } from 'node:perf_hooks'

const LOOK_EVERY_MS = 10_000
/** The part of that time in which the event loop works: under load at least, and when nobody comes at most. */
const BUSY = 0.1
const QUIET = 0.05

/**
 * Gives memory back when a load is over, at the price of a pause of some 50 ms while hardly anybody comes. V8 collects when it needs room,
 * and so does not when nothing is asked any more; the pages that it emptied before stay with the process until it does.
 * Nothing happens where the process was not started with `--expose-gc`.
 */
export function collectWhenQuiet(collect = globalThis.gc): void {
  if (!collect) return
  const isOver = loadObserver()
  let last = performance.eventLoopUtilization()
  const look = () => {
    const now = performance.eventLoopUtilization()
    if (isOver(performance.eventLoopUtilization(now, last).utilization)) collect()
    last = now
  }
  setInterval(look, LOOK_EVERY_MS).unref()
}

/** @returns a function that takes each time's utilization, 0 to 1, and says whether a load has just ended */
export function loadObserver(): (utilization: number) => boolean {
  let isLoaded = false
  return (utilization) => {
    const isOver = isLoaded && utilization < QUIET
    isLoaded = utilization > BUSY || (isLoaded && !isOver)
    return isOver
  }
}
