import type { Login, Logins } from '../../../contract/types.gen.ts'
import { LOGINS_LISTED_MAX } from '../../../rules/account-limits.ts'
import type { Database } from '../database.ts'
import { timeOfId } from '../id-time.ts'
import type { TokenRow } from '../tables/tables.ts'
import { usedSince } from '../tokens.ts'

const toLogin = ({ id, device, used_at }: TokenRow, current: string): Login => ({
  id,
  device,
  created_at: new Date(timeOfId(id)).toISOString(),
  last_used_at: used_at === null ? null : new Date(used_at).toISOString(),
  is_current: id === current,
})

/** Where an account is logged in: its access tokens, which the next request of any of them looks up. `idleMs` as of the tokens. */
export const loginStore = (database: Database, idleMs = Infinity) => {
  const ofUser = (userId: string) =>
    database
      .selectFrom('token')
      .where('user_id', '=', userId)
      .where('purpose', '=', 'access')
      .where('expires_at', '>', Date.now())
      .$if(idleMs < Infinity, (query) => query.where(usedSince(Date.now() - idleMs)))
  return {
    /** The current one first, then by the time of the last use; those of the version before have none. */
    async list(userId: string, current: string): Promise<Logins> {
      const rows = await ofUser(userId)
        .selectAll()
        .orderBy(({ eb }) => eb.case().when('id', '=', current).then(0).else(1).end())
        .orderBy(({ fn, val }) => fn.coalesce('used_at', val(0)), 'desc')
        .orderBy('id', 'desc')
        .limit(LOGINS_LISTED_MAX)
        .execute()
      const { count } = await ofUser(userId)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return { data: rows.map((row) => toLogin(row, current)), count: Number(count) }
    },

    /** @returns false when the user has no such login */
    async end(userId: string, id: string): Promise<boolean> {
      const ended = await database
        .deleteFrom('token')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('purpose', '=', 'access')
        .returning('id')
        .executeTakeFirst()
      return ended !== undefined
    },

    /** And those that still wait for their second step. */
    endOthers: (userId: string, current: string) =>
      database
        .deleteFrom('token')
        .where('user_id', '=', userId)
        .where('purpose', 'in', ['access', 'second-step'])
        .where('id', '!=', current)
        .execute(),
  }
}
