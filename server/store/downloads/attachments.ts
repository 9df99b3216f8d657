import type { Database } from '../database.ts'

/** A file that was answered, with its bytes. */
export interface StoredFile {
  name: string
  mediaType: string
  data: Uint8Array
}

/** Files of responses. */
export const attachmentStore = (database: Database) => ({
  /** @returns undefined when the response has no file in that field */
  async find(formId: string, responseId: string, fieldId: string): Promise<StoredFile | undefined> {
    const row = await of(database, formId, responseId, fieldId)
      .select(['name', 'media_type', 'data'])
      .executeTakeFirst()
    return row && { name: row.name, mediaType: row.media_type, data: row.data }
  },

  async exists(formId: string, responseId: string, fieldId: string): Promise<boolean> {
    return (await of(database, formId, responseId, fieldId).select('name').executeTakeFirst()) !== undefined
  },
})

const of = (database: Database, formId: string, responseId: string, fieldId: string) =>
  database
    .selectFrom('attachment')
    .where('form_id', '=', formId)
    .where('submission_id', '=', responseId)
    .where('field_id', '=', fieldId)
