import type { SessionProgress, VoiceCounts } from '../../../contract/types.gen.ts'
import type { Days } from '../../../rules/filters/period.ts'
import { SESSION_LIFE_MS } from '../../../rules/limits.ts'
import { batched } from '../batch.ts'
import { type Database, locked } from '../database.ts'
import type { FormSettingsStore } from '../delivery/form-settings.ts'
import type { StoredSession } from '../sessions.ts'
import { addToCounts, type CountChange, dayOf, readCounts, removeCountsBefore } from './counts.ts'
import { advanced, changesBetween, NOTHING, type Progress } from './delta.ts'
import { openedCounter } from './opened.ts'
import { sweepProgress } from './sweep.ts'

/** What a session says of itself. */
interface ProgressReport {
  session: StoredSession
  progress: SessionProgress
}

/** How far sessions come: counts per form, day and field; of a session itself only for a day, so that nothing counts twice. */
export const progressStore = (database: Database, formSettings: FormSettingsStore) => {
  const removeOld = async ({ formId, days }: { formId: string; days: number }): Promise<void> =>
    removeCountsBefore(database, formId, dayOf(Date.now() - days * DAY_MS))
  const slot = Math.floor(Math.random() * SLOTS)
  const opened = openedCounter(database, slot)
  const write = batched<ProgressReport, undefined>(async (reports) => {
    await database.transaction().execute((inside) => record(inside, reports, slot))
    return reports.map(() => undefined)
  })
  return {
    /**
     * Adds what a session says to the counts. The same message again changes nothing.
     * @throws a foreign key violation when the session was deleted meanwhile
     */
    record: (report: ProgressReport): Promise<undefined> => write(report),

    /** Counts a session that begins; it is written a moment later. */
    countOpened: opened.count,

    /** Writes what was only counted in memory. */
    flush: opened.flush,

    /** @returns the sums of the sessions that began on these days */
    read: (formId: string, days: Days = {}) => readCounts(database, formId, days),

    /**
     * Deletes what is known of single sessions once they accept nothing more, so that only the counts stay; and counts of days
     * that are older than their form keeps responses.
     */
    async sweep(): Promise<void> {
      await sweepProgress(database, Date.now() - SESSION_LIFE_MS - SWEEP_LATER_MS, slot)
      for (const form of await formSettings.listLimited()) await removeOld(form)
    },
  }
}

/** Several counter rows for the same, so that servers do not wait for each other's row. */
const SLOTS = 32
const DAY_MS = 24 * 60 * 60_000
/** Clocks of servers differ: a message must not come after its session's row is gone. */
const SWEEP_LATER_MS = 60 * 60_000

async function record(inside: Database, reports: ProgressReport[], slot: number): Promise<void> {
  const sessions = new Map(reports.map(({ session }) => [session.id, session]))
  const ids = [...sessions.keys()].toSorted()
  await inside
    .insertInto('session_progress')
    .values(ids.flatMap((id) => newRow(sessions.get(id))))
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .execute()
  const rows = await locked(
    inside,
    inside.selectFrom('session_progress').selectAll().where('session_id', 'in', ids).orderBy('session_id'),
  ).execute()
  const states = new Map(rows.map((row) => [row.session_id, fromRow(row)]))
  const changes = reports.flatMap((report) => apply(states, report))
  for (const [id, state] of states) await update(inside, id, state)
  await addToCounts(inside, changes, slot)
}

/** Several messages of one session may be in one batch: each is judged after the one before. */
function apply(states: Map<string, Progress>, { session, progress }: ProgressReport): CountChange[] {
  const before = states.get(session.id) ?? NOTHING
  const ids = session.fields.map(({ id }) => id)
  const after = advanced(before, progress, ids)
  states.set(session.id, after)
  const day = dayOf(session.startedAt)
  return changesBetween(before, after, ids).map((change) => ({ ...change, formId: session.formId, day }))
}

const newRow = (session: StoredSession | undefined) =>
  session
    ? [{ session_id: session.id, form_id: session.formId, started_at: session.startedAt, ...toColumns(NOTHING) }]
    : []

const toColumns = ({ furthest, skipped, current, elapsed, isFinished, voice }: Progress) => ({
  furthest,
  skipped: JSON.stringify(skipped),
  current,
  elapsed,
  is_finished: isFinished,
  voice: JSON.stringify(voice),
})

const fromRow = (row: {
  furthest: number
  skipped: string | null
  current: string | null
  elapsed: number
  is_finished: unknown
  voice: string
}): Progress => ({
  furthest: row.furthest,
  skipped: row.skipped === null ? [] : (JSON.parse(row.skipped) as string[]),
  current: row.current,
  elapsed: row.elapsed,
  isFinished: Boolean(row.is_finished),
  voice: JSON.parse(row.voice) as Record<string, VoiceCounts>,
})

const update = (inside: Database, id: string, state: Progress) =>
  inside.updateTable('session_progress').set(toColumns(state)).where('session_id', '=', id).execute()
