import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sliceSize } from '../../../server/store/slices.ts'

afterEach(() => vi.restoreAllMocks())

/** By a clock of its own: what a busy machine does in between does not count. */
async function sizesAfter(took: number[], work: () => Promise<void>): Promise<number[]> {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const size = sliceSize(100, 1000)
  const sizes: number[] = []
  for (const ms of took) {
    await size.measured(async () => {
      await work()
      now += ms
    })
    sizes.push(size.now())
  }
  return sizes
}

const holding = () => Promise.resolve()
const beside = async () => {
  await nextTurn()
}

describe('A slice of a long piece of work', () => {
  it('that holds the event loop takes about 12 ms of it, and is never empty', async () => {
    expect(await sizesAfter([60, 60, 60, 60, 60, 60, 60, 60], holding)).toEqual([50, 25, 12, 6, 3, 1, 1, 1])
    expect(await sizesAfter([10, 5, 5, 5, 5, 5], holding)).toEqual([100, 200, 400, 800, 1000, 1000])
  })

  it('that leaves the event loop to others may take longer: a slow database is not made faster by single rows', async () => {
    expect(await sizesAfter([60, 60, 60, 60, 60], beside)).toEqual([200, 400, 800, 1000, 1000])
    expect(await sizesAfter([200, 300, 300], beside)).toEqual([100, 50, 25])
  })
})
