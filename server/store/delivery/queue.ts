import { sql } from 'kysely'
import { v7 } from 'uuid'
import { isPostgresDatabase, type Database } from '../database.ts'
import type { DeliveryRow } from '../tables/tables.ts'
import { MAIL_TARGET } from './cursor.ts'
import { deriveDeliveries, newDelivery, SEEN_MS } from './derive.ts'
import { sweepDeliveries } from './removal.ts'

/** Longer than an attempt may take, and than clocks of servers differ: what ends first is an attempt that died. */
export const LEASE_MS = 120_000

const DAY_MS = 24 * 60 * 60_000
const LOG_MS = 30 * DAY_MS

/** What became of an attempt. */
export interface Outcome {
  state: DeliveryRow['state']
  /** When the next attempt may begin, in milliseconds since 1970; only while it is pending. */
  nextAt?: number
  recipient: string | null
  /** The body that was sent, the same in every attempt. */
  request: string | null
  status?: number | null
  answer?: string | null
  error?: string | null
  durationMs: number
}

/** What waits to be sent. Several servers take from it; a row belongs to one of them until its lease ends. */
export const queueStore = (database: Database) => ({
  derive: () => deriveDeliveries(database),

  /** @returns the targets for which something is due; none is looked through row by row, however much waits for it */
  dueTargets: async (): Promise<string[]> => {
    const now = Date.now()
    const { rows } = await sql<{ target: string }>`
      with recursive waiting(target) as (
        select min(target) from delivery where state = 'pending'
        union all
        select (select min(target) from delivery where state = 'pending' and target > waiting.target)
        from waiting where waiting.target is not null
      )
      select target from waiting
      where target is not null and (
        select next_at from delivery
        where delivery.state = 'pending' and delivery.target = waiting.target
        order by next_at limit 1
      ) <= ${now}`.execute(database)
    return rows.map(({ target }) => target)
  },

  /** Takes what is due for a target, oldest first; nothing else takes it until the lease ends. */
  claim: (target: string, limit: number): Promise<DeliveryRow[]> => {
    const now = Date.now()
    const due = database
      .selectFrom('delivery')
      .select('id')
      .where('state', '=', 'pending')
      .where('target', '=', target)
      .where('next_at', '<=', now)
      .orderBy('next_at')
      .limit(limit)
    return database
      .updateTable('delivery')
      .set((row) => ({ attempts: row('attempts', '+', 1), lease: v7(), last_at: now, next_at: now + LEASE_MS }))
      .where('id', 'in', isPostgresDatabase(database) ? due.modifyEnd(sql`for update skip locked`) : due)
      .returningAll()
      .execute()
  },

  /** Records an outcome; that of an attempt whose lease has ended and was taken by another changes nothing. */
  settle: async ({ id, lease }: DeliveryRow, outcome: Outcome): Promise<void> => {
    const { state, nextAt, recipient, request, status = null, answer = null, error = null, durationMs } = outcome
    await database
      .updateTable('delivery')
      .set({ state, recipient, request, status, answer, error, duration_ms: durationMs, lease: null })
      .$if(nextAt !== undefined, (query) => query.set({ next_at: nextAt ?? 0 }))
      .where('id', '=', id)
      .where('lease', '=', lease)
      .execute()
  },

  /** For a delivery whose recipient is gone. */
  drop: ({ id, lease }: DeliveryRow) =>
    database.deleteFrom('delivery').where('id', '=', id).where('lease', '=', lease).execute(),

  /** Forgets the log after a month, and what is known to be in the queue when no search goes so far back. */
  sweep: (now = Date.now()) => sweepDeliveries(database, now - LOG_MS, now - SEEN_MS - DAY_MS),

  /** @returns since when the mail that waits longest could have been tried, in milliseconds since 1970; undefined when none waits */
  oldestDueMail: async (): Promise<number | undefined> => {
    const row = await database
      .selectFrom('delivery')
      .select('next_at')
      .where('state', '=', 'pending')
      .where('target', '=', MAIL_TARGET)
      .orderBy('next_at')
      .limit(1)
      .executeTakeFirst()
    return row && row.next_at <= Date.now() ? row.next_at : undefined
  },

  countWaiting: async (): Promise<number> => {
    const { count } = await database
      .selectFrom('delivery')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('state', '=', 'pending')
      .executeTakeFirstOrThrow()
    return Number(count)
  },

  /** Tells the owner something about the form that is no response. */
  enqueueNotice: (formId: string, request: string) =>
    database
      .insertInto('delivery')
      .values({ ...newDelivery(formId, { kind: 'notice', target: MAIL_TARGET }), request })
      .execute(),
})
