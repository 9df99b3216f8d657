import { expect, it, vi } from 'vitest'
import { missedOf } from './figures.ts'
import { measureOffline } from './offline/offline.ts'

// Browsers start and are killed here: a busy machine takes its time.
vi.setConfig({ testTimeout: 300_000 })

it('what waits in a browser that is killed while it is sent arrives once', async () =>
  expect(missedOf(await measureOffline({ kills: 1, seed: 1 }))).toEqual([]))
