import { sql } from 'kysely'
import { inTransaction, type Database } from '../database.ts'
import { NO_BYTES, type FileObject } from './queue.ts'

const hasBytes = sql<boolean>`octet_length(data) > 0`

/** @returns the bytes that are in the database; undefined where the file is gone, or an image has none there */
export async function readBytes(database: Database, object: FileObject): Promise<Uint8Array | undefined> {
  const row = await (object.image_hash === null
    ? attachmentOf(database, object).executeTakeFirst()
    : database
        .selectFrom('form_image')
        .select('data')
        .where('hash', '=', object.image_hash)
        .where(hasBytes)
        .limit(1)
        .executeTakeFirst())
  return row?.data
}

const attachmentOf = (database: Database, { form_id, submission_id, field_id }: FileObject) =>
  database
    .selectFrom('attachment')
    .select('data')
    .where('form_id', '=', form_id ?? '')
    .where('submission_id', '=', submission_id ?? '')
    .where('field_id', '=', field_id ?? '')

/** The bucket has them: from now on the database has not. */
export const keepInBucket = (database: Database, object: FileObject, bytes: number): Promise<void> =>
  inTransaction(database, async (inside) => {
    // The file's own row first, as a deletion locks them too. Where it is gone, what was stored has no reference.
    if (!(await writeBytes(inside, object, NO_BYTES))) return
    await inside
      .updateTable('bucket_object')
      .set({ is_stored: true, bytes, busy_until: 0 })
      .where('key', '=', object.key)
      .execute()
  })

/** The other way; the object waits to be removed. */
export const keepInDatabase = (database: Database, object: FileObject, data: Uint8Array): Promise<void> =>
  inTransaction(database, async (inside) => {
    await writeBytes(inside, object, data)
    await inside
      .updateTable('bucket_object')
      .set({ form_id: null, submission_id: null, field_id: null, image_hash: null, is_stored: false })
      .where('key', '=', object.key)
      .execute()
  })

/** @returns whether there is such a file */
async function writeBytes(inside: Database, object: FileObject, data: Uint8Array): Promise<boolean> {
  const { numUpdatedRows } = await (object.image_hash === null
    ? inside
        .updateTable('attachment')
        .set({ data })
        .where('form_id', '=', object.form_id ?? '')
        .where('submission_id', '=', object.submission_id ?? '')
        .where('field_id', '=', object.field_id ?? '')
        .executeTakeFirstOrThrow()
    : inside.updateTable('form_image').set({ data }).where('hash', '=', object.image_hash).executeTakeFirstOrThrow())
  return numUpdatedRows > 0n
}

/** In a copy of the data that stands for itself: what is in a bucket is no part of it. */
export const forgetBucket = (database: Database) => database.deleteFrom('bucket_object').execute()
