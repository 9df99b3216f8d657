import { setTimeout as pause } from 'node:timers/promises'
import { memoryOf } from '../../tests/server/support/memory.ts'

const SAMPLE_MS = 50
/** What other people see and what the process holds while some work runs. */
interface Meanwhile {
  ms: number
  /** MB before the work, and at most during it. */
  before: number
  peak: number
  /** Of other requests, milliseconds each. */
  others: number[]
}

/** @param other asks for something else; it is asked again as soon as it was answered, as by one more person */
export async function watch(
  pid: number,
  work: () => Promise<unknown>,
  other: () => Promise<number>,
): Promise<Meanwhile> {
  const before = memoryOf(pid)
  const [others, ended]: [number[], AbortController] = [[], new AbortController()]
  let peak = before
  const sampling = (async () => {
    while (!ended.signal.aborted) {
      peak = Math.max(peak, memoryOf(pid))
      await pause(SAMPLE_MS)
    }
  })()
  const asking = (async () => {
    while (!ended.signal.aborted) others.push(await other())
  })()
  const watching = Promise.all([sampling, asking])
  // Said below, when the work has ended.
  watching.catch(() => {})
  const from = performance.now()
  try {
    await work()
  } finally {
    ended.abort()
  }
  const ms = performance.now() - from
  await watching
  return { ms, before, peak, others }
}
