import type { Database } from '../database.ts'

/** A longer pause between two looks at the dashboard ends a visit; a reload does not. */
const VISIT_PAUSE_MS = 30 * 60_000

/**
 * Notes that a user looks at the dashboard now.
 * @returns when the visit before this one ended; for the first visit, when it began. Milliseconds since 1970
 */
export async function noteVisit(database: Database, userId: string, now: number): Promise<number> {
  const { before } = await database
    .insertInto('user_visit')
    .values({ user_id: userId, at: now, before: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((row) => ({
        at: now,
        before: row
          .case()
          .when('user_visit.at', '<', now - VISIT_PAUSE_MS)
          .then(row.ref('user_visit.at'))
          .else(row.ref('user_visit.before'))
          .end(),
      })),
    )
    .returning('before')
    .executeTakeFirstOrThrow()
  return before
}
