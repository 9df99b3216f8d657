import { createRequire } from 'node:module'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Its large parts, in the order in which it loads them itself: some of them need each other, so another order fails. */
const PARTS = [
  '@duckdb/node-bindings',
  './values/index.js',
  './DuckDBAppender.js',
  './DuckDBVector.js',
  './DuckDBConnection.js',
]

/**
 * Loads DuckDB a part at a time, with others served in between: its 180 modules at once hold the event loop for 120 ms.
 * @throws when there is none for this machine
 */
export async function loadDuckdb() {
  const load = createRequire(createRequire(import.meta.url).resolve('@duckdb/node-api'))
  for (const part of PARTS) {
    load(part)
    await nextTurn()
  }
  return import('@duckdb/node-api')
}
