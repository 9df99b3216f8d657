import type { ExpressionBuilder } from 'kysely'
import { v7 } from 'uuid'
import { LOGIN_USE_NOTED_MS } from '../../rules/account-limits.ts'
import { locked, type Database } from './database.ts'
import type { Tables, UserRow } from './tables/tables.ts'

/** Who a token is of, and when its last use was noted. */
export type TokenUser = UserRow & { token_used_at: number | null }

export type Purpose = 'access' | 'reset' | 'undo-email' | 'second-step'

/**
 * A row per token: a token without a row is not valid.
 * @param idleMs how long a login may stay unused; one whose use was never noted goes on
 */
export const tokenStore = (database: Database, idleMs = Infinity) => ({
  /** @returns the id that goes into the token */
  async insert(userId: string, purpose: Purpose, lifeMs: number, device: string | null = null): Promise<string> {
    const id = v7()
    await database
      .insertInto('token')
      .values({ id, user_id: userId, purpose, expires_at: Date.now() + lifeMs, device, used_at: Date.now() })
      .execute()
    return id
  },

  /**
   * For a login, whose password check takes a while: locks the user, so that a concurrent new password either deletes this
   * token or makes this insert fail.
   * @param checked the hash that the password was checked against
   * @returns undefined when the password is another one by now
   */
  insertForLogin: (
    userId: string,
    checked: string,
    purpose: 'access' | 'second-step',
    lifeMs: number,
    device: string | null = null,
  ): Promise<string | undefined> =>
    database.transaction().execute(async (inside) => {
      const same = inside.selectFrom('user').select('id').where('id', '=', userId).where('password_hash', '=', checked)
      const user = await locked(inside, same).executeTakeFirst()
      return user && tokenStore(inside).insert(user.id, purpose, lifeMs, device)
    }),

  /**
   * Consumes the token of a first step and inserts that of the login. A new password has deleted it.
   * @returns undefined when it is not valid any more; of two concurrent calls one succeeds
   */
  exchangeStep: (id: string, lifeMs: number, device: string | null): Promise<string | undefined> =>
    database.transaction().execute(async (inside) => {
      const used = await consume(inside, id, 'second-step')
      return used && tokenStore(inside).insert(used.user_id, 'access', lifeMs, device)
    }),

  /** @returns the active user whose token this is, or undefined */
  findUser: (id: string, purpose: Exclude<Purpose, 'undo-email'> = 'access'): Promise<TokenUser | undefined> =>
    database
      .selectFrom('token')
      .innerJoin('user', 'user.id', 'token.user_id')
      .selectAll('user')
      .select('token.used_at as token_used_at')
      .where('token.id', '=', id)
      .where('token.purpose', '=', purpose)
      .where('token.expires_at', '>', Date.now())
      .where('user.is_active', '=', true)
      .$if(purpose === 'access' && idleMs < Infinity, (query) => query.where(usedSince(Date.now() - idleMs)))
      .executeTakeFirst(),

  /** Of servers that note it at the same time one does. */
  noteUse: (id: string) =>
    database
      .updateTable('token')
      .set({ used_at: Date.now() })
      .where('id', '=', id)
      .where(({ eb, or }) => or([eb('used_at', 'is', null), eb('used_at', '<', Date.now() - LOGIN_USE_NOTED_MS)]))
      .execute(),

  remove: (id: string) => database.deleteFrom('token').where('id', '=', id).execute(),

  /**
   * Consumes a reset token, sets the password and deletes every token of the user, and the failed logins, which others may
   * have caused. Of two concurrent calls one succeeds.
   * @returns the user's id, or undefined when the token is not valid
   */
  reset: (id: string, password_hash: string): Promise<string | undefined> =>
    database.transaction().execute(async (inside) => {
      const used = await consume(inside, id, 'reset')
      if (!used) return undefined
      const changed = await inside
        .updateTable('user')
        .set({ password_hash, initial_password_at: null })
        .where('id', '=', used.user_id)
        .where('is_active', '=', true)
        .returning('email')
        .executeTakeFirst()
      if (changed) await inside.deleteFrom('login_failure').where('email', '=', changed.email).execute()
      await endTokens(inside, used.user_id)
      return changed && used.user_id
    }),

  /**
   * Consumes the token that was mailed to an earlier address of the account, gives the account that address again, and
   * deletes every token of the user, since somebody else may have changed it.
   * @returns the user's id, or undefined when the token is not valid
   * @throws a unique violation when another account has the address by now
   */
  undoEmail: (id: string, email: string): Promise<string | undefined> =>
    database.transaction().execute(async (inside) => {
      const used = await consume(inside, id, 'undo-email')
      if (!used) return undefined
      const changed = await inside
        .updateTable('user')
        .set({ email })
        .where('id', '=', used.user_id)
        .where('is_active', '=', true)
        .returning('id')
        .executeTakeFirst()
      await inside.deleteFrom('token').where('user_id', '=', used.user_id).execute()
      return changed?.id
    }),

  /** Deletes expired tokens, and logins that stayed unused for too long. */
  async sweep() {
    const remove = database.deleteFrom('token')
    await remove.where('expires_at', '<=', Date.now()).execute()
    if (idleMs === Infinity) return
    await remove
      .where('purpose', '=', 'access')
      .where('used_at', '<=', Date.now() - idleMs)
      .execute()
  },
})

/** For queries of tokens: a login that was used since then, or whose use was never noted. */
export const usedSince =
  (time: number) =>
  ({ eb, or }: ExpressionBuilder<Tables, 'token'>) =>
    or([eb('token.used_at', 'is', null), eb('token.used_at', '>', time)])

/**
 * Ends the logins and links of a user. What takes an email back stays: who changed the email of somebody else's account
 * could end it by a new password.
 */
export const endTokens = (inside: Database, userId: string, exceptToken?: string) =>
  inside
    .deleteFrom('token')
    .where('user_id', '=', userId)
    .where('purpose', '!=', 'undo-email')
    .$if(exceptToken !== undefined, (query) => query.where('id', '!=', exceptToken ?? ''))
    .execute()

/** Of two concurrent calls one gets the token's user. */
const consume = (inside: Database, id: string, purpose: Purpose) =>
  inside
    .deleteFrom('token')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', Date.now())
    .returning('user_id')
    .executeTakeFirst()
