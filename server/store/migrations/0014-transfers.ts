import { sql, type ColumnBuilderCallback, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../tables/tables.ts'

const required: ColumnBuilderCallback = (column) => column.notNull()

/** Answers on their way from one device to another, encrypted by the first. */
export const transfers: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('transfer')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('form_id', 'uuid', (column) => column.notNull().references('form.id').onDelete('cascade'))
      .addColumn('data', db.getExecutor().adapter.supportsTransactionalDdl ? sql`bytea` : sql`blob`, required)
      .addColumn('bytes', 'integer', required)
      .addColumn('expires_at', 'bigint', required)
      .execute()
    await db.schema.createIndex('transfer_by_form').on('transfer').column('form_id').execute()
    await db.schema.createIndex('transfer_by_expiry').on('transfer').column('expires_at').execute()
  },
}
