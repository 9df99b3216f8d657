import { expect, it, vi } from 'vitest'
import { measureFuzz } from './fuzz/fuzz.ts'
import { missedOf } from './figures.ts'

vi.setConfig({ testTimeout: 240_000 })

it('broken requests are answered as the contract declares, none with a failure of the server', async () =>
  expect(missedOf(await measureFuzz({ requests: 1000, seed: 20_261_122 }))).toEqual([]))
