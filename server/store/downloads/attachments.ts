import { FileMissing, type Bucket } from '../../bucket/bucket.ts'
import type { Database } from '../database.ts'

/** A file that was answered, with its bytes. */
export interface StoredFile {
  name: string
  mediaType: string
  data: Uint8Array
}

/** Files of responses, wherever their bytes are. */
export const attachmentStore = (database: Database, bucket: Bucket) => {
  const read = async (...place: [formId: string, responseId: string, fieldId: string]) => {
    const row = await of(database, ...place)
      .leftJoin('bucket_object', (join) =>
        join
          .onRef('bucket_object.form_id', '=', 'attachment.form_id')
          .onRef('bucket_object.submission_id', '=', 'attachment.submission_id')
          .onRef('bucket_object.field_id', '=', 'attachment.field_id'),
      )
      .select(['name', 'media_type', 'data', 'key', 'is_stored'])
      .executeTakeFirst()
    const data = row?.key && row.is_stored ? await bucket.get(row.key) : row?.data
    return { row, data }
  }
  return {
    /**
     * @returns undefined when the response has no file in that field
     * @throws {FilesUnavailable}
     * @throws {FileMissing} when the bucket does not have it, as after a backup from before its deletion was restored
     */
    async find(formId: string, responseId: string, fieldId: string): Promise<StoredFile | undefined> {
      let { row, data } = await read(formId, responseId, fieldId)
      // It was moved into the database, or deleted, after its row was read.
      if (row && !data) ({ row, data } = await read(formId, responseId, fieldId))
      if (row && !data) throw new FileMissing()
      return row && data && { name: row.name, mediaType: row.media_type, data }
    },

    /** @throws FilesUnavailable when files of the form are in a bucket that does not answer */
    async requireReadable(formId: string): Promise<void> {
      const stored = database.selectFrom('bucket_object').select('key').where('is_stored', '=', true)
      if (await stored.where('form_id', '=', formId).limit(1).executeTakeFirst()) await bucket.list()
    },
  }
}

const of = (database: Database, formId: string, responseId: string, fieldId: string) =>
  database
    .selectFrom('attachment')
    .where('attachment.form_id', '=', formId)
    .where('attachment.submission_id', '=', responseId)
    .where('attachment.field_id', '=', fieldId)
