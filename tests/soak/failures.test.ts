import { describe, expect, it, vi } from 'vitest'
import { measureCrashes } from './crashes.ts'
import { measureCuts } from './cuts.ts'
import { missedOf } from './figures.ts'
import { measureOutages } from './outages.ts'
import { measureServers } from './servers.ts'

// Whole processes start and are killed here, and what is frozen is waited for: a busy machine takes its time.
vi.setConfig({ testTimeout: 600_000 })

describe('every acknowledged answer is there once', () => {
  it('when the server is killed under submits', async () =>
    expect(missedOf(await measureCrashes({ crashes: 2, seed: 1 }))).toEqual([]))

  it('when connections are cut and submits repeated', async () =>
    expect(missedOf(await measureCuts({ submits: 25, seed: 1 }))).toEqual([]))

  it('when the database freezes, is gone and comes back, or the disk becomes full', async () =>
    expect(missedOf(await measureOutages({ restarts: 1 }))).toEqual([]))

  it('when two servers share a database, and one of them is killed', async () =>
    expect(missedOf(await measureServers({ counts: [2], submits: 40 }))).toEqual([]))
})
