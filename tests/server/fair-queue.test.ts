import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFairQueue } from '../../server/fair-queue.ts'

const FULL = new Error('Too much waits')
const LIMITS = { places: 1, waiting: 10, waitingOfCaller: 5, waitMs: 1000, full: () => FULL }

/** Work that ends when the test says so, and a list of what has begun. */
function controlled(limits = LIMITS) {
  const queue = createFairQueue(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const run = (caller: string, name: string) =>
    queue.run(caller, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { run, begun, end }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('takes one of each caller in turn, so that many of one keep nobody waiting', async () => {
  const { run, begun, end } = controlled()
  for (const name of ['a1', 'a2', 'a3', 'a4']) void run('a', name)
  for (const name of ['b1', 'b2']) void run('b', name)
  void run('c', 'c1')
  for (const name of ['nothing', 'a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

it('runs the work of one caller one after the other, although there is a place', async () => {
  const { run, begun, end } = controlled({ ...LIMITS, places: 2 })
  void run('a', 'a1')
  void run('a', 'a2')
  void run('b', 'b1')
  await end('nothing')
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'a2'])
})

it('gives what the work gives, and its failure, and goes on after it', async () => {
  const queue = createFairQueue(LIMITS)
  const failure = new Error('No')
  await expect(queue.run('a', () => Promise.reject(failure))).rejects.toBe(failure)
  await expect(queue.run('a', async () => 'done')).resolves.toBe('done')
})

it('refuses at once when too many of one caller wait, and when too many wait in all', async () => {
  const { run } = controlled()
  const refused = (caller: string, name: string) => expect(run(caller, name)).rejects.toBe(FULL)
  for (let count = 0; count <= LIMITS.waitingOfCaller; count += 1) void run('a', `a${count}`).catch(() => {})
  await refused('a', 'one too many')
  for (let count = 0; count < LIMITS.waiting - LIMITS.waitingOfCaller; count += 1)
    void run(`b${count}`, `b${count}`).catch(() => {})
  await refused('c', 'one too many in all')
})

it('refuses what has waited too long, and does not begin it later', async () => {
  const { run, begun, end } = controlled()
  void run('a', 'a1')
  const [late] = await Promise.allSettled([run('b', 'b1'), vi.advanceTimersByTimeAsync(LIMITS.waitMs)])
  expect(late).toMatchObject({ reason: FULL })
  void run('c', 'c1')
  await end('a1')
  expect(begun).toEqual(['a1', 'c1'])
})

it('lets others have their turn between two works that wait for nothing', async () => {
  vi.useRealTimers()
  const queue = createFairQueue({ ...LIMITS, waiting: 100, waitingOfCaller: 100 })
  let done = 0
  const all = Array.from({ length: 50 }, () => queue.run('a', async () => void (done += 1)))
  await new Promise(setImmediate)
  expect(done).toBeLessThan(10)
  await Promise.all(all)
  expect(done).toBe(50)
})
