import type { Chosen } from './chosen.ts'

/** A code, and how often it is there. */
export interface Tally {
  code: number
  count: number
}

/** Columns of more different codes are read in another way: by value, they would take longer to hand over than to count. */
const CODES_MAX = 20_000
/** Of one statement: each column is a query of its own for the planner, and its rows are handed over on the event loop. */
const COLUMNS_AT_ONCE = 20
const CODES_AT_ONCE = 40_000

/** By column, in the order of the codes; without columns that have too many different ones. */
export type Tallies = ReadonlyMap<string, Tally[]>

/**
 * Counts columns of integers by their values, many columns in one statement: DuckDB does so in an array where they have
 * few bits, and works on several of them at the same time.
 */
export async function readTallies(chosen: Chosen, columns: readonly string[]): Promise<Tallies> {
  const tallies = new Map<string, Tally[]>()
  for (const some of inStatements(chosen, columns)) {
    const [places = [], codes = [], counts = []] = await chosen.columns((from) =>
      some
        .map(
          (column, place) =>
            `select ${place}::integer as place, ${column} as code, count(*)::double as n ${from} group by ${column}`,
        )
        .join(' union all '),
    )
    for (const column of some) tallies.set(column, [])
    for (const [index, place] of places.entries()) {
      const code = codes[index]
      if (typeof code === 'number') tallies.get(some[Number(place)]!)?.push({ code, count: Number(counts[index]) })
    }
  }
  for (const found of tallies.values()) found.sort((one, other) => one.code - other.code)
  return tallies
}

function inStatements(chosen: Chosen, columns: readonly string[]): string[][] {
  const statements: string[][] = []
  let room = 0
  for (const column of columns) {
    const codes = chosen.distinct(column)
    if (codes > CODES_MAX) continue
    const last = statements.at(-1)
    if (last && last.length < COLUMNS_AT_ONCE && codes <= room) last.push(column)
    else {
      statements.push([column])
      room = CODES_AT_ONCE
    }
    room -= codes
  }
  return statements
}
