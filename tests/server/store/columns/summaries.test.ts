import { describe, expect, it, vi } from 'vitest'
import type { PeriodFigures } from '../../../../server/store/columns/period-figures.ts'
import { rememberSummaries } from '../../../../server/store/columns/summaries.ts'

const figuresOf = (count: number): PeriodFigures => ({
  figures: { count, spoken: 0, typed: 0, median_seconds: null, over_time: { unit: 'day', points: [] } },
  fields: new Map(),
})

describe('the summaries of a copy', () => {
  it('are made once for each filter while nothing changes', async () => {
    const summaries = rememberSummaries()
    const work = vi.fn<() => Promise<PeriodFigures>>(async () => figuresOf(1))
    const asked = ['all', 'unread', 'all', 'unread'].map((key) => summaries.get('1', key, work))
    for (const figures of await Promise.all(asked)) expect(figures).toEqual(figuresOf(1))
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('are made again, and forgotten, when a response comes or goes', async () => {
    const summaries = rememberSummaries()
    await summaries.get('1', 'all', async () => figuresOf(1))
    expect(await summaries.get('2', 'all', async () => figuresOf(2))).toEqual(figuresOf(2))
    expect(await summaries.get('1', 'all', async () => figuresOf(3))).toEqual(figuresOf(3))
  })

  it('are tried again after a failure', async () => {
    const summaries = rememberSummaries()
    const failing = summaries.get('1', 'all', async () => {
      throw new Error('Out of memory')
    })
    await expect(failing).rejects.toThrow('Out of memory')
    expect(await summaries.get('1', 'all', async () => figuresOf(1))).toEqual(figuresOf(1))
  })
})
