import { TRANSFER_LIFE_MS, TRANSFERS_FORM_BYTES, TRANSFERS_FORM_MAX } from '../../rules/limits.ts'
import type { Database } from './database.ts'

interface NewTransfer {
  id: string
  formId: string
  /** Encrypted where it was made: the server has no key. */
  data: Uint8Array
}

/** Answers on their way from one device to another. */
export const transferStore = (database: Database) => ({
  /**
   * A repeat changes nothing.
   * @returns when it ends, in milliseconds since 1970; undefined when the form has as many as it may
   * @throws a foreign key violation when the form is gone
   */
  async insert({ id, formId, data }: NewTransfer, now = Date.now()): Promise<number | undefined> {
    const expires_at = now + TRANSFER_LIFE_MS
    if (await isFull(database, formId, now)) return undefined
    await database
      .insertInto('transfer')
      .values({ id, form_id: formId, data, bytes: data.byteLength, expires_at })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    return expires_at
  },

  /** @returns undefined for one that is unknown or has expired */
  async find(id: string): Promise<Uint8Array | undefined> {
    const row = await database
      .selectFrom('transfer')
      .select('data')
      .where('id', '=', id.toLowerCase())
      .where('expires_at', '>', Date.now())
      .executeTakeFirst()
    return row?.data
  },

  sweep: () => database.deleteFrom('transfer').where('expires_at', '<=', Date.now()).execute(),
})

/** Several at once may pass together; the limit is against piles, and those stay small. */
async function isFull(database: Database, formId: string, now: number): Promise<boolean> {
  const { count, bytes } = await database
    .selectFrom('transfer')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('bytes').as('bytes')])
    .where('form_id', '=', formId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count) >= TRANSFERS_FORM_MAX || Number(bytes ?? 0) >= TRANSFERS_FORM_BYTES
}
