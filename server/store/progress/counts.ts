import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Days } from '../../../rules/filters/period.ts'
import { isPostgresDatabase, type Database } from '../database.ts'
import type { ProgressKind } from '../tables/tables.ts'
import type { Change } from './delta.ts'

/** A change of a form's counts on one day. */
export interface CountChange extends Change {
  formId: string
  /** YYYY-MM-DD, in UTC. */
  day: string
}

const DAY_MS = 24 * 60 * 60_000

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** In the order of their keys, so that two transactions cannot deadlock. */
export async function addToCounts(inside: Database, changes: CountChange[], slot: number): Promise<void> {
  const sums = new Map<string, CountChange>()
  for (const change of changes) {
    const key = JSON.stringify([change.formId, change.day, change.fieldId, change.kind])
    sums.set(key, { ...change, by: change.by + (sums.get(key)?.by ?? 0) })
  }
  const rows = [...sums]
    .filter(([, { by }]) => by !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { formId, day, fieldId, kind, by }]) => ({
      form_id: formId,
      day,
      field_id: fieldId,
      kind,
      slot,
      count: by,
    }))
  for (let from = 0; from < rows.length; from += ROWS_MAX) await add(inside, rows.slice(from, from + ROWS_MAX))
}

/** Six parameters each; SQLite takes 32766 in a statement. */
const ROWS_MAX = 1000

interface CountRow {
  form_id: string
  day: string
  field_id: string
  kind: ProgressKind
  slot: number
  count: number
}

const add = (inside: Database, rows: CountRow[]) =>
  inside
    .insertInto('progress_count')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['form_id', 'day', 'field_id', 'kind', 'slot'])
        .doUpdateSet((row) => ({ count: row('progress_count.count', '+', row.ref('excluded.count')) })),
    )
    .execute()

/** The sums of a form; by kind and, within it, by field id ('' where whole sessions are counted). */
export type ProgressCounts = Map<ProgressKind, Map<string, number>>

interface Sum {
  kind: ProgressKind
  field_id: string
  count: number | string
}

/** SQLite reads on the event loop: so many days of a form at once, each with some counts per field. */
const DAYS_AT_ONCE = 60

export async function readCounts(database: Database, formId: string, days: Days): Promise<ProgressCounts> {
  const counts: ProgressCounts = new Map()
  for await (const rows of readSums(database, formId, days))
    for (const { kind, field_id, count } of rows) {
      const ofKind = counts.get(kind) ?? new Map<string, number>()
      counts.set(kind, ofKind.set(field_id, (ofKind.get(field_id) ?? 0) + Number(count)))
    }
  return counts
}

async function* readSums(database: Database, formId: string, { from, to }: Days): AsyncGenerator<Sum[], void> {
  const ofForm = database
    .selectFrom('progress_count')
    .where('form_id', '=', formId)
    .$if(from !== undefined, (query) => query.where('day', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('day', '<=', to ?? ''))
  const sums = ofForm
    .select(({ fn }) => ['kind', 'field_id', fn.sum<number | string>('count').as('count')])
    .groupBy(['kind', 'field_id'])
  if (isPostgresDatabase(database)) {
    yield await sums.execute()
    return
  }
  for (let first = await dayFrom(''); first !== undefined;) {
    const next = dayOf(Date.parse(first) + DAYS_AT_ONCE * DAY_MS)
    yield await sums.where('day', '>=', first).where('day', '<', next).execute()
    await nextTurn()
    first = await dayFrom(next)
  }

  async function dayFrom(earliest: string): Promise<string | undefined> {
    const found = await ofForm.select('day').where('day', '>=', earliest).orderBy('day').limit(1).executeTakeFirst()
    return found?.day
  }
}

/** Deletes the counts of days before one, a day at a time. */
export async function removeCountsBefore(database: Database, formId: string, day: string): Promise<void> {
  for (;;) {
    const first = await database
      .selectFrom('progress_count')
      .select('day')
      .where('form_id', '=', formId)
      .where('day', '<', day)
      .orderBy('day')
      .limit(1)
      .executeTakeFirst()
    if (!first) return
    await database.deleteFrom('progress_count').where('form_id', '=', formId).where('day', '=', first.day).execute()
  }
}
