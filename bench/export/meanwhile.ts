import { setTimeout as pause } from 'node:timers/promises'
import { memoryOf } from '../../tests/server/support/memory.ts'
import type { Running } from '../../tests/server/support/processes.ts'
import { LEFT } from './collector.ts'

const SAMPLE_MS = 50
const KB_PER_MB = 1024

/** @returns MB of the server's objects and buffers that are still in use */
export async function inUse({ child, output }: Running): Promise<number> {
  const known = [...output().matchAll(LEFT)].length
  child.kill('SIGUSR2')
  for (;;) {
    const said = [...output().matchAll(LEFT)]
    if (said.length > known) return Number(said.at(-1)?.[1]) / KB_PER_MB / KB_PER_MB
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The server has ended.')
    await pause(SAMPLE_MS)
  }
}

/** What other people see and what the process holds while some work runs. */
interface Meanwhile {
  ms: number
  /** MB before the work, at most during it, and when it has ended. */
  before: number
  peak: number
  after: number
  /** MB of objects and buffers that are in use afterwards and were not before. */
  kept: number
  /** Of other requests, milliseconds each. */
  others: number[]
}

/** @param other asks for something else; it is asked again as soon as it was answered, as by one more person */
export async function watch(
  server: Running,
  work: () => Promise<unknown>,
  other: () => Promise<number>,
): Promise<Meanwhile> {
  const pid = server.child.pid ?? 0
  const used = await inUse(server)
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
  const after = memoryOf(pid)
  return { ms, before, peak: Math.max(peak, after), after, kept: (await inUse(server)) - used, others }
}
