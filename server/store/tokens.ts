import { v7 } from 'uuid'
import { locked, type Database } from './database.ts'
import type { UserRow } from './tables.ts'

export type Purpose = 'access' | 'reset'

export type TokenStore = ReturnType<typeof tokenStore>

/** A row per token: what has no row does not count any more. */
export const tokenStore = (database: Database) => ({
  /** @returns the id that goes into the token */
  async insert(userId: string, purpose: Purpose, lifeMs: number): Promise<string> {
    const id = v7()
    await database
      .insertInto('token')
      .values({ id, user_id: userId, purpose, expires_at: Date.now() + lifeMs })
      .execute()
    return id
  },

  /**
   * For a login, which takes a while: the user is held, so that a new password ends this token or finds it refused.
   * @param checked the hash that the password was checked against
   * @returns undefined when the password is another one by now
   */
  insertForLogin: (userId: string, checked: string, lifeMs: number): Promise<string | undefined> =>
    database.transaction().execute(async (inside) => {
      const same = inside.selectFrom('user').select('id').where('id', '=', userId).where('password_hash', '=', checked)
      const user = await locked(inside, same).executeTakeFirst()
      return user && tokenStore(inside).insert(user.id, 'access', lifeMs)
    }),

  /** @returns the active user whose access token this is, or undefined */
  findUser: (id: string): Promise<UserRow | undefined> =>
    database
      .selectFrom('token')
      .innerJoin('user', 'user.id', 'token.user_id')
      .selectAll('user')
      .where('token.id', '=', id)
      .where('token.purpose', '=', 'access')
      .where('token.expires_at', '>', Date.now())
      .where('user.is_active', '=', true)
      .executeTakeFirst(),

  remove: (id: string) => database.deleteFrom('token').where('id', '=', id).execute(),

  /**
   * Uses a reset token up, sets the password and ends every token of the user. Of two at once, one wins.
   * @returns false when the token does not count
   */
  reset: (id: string, password_hash: string): Promise<boolean> =>
    database.transaction().execute(async (inside) => {
      const used = await inside
        .deleteFrom('token')
        .where('id', '=', id)
        .where('purpose', '=', 'reset')
        .where('expires_at', '>', Date.now())
        .returning('user_id')
        .executeTakeFirst()
      if (!used) return false
      const changed = await inside
        .updateTable('user')
        .set({ password_hash })
        .where('id', '=', used.user_id)
        .where('is_active', '=', true)
        .returning('id')
        .executeTakeFirst()
      await inside.deleteFrom('token').where('user_id', '=', used.user_id).execute()
      return changed !== undefined
    }),

  /** Forgets what has expired. */
  sweep: () => database.deleteFrom('token').where('expires_at', '<=', Date.now()).execute(),
})
