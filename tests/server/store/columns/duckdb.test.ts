import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { loadDuckdb } from '../../../../server/store/columns/duckdb.ts'

const { cache } = createRequire(import.meta.url)
const loaded = () => Object.keys(cache).filter((file) => file.includes('@duckdb')).length

/** A large part of its modules refer to each other, and only load together. */
const LARGEST_SHARE = 0.6

it('DuckDB is loaded in parts, with turns of the event loop for others in between', async () => {
  const counts = [loaded()]
  const turn = () => {
    counts.push(loaded())
    waiting = setImmediate(turn)
  }
  let waiting = setImmediate(turn)
  const { DuckDBInstance } = await loadDuckdb()
  clearImmediate(waiting)
  counts.push(loaded())
  expect(DuckDBInstance.create).toBeTypeOf('function')
  const total = counts.at(-1)! - counts[0]!
  const most = Math.max(...counts.slice(1).map((count, index) => count - counts[index]!))
  expect(total).toBeGreaterThan(100)
  expect(most / total).toBeLessThan(LARGEST_SHARE)
})
