import { setImmediate as nextTurn } from 'node:timers/promises'
import { isPostgresDatabase, type Database } from '../database.ts'
import { lowestIdAt } from '../id-time.ts'
import { sliceSize } from '../slices.ts'

/** What one statement counts of a range at most: about a millisecond. */
const PROBE = 5000
const SLICE_MAX = 200_000

/** Responses of a form that were made from one moment to before another, in milliseconds since 1970. */
export interface Range {
  from: number
  to: number
}

/**
 * Counts by the primary key, since ids begin with the time. All ranges go in one statement. SQLite works on the event
 * loop: what that statement does not finish there is counted in slices, between which other requests are answered.
 * @returns the counts, in the order of the ranges
 */
export async function countRanges(database: Database, formId: string, ranges: readonly Range[]): Promise<number[]> {
  const probes = ranges.map((range) => ({ formId, from: lowestIdAt(range.from), to: lowestIdAt(range.to) }))
  if (isPostgresDatabase(database)) return countUpTo(database, probes, Number.MAX_SAFE_INTEGER)
  const counts = await countUpTo(database, probes, PROBE)
  for (const [index, probe] of probes.entries())
    if (counts[index] === PROBE) counts[index] = await countInSlices(database, probe)
  return counts
}

interface Probe {
  formId: string
  /** Ids: the first that counts, and the first that does not. */
  from: string
  to?: string
}

/** @returns for each probe how many responses there are, at most `limit` */
export async function countUpTo(database: Database, probes: readonly Probe[], limit: number): Promise<number[]> {
  const [first, ...others] = probes.map((probe, index) => countOne(database, probe, index, limit))
  if (!first) return []
  const rows = await others.reduce((all, one) => all.unionAll(one), first).execute()
  const counts = new Map(rows.map(({ probe, count }) => [Number(probe), Number(count)]))
  return probes.map((_, index) => counts.get(index) ?? 0)
}

const countOne = (database: Database, probe: Probe, index: number, limit: number) =>
  database
    .selectFrom(idsOf(database, probe).limit(limit).as('found'))
    .select((found) => [found.lit(index).as('probe'), found.fn.countAll<number>().as('count')])

const idsOf = (database: Database, { formId, from, to }: Probe) =>
  database
    .selectFrom('submission')
    .select('id')
    .where('form_id', '=', formId)
    .where('id', '>=', from)
    .$if(to !== undefined, (query) => query.where('id', '<', to ?? ''))

/** Goes from one id to the id so many rows further on, until there is none. */
async function countInSlices(database: Database, probe: Probe): Promise<number> {
  const size = sliceSize(PROBE, SLICE_MAX)
  let counted = 0
  for (let from = probe.from; ;) {
    const rows = size.now()
    const ids = idsOf(database, { ...probe, from })
      .orderBy('id')
      .offset(rows)
      .limit(1)
    const next = await size.measured(() => ids.executeTakeFirst())
    if (!next) return counted + ((await countUpTo(database, [{ ...probe, from }], rows))[0] ?? 0)
    counted += rows
    from = next.id
    await nextTurn()
  }
}
