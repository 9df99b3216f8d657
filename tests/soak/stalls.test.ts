import { expect, it, vi } from 'vitest'
import { missedOf } from './figures.ts'
import { measureStalls } from './stalls.ts'

vi.setConfig({ testTimeout: 240_000 })

it('costly forms, answers, deletions and logins are answered, and others beside them', async () =>
  // Other tests run at the same time: how long others wait is measured by the soak.
  expect(
    missedOf(
      await measureStalls({ responses: 1000, margin: Number.POSITIVE_INFINITY, logins: 10, databases: ['SQLite'] }),
    ),
  ).toEqual([]))
