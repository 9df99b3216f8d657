import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../tables/tables.ts'

/** Files whose bytes are in a bucket, or are on their way there. What refers to no file any more waits to be removed. */
export const bucket: Migration = {
  async up(database: Kysely<Tables>) {
    const { schema } = database
    await schema
      .createTable('bucket_object')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('form_id', 'uuid')
      .addColumn('submission_id', 'uuid')
      .addColumn('field_id', 'text')
      .addColumn('image_hash', 'text')
      .addColumn('bytes', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('is_stored', 'boolean', (column) => column.notNull())
      .addColumn('busy_until', 'bigint', (column) => column.notNull())
      .addForeignKeyConstraint(
        'bucket_object_of',
        ['form_id', 'submission_id', 'field_id'],
        'attachment',
        ['form_id', 'submission_id', 'field_id'],
        (key) => key.onDelete('set null'),
      )
      .execute()
    await schema
      .createIndex('bucket_object_by_attachment')
      .on('bucket_object')
      .columns(['form_id', 'submission_id', 'field_id'])
      .unique()
      .execute()
    await schema.createIndex('bucket_object_by_image').on('bucket_object').column('image_hash').unique().execute()
    // Both are short: what waits to be stored, and what waits to be removed.
    await sql`create index bucket_object_waiting on bucket_object (key) where is_stored = false`.execute(database)
    await sql`create index bucket_object_loose on bucket_object (key) where form_id is null and image_hash is null`.execute(
      database,
    )
  },
}
