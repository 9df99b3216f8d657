import { sql, type ColumnBuilderCallback, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgresDatabase } from '../../database.ts'
import type { Tables } from '../../tables/tables.ts'

const required: ColumnBuilderCallback = (column) => column.notNull()

/** Logos and covers. Each form has its own row, so that they go with it; one without a form was only just uploaded. */
export const images: Migration = {
  async up(database: Kysely<Tables>) {
    const { schema } = database
    await schema
      .createTable('form_image')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('owner_id', 'uuid', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('form_id', 'uuid', (column) => column.references('form.id').onDelete('cascade'))
      .addColumn('hash', 'text', required)
      .addColumn('media_type', 'text', required)
      .addColumn('width', 'integer', required)
      .addColumn('height', 'integer', required)
      .addColumn('data', isPostgresDatabase(database) ? sql`bytea` : sql`blob`, required)
      .addColumn('created_at', 'bigint', required)
      .execute()
    await schema.createIndex('form_image_by_hash').on('form_image').column('hash').execute()
    await schema.createIndex('form_image_by_form').on('form_image').columns(['form_id', 'hash']).execute()
    await schema.createIndex('form_image_by_owner').on('form_image').columns(['owner_id', 'form_id', 'hash']).execute()
  },
}
