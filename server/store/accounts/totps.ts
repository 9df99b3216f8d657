import type { SecretKeys } from '../../keys/secret-keys.ts'
import { createSecretSealer, type SecretSealer } from '../delivery/sealed-secrets.ts'
import { locked, type Database } from '../database.ts'
import { endTokens } from '../tokens.ts'

export interface Totp {
  /** In Base32; undefined when it was encrypted with another key: then no code is right. */
  secret: string | undefined
  isConfirmed: boolean
}

const ofUser = (inside: Database, userId: string) => inside.selectFrom('totp').selectAll().where('user_id', '=', userId)

/** Secrets of authenticator apps, one for an account, and the recovery codes that stand in for their codes. */
export const totpStore = (database: Database, secretKey: SecretKeys) => {
  const sealer = createSecretSealer(secretKey, 'totp secrets')
  return {
    async find(userId: string): Promise<Totp | undefined> {
      const row = await ofUser(database, userId).executeTakeFirst()
      return row && { secret: sealer.open(row.secret, userId), isConfirmed: row.confirmed_at !== null }
    },

    /** Encrypts with the present key what the one before it encrypted. */
    async sealStored(): Promise<void> {
      if (sealer.hasEarlierKeys) await sealAgain(database, sealer)
    },

    isOn: async (userId: string): Promise<boolean> =>
      (await ofUser(database, userId).where('confirmed_at', 'is not', null).executeTakeFirst()) !== undefined,

    /**
     * Stores a secret that is to be confirmed, in the place of an earlier one.
     * @returns false when one is confirmed already
     */
    async begin(userId: string, secret: string): Promise<boolean> {
      const sealed = sealer.seal(secret, userId)
      const row = await database
        .insertInto('totp')
        .values({ user_id: userId, secret: sealed, confirmed_at: null, last_step: 0 })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet({ secret: sealed, last_step: 0 })
            .where('totp.confirmed_at', 'is', null),
        )
        .returning('user_id')
        .executeTakeFirst()
      return row !== undefined
    },

    /**
     * Turns it on, and ends the other logins of the user.
     * @param step of the code that was right, which does not count again
     * @returns false when nothing waits for it any more
     */
    confirm: (userId: string, { step, hashes, exceptToken }: Confirmation): Promise<boolean> =>
      database.transaction().execute(async (inside) => {
        const row = await inside
          .updateTable('totp')
          .set({ confirmed_at: Date.now(), last_step: step })
          .where('user_id', '=', userId)
          .where('confirmed_at', 'is', null)
          .returning('user_id')
          .executeTakeFirst()
        if (!row) return false
        await replaceCodes(inside, userId, hashes)
        await endTokens(inside, userId, exceptToken)
        return true
      }),

    /** @returns false for a step that was accepted before, or that is earlier; of two concurrent calls one succeeds */
    async accept(userId: string, step: number): Promise<boolean> {
      const row = await database
        .updateTable('totp')
        .set({ last_step: step })
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is not', null)
        .where('last_step', '<', step)
        .returning('user_id')
        .executeTakeFirst()
      return row !== undefined
    },

    readCodes: async (userId: string): Promise<string[]> => {
      const rows = await database.selectFrom('recovery_code').select('hash').where('user_id', '=', userId).execute()
      return rows.map(({ hash }) => hash)
    },

    /** @returns false when it was used up meanwhile */
    async takeCode(userId: string, hash: string): Promise<boolean> {
      const row = await database
        .deleteFrom('recovery_code')
        .where('user_id', '=', userId)
        .where('hash', '=', hash)
        .returning('hash')
        .executeTakeFirst()
      return row !== undefined
    },

    /** @returns false when it is off by now */
    renewCodes: (userId: string, hashes: string[]): Promise<boolean> =>
      database.transaction().execute(async (inside) => {
        const on = ofUser(inside, userId).where('confirmed_at', 'is not', null)
        if (!(await locked(inside, on).executeTakeFirst())) return false
        await replaceCodes(inside, userId, hashes)
        return true
      }),

    /**
     * Turns it off, and ends the logins of the user.
     * @param exceptToken the login that asks
     * @returns false when it is off already
     */
    remove: (userId: string, exceptToken?: string): Promise<boolean> =>
      database.transaction().execute(async (inside) => {
        const row = await inside
          .deleteFrom('totp')
          .where('user_id', '=', userId)
          .returning('confirmed_at')
          .executeTakeFirst()
        await inside.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
        if (!row || row.confirmed_at === null) return false
        await endTokens(inside, userId, exceptToken)
        return true
      }),
  }
}

interface Confirmation {
  step: number
  hashes: string[]
  exceptToken: string
}

async function replaceCodes(inside: Database, userId: string, hashes: string[]): Promise<void> {
  await inside.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  await inside
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ user_id: userId, hash })))
    .execute()
}

const SLICE = 100

async function sealAgain(database: Database, sealer: SecretSealer, after = ''): Promise<void> {
  const rows = await database
    .selectFrom('totp')
    .select(['user_id', 'secret'])
    .$if(after !== '', (query) => query.where('user_id', '>', after))
    .orderBy('user_id')
    .limit(SLICE)
    .execute()
  for (const { user_id, secret } of rows) {
    const plain = sealer.isCurrent(secret, user_id) ? undefined : sealer.open(secret, user_id)
    if (plain === undefined) continue
    const update = database.updateTable('totp').set({ secret: sealer.seal(plain, user_id) })
    // It may have been set up again in between.
    await update.where('user_id', '=', user_id).where('secret', '=', secret).execute()
  }
  if (rows.length === SLICE) await sealAgain(database, sealer, rows.at(-1)?.user_id)
}
