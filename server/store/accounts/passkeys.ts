import { v7 } from 'uuid'
import type { Passkey } from '../../../contract/types.gen.ts'
import { PASSKEYS_MAX } from '../../../rules/account-limits.ts'
import { locked, type Database } from '../database.ts'
import type { PasskeyRow } from '../tables/tables.ts'
import { endTokens } from '../tokens.ts'

/** What an authenticator made; Base64url where it is bytes. */
export interface NewPasskey {
  name: string
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
  isSynced: boolean
}

const timeOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

const toPasskey = ({ id, name, created_at, used_at, is_synced }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: new Date(created_at).toISOString(),
  last_used_at: timeOf(used_at),
  is_synced: Boolean(is_synced),
})

export const passkeyStore = (database: Database) => ({
  /** Oldest first. */
  list: async (userId: string): Promise<Passkey[]> => (await rowsOf(database, userId)).map(toPasskey),

  /** Oldest first, as they are stored. */
  rowsOf: (userId: string): Promise<PasskeyRow[]> => rowsOf(database, userId),

  findByCredential: (credentialId: string): Promise<PasskeyRow | undefined> =>
    database.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst(),

  /** @returns why it was not added: there are as many as there may be, or it was added before */
  insert: (userId: string, given: NewPasskey): Promise<Passkey | 'full' | 'taken'> =>
    database.transaction().execute(async (inside) => {
      const user = inside.selectFrom('user').select('id').where('id', '=', userId)
      await locked(inside, user).executeTakeFirst()
      if ((await rowsOf(inside, userId)).length >= PASSKEYS_MAX) return 'full'
      const row = await inside
        .insertInto('passkey')
        .values({
          id: v7(),
          user_id: userId,
          name: given.name,
          credential_id: given.credentialId,
          public_key: given.publicKey,
          counter: given.counter,
          transports: JSON.stringify(given.transports),
          is_synced: given.isSynced,
          created_at: Date.now(),
          used_at: null,
        })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returningAll()
        .executeTakeFirst()
      return row ? toPasskey(row) : 'taken'
    }),

  /** @returns undefined when the user has no such passkey */
  async rename(userId: string, id: string, name: string): Promise<Passkey | undefined> {
    const row = await database
      .updateTable('passkey')
      .set({ name })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    return row && toPasskey(row)
  },

  /**
   * Ends the other logins of the user too.
   * @returns the name, or undefined when the user has no such passkey
   */
  remove: (userId: string, id: string, exceptToken: string): Promise<string | undefined> =>
    database.transaction().execute(async (inside) => {
      const row = await inside
        .deleteFrom('passkey')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning('name')
        .executeTakeFirst()
      if (row) await endTokens(inside, userId, exceptToken)
      return row?.name
    }),

  /** @returns false when the counter is another one by now: of two concurrent logins that say the same, one counts */
  async noteUse({ id, counter }: PasskeyRow, use: { counter: number; isSynced: boolean }): Promise<boolean> {
    const row = await database
      .updateTable('passkey')
      .set({ counter: use.counter, is_synced: use.isSynced, used_at: Date.now() })
      .where('id', '=', id)
      .where('counter', '=', counter)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  },

  /** @returns false when the challenge was used before */
  async useChallenge(id: string, expiresAt: number): Promise<boolean> {
    const row = await database
      .insertInto('used_challenge')
      .values({ id, expires_at: expiresAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  },

  sweep: () => database.deleteFrom('used_challenge').where('expires_at', '<=', Date.now()).execute(),
})

const rowsOf = (database: Database, userId: string) =>
  database.selectFrom('passkey').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute()
