import type { FastifyBaseLogger } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { outageLog } from '../../../server/http/outage-log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Logs as told; gives the lines of the log, as [message, how many failed]. */
function aLog() {
  const lines: [string, number][] = []
  const log = { error: ({ failed }: { failed: number }, message: string) => lines.push([message, failed]) }
  const logOutage = outageLog()
  return { lines, fail: (message: string) => logOutage(log as unknown as FastifyBaseLogger, new Error(), message) }
}

it('says the same once in five seconds, with how many failed', () => {
  const { lines, fail } = aLog()
  for (const _ of [1, 2, 3]) fail('The database does not answer')
  vi.advanceTimersByTime(5000)
  fail('The database does not answer')
  expect(lines).toEqual([
    ['The database does not answer', 1],
    ['The database does not answer', 3],
  ])
})

it('says at once what is another failure', () => {
  const { lines, fail } = aLog()
  fail('Files could not be moved')
  fail('The storage of files does not answer')
  expect(lines).toEqual([
    ['Files could not be moved', 1],
    ['The storage of files does not answer', 1],
  ])
})
