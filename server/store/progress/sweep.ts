import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Database, locked } from '../database.ts'
import { addToCounts, type CountChange, dayOf } from './counts.ts'

const SLICE = 500

/**
 * Deletes the rows of sessions that began before a time. Where the last message of a submitted session was lost, the session is
 * counted as finished now.
 * @param until milliseconds since 1970
 */
export async function sweepProgress(database: Database, until: number, slot: number): Promise<void> {
  for (;;) {
    const swept = await database.transaction().execute((inside) => sweepSlice(inside, until, slot))
    if (swept < SLICE) return
    await nextTurn()
  }
}

async function sweepSlice(inside: Database, until: number, slot: number): Promise<number> {
  const rows = await locked(
    inside,
    inside
      .selectFrom('session_progress')
      .select(['session_id', 'form_id', 'started_at', 'current', 'is_finished'])
      .where('started_at', '<', until)
      .orderBy('session_id')
      .limit(SLICE),
  ).execute()
  if (rows.length === 0) return 0
  const open = rows.filter(({ is_finished }) => !is_finished)
  const submitted = new Set(await submittedOf(inside, open))
  const changes = open.filter(({ session_id }) => submitted.has(session_id)).flatMap(finishing)
  await inside
    .deleteFrom('session_progress')
    .where(
      'session_id',
      'in',
      rows.map(({ session_id }) => session_id),
    )
    .execute()
  await addToCounts(inside, changes, slot)
  return rows.length
}

interface SweptRow {
  session_id: string
  form_id: string
  started_at: number
  current: string | null
}

async function submittedOf(inside: Database, rows: SweptRow[]): Promise<string[]> {
  const byForm = Map.groupBy(rows, ({ form_id }) => form_id)
  const found: { session_id: string }[] = []
  for (const [formId, ofForm] of byForm) {
    const ids = ofForm.map(({ session_id }) => session_id)
    const submitted = inside.selectFrom('submission').select('session_id').where('form_id', '=', formId)
    found.push(...(await submitted.where('session_id', 'in', ids).execute()))
  }
  return found.map(({ session_id }) => session_id)
}

function finishing({ form_id: formId, started_at, current }: SweptRow): CountChange[] {
  const day = dayOf(started_at)
  return [
    { formId, day, kind: 'finished', fieldId: '', by: 1 },
    ...(current === null ? [] : [{ formId, day, kind: 'left' as const, fieldId: current, by: -1 }]),
  ]
}
