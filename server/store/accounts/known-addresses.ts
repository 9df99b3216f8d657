import { KNOWN_ADDRESS_LIFE_MS, KNOWN_ADDRESSES_MAX } from '../../../rules/account-limits.ts'
import type { Database } from '../database.ts'

/** An address that is used daily is not written at every login. */
const RENEWED_AFTER_MS = 24 * 60 * 60_000

/** Where accounts were logged in from: others' failed logins do not keep their owners out there. */
export const knownAddressStore = (database: Database) => ({
  /** @returns when the account with this email was logged in from there, or undefined */
  async find(email: string, address: string): Promise<number | undefined> {
    const row = await database
      .selectFrom('known_address')
      .innerJoin('user', 'user.id', 'known_address.user_id')
      .select('known_address.at')
      .where('user.email', '=', email.toLowerCase())
      .where('address', '=', address)
      .where('known_address.at', '>', Date.now() - KNOWN_ADDRESS_LIFE_MS)
      .executeTakeFirst()
    return row?.at
  },

  /** @param knownAt as `find` gave it */
  async remember(userId: string, address: string, knownAt?: number): Promise<void> {
    const now = Date.now()
    if (knownAt !== undefined && knownAt > now - RENEWED_AFTER_MS) return
    await database
      .insertInto('known_address')
      .values({ user_id: userId, address, at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'address']).doUpdateSet({ at: now }))
      .execute()
    if (knownAt === undefined) await dropOldest(database, userId)
  },

  sweep: () =>
    database
      .deleteFrom('known_address')
      .where('at', '<=', Date.now() - KNOWN_ADDRESS_LIFE_MS)
      .execute(),
})

async function dropOldest(database: Database, userId: string): Promise<void> {
  const ofUser = database.selectFrom('known_address').select('address').where('user_id', '=', userId)
  await database
    .deleteFrom('known_address')
    .where('user_id', '=', userId)
    .where('address', 'not in', ofUser.orderBy('at', 'desc').orderBy('address').limit(KNOWN_ADDRESSES_MAX))
    .execute()
}
