import { sql } from 'kysely'
import { v7 } from 'uuid'
import { RECOVERIES_MAX, RECOVERIES_WINDOW_MS, RESET_TOKEN_LIFE_MS } from '../../../rules/account-limits.ts'
import { isPostgresDatabase, type Database } from '../database.ts'

/** The row of a token that was made for a recovery. */
export interface RecoveryToken {
  tokenId: string
  /** Undefined when no active account has the email, or when it was asked for too often: then there is no row. */
  userId: string | undefined
}

/**
 * Recoveries of passwords. An email that no account has takes the same statements as one that an account has, and the same
 * durable write: what a server does for the one is no sign of it.
 */
export const recoveryStore = (database: Database) => ({
  begin: (email: string, now = Date.now()): Promise<RecoveryToken> =>
    database.transaction().execute(async (inside) => {
      const asked = await countLately(inside, email.toLowerCase(), now)
      await inside.insertInto('recovery').values({ id: v7(), email: email.toLowerCase(), at: now }).execute()
      const tokenId = v7()
      const userId = await insertToken(inside, tokenId, { email, now, isAllowed: asked < RECOVERIES_MAX })
      return { tokenId, userId }
    }),

  sweep: () =>
    database
      .deleteFrom('recovery')
      .where('at', '<=', Date.now() - RECOVERIES_WINDOW_MS)
      .execute(),
})

async function countLately(inside: Database, email: string, now: number): Promise<number> {
  const { count } = await inside
    .selectFrom('recovery')
    .select((recovery) => recovery.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('at', '>', now - RECOVERIES_WINDOW_MS)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function insertToken(
  inside: Database,
  tokenId: string,
  { email, now, isAllowed }: { email: string; now: number; isAllowed: boolean },
): Promise<string | undefined> {
  const id = isPostgresDatabase(inside) ? sql<string>`cast(${tokenId} as uuid)` : sql<string>`${tokenId}`
  const expires = sql<number>`cast(${now + RESET_TOKEN_LIFE_MS} as bigint)`
  const row = await inside
    .insertInto('token')
    .columns(['id', 'user_id', 'purpose', 'expires_at'])
    .expression((query) =>
      query
        .selectFrom('user')
        .select([id.as('id'), 'user.id as user_id', sql<'reset'>`'reset'`.as('purpose'), expires.as('expires_at')])
        .where('email', '=', isAllowed ? email.toLowerCase() : '')
        .where('is_active', '=', true),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}
