import { isForeignKeyViolation, type Database } from '../database.ts'
import { timeOfId } from '../id-time.ts'
import { countRanges, type Range } from './ranges.ts'

export const TREND_DAYS = 14
const DAY_MS = 24 * 60 * 60_000
/** Ids are made before the commit: what is older than this is taken to be committed. */
const SETTLED_MS = 60 * 60_000
/** Fewer are sooner counted again than stored. */
const WORTH_STORING = 1000

/** After more removals than these everything is counted again. */
const REMOVALS_FOLLOWED = 1000

/** A form, with how many of its responses were removed, and its latest change, before anything is counted. */
interface TrendForm {
  id: string
  removed: number
  revision: number
}

interface StoredDay {
  day: number
  /** What it counts was made before this moment. */
  until: number
  count: number
  /** How many responses of the form had been removed when it was counted. */
  removed: number
}

interface Part extends Range {
  day: number
  isSettled: boolean
}

/** @returns milliseconds since 1970 of the first moment that a trend shows */
export const trendStart = (now: number): number => (dayOf(now) - TREND_DAYS + 1) * DAY_MS

const dayOf = (ms: number): number => Math.floor(ms / DAY_MS)

/**
 * How many responses there are of each of the last days, in UTC, oldest first. What was counted of a day is stored and
 * used again until one of that day is removed.
 */
export async function readTrend(database: Database, form: TrendForm, now: number): Promise<number[]> {
  const first = dayOf(trendStart(now))
  const stored = new Map((await readStored(database, form, first)).map((one) => [one.day, one]))
  const days = Array.from({ length: TREND_DAYS }, (_, index) => first + index)
  const known = days.map((day) => stored.get(day) ?? { day, until: day * DAY_MS, count: 0, removed: form.removed })
  const parts = known.flatMap((one) => missingParts(one, now))
  const counts = await countRanges(database, form.id, parts)
  await store(database, form, first, advanced(known, parts, counts, form.removed))
  return known.map(({ day, count }) =>
    parts.reduce((sum, part, at) => sum + (part.day === day ? counts[at]! : 0), count),
  )
}

/** What is stored of days of which no response was removed since. */
async function readStored(database: Database, form: TrendForm, first: number): Promise<StoredDay[]> {
  const rows = await database
    .selectFrom('response_day')
    .select(['day', 'until', 'count', 'removed'])
    .where('form_id', '=', form.id)
    .where('day', '>=', first)
    .execute()
  const since = form.removed - Math.min(form.removed, ...rows.map(({ removed }) => removed))
  if (since > REMOVALS_FOLLOWED) return []
  const touched = await daysOfRemovals(database, form, since)
  return rows.filter(({ day }) => !touched.has(day))
}

/** The days of the latest removals; later ones than the form was read with do not count. */
async function daysOfRemovals(database: Database, { id, revision }: TrendForm, limit: number): Promise<Set<number>> {
  if (limit === 0) return new Set()
  const rows = await database
    .selectFrom('removed_response')
    .select('id')
    .where('form_id', '=', id)
    .where('revision', '<=', revision)
    .orderBy('revision', 'desc')
    .limit(limit)
    .execute()
  return new Set(rows.map((removed) => dayOf(timeOfId(removed.id))))
}

/** What is settled can be stored; the rest of a day is counted each time. */
function missingParts({ day, until }: StoredDay, now: number): Part[] {
  const end = (day + 1) * DAY_MS
  const settled = Math.min(Math.max(until, now - SETTLED_MS), end)
  return [
    { day, from: until, to: settled, isSettled: true },
    { day, from: settled, to: end, isSettled: false },
  ].filter(({ from, to }) => from < to)
}

/** The days of which so much was counted that it is worth storing, and those that no removal since has touched. */
function advanced(known: StoredDay[], parts: Part[], counts: number[], removed: number): StoredDay[] {
  const days = new Map(known.filter((one) => one.removed < removed).map((one) => [one.day, { ...one, removed }]))
  for (const [at, { day, to, isSettled }] of parts.entries()) {
    const [count = 0, before] = [counts[at], known.find((one) => one.day === day)]
    if (isSettled && count >= WORTH_STORING)
      days.set(day, { day, until: to, count: count + (before?.count ?? 0), removed })
  }
  return [...days.values()]
}

async function store(database: Database, { id }: TrendForm, first: number, days: StoredDay[]): Promise<void> {
  if (days.length === 0) return
  try {
    await database.deleteFrom('response_day').where('form_id', '=', id).where('day', '<', first).execute()
    await database
      .insertInto('response_day')
      .values(days.map((day) => ({ ...day, form_id: id })))
      .onConflict((conflict) =>
        conflict.columns(['form_id', 'day']).doUpdateSet((row) => ({
          until: row.ref('excluded.until'),
          count: row.ref('excluded.count'),
          removed: row.ref('excluded.removed'),
        })),
      )
      .execute()
  } catch (error) {
    // The form was deleted meanwhile.
    if (!isForeignKeyViolation(error)) throw error
  }
}
