import type { ColumnBuilderCallback, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../../tables/tables.ts'

const required: ColumnBuilderCallback = (column) => column.notNull()

/** Links that download once. They go with the login that asked for them, and with the form. */
export const downloads: Migration = {
  async up({ schema }: Kysely<Tables>) {
    await schema
      .createTable('download')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('login_id', 'uuid', (column) => column.notNull().references('token.id').onDelete('cascade'))
      .addColumn('form_id', 'uuid', (column) => column.notNull().references('form.id').onDelete('cascade'))
      .addColumn('request', 'text', required)
      .addColumn('expires_at', 'bigint', required)
      .execute()
    await schema.createIndex('download_by_login').on('download').column('login_id').execute()
    await schema.createIndex('download_by_form').on('download').column('form_id').execute()
  },
}
