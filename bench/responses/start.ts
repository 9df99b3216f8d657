import { setTimeout as pause } from 'node:timers/promises'
import { openStore } from '../server/stores.ts'
import type { Place } from '../../server/store/database.ts'
import { NO_QUOTAS, startProcess } from '../../tests/server/support/processes.ts'
import { figureOf, type Figure } from './figures.ts'
import { memoryOf } from './memory.ts'

const STARTS = 5
const OLD_SESSIONS = 400_000
const DAY_MS = 24 * 60 * 60_000
const REST_MS = 1000

/** Sessions that no sweep has removed yet, as a server finds them that stood still for months. */
export async function addOldSessions(place: Place, formId: string): Promise<void> {
  const store = await openStore(place)
  await store.addSessions(formId, 0, OLD_SESSIONS, Date.now() - 100 * DAY_MS)
  await store.close()
}

/** @returns milliseconds until a server on this data says that it lives, and the least memory of one a second later, MB */
export async function measureStarts(place: Place): Promise<{ times: Figure; memory: number }> {
  const times: number[] = []
  const memory: number[] = []
  for (let count = 0; count < STARTS; count += 1) {
    const from = performance.now()
    const running = await startProcess(place, { LOG_LEVEL: 'warn', ...NO_QUOTAS })
    const answer = await fetch(`${running.url}/api/v1/health/live`)
    times.push(performance.now() - from)
    if (!answer.ok) throw new Error(`The server did not start:\n${running.output()}`)
    await pause(REST_MS)
    memory.push(memoryOf(running))
    await running.stop()
  }
  return { times: figureOf(times), memory: Math.min(...memory) }
}
