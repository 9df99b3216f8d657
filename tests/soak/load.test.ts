import { expect, it, vi } from 'vitest'
import { missedOf } from './figures.ts'
import { measureLoad } from './load/load.ts'

vi.setConfig({ testTimeout: 240_000 })

it('people are served while a stranger attacks in all known ways at once', async () =>
  // Other tests run at the same time: how fast people are served is measured by the soak.
  expect(
    missedOf(
      await measureLoad({ seconds: 4, restSeconds: 0, margin: Number.POSITIVE_INFINITY, databases: ['SQLite'] }),
    ),
  ).toEqual([]))
