import type { ColumnBuilderCallback, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../../tables/tables.ts'

const required: ColumnBuilderCallback = (column) => column.notNull()

/** When an owner last looked, and how many responses came on days that are over. */
export const visits: Migration = {
  async up({ schema }: Kysely<Tables>) {
    await schema
      .createTable('user_visit')
      .addColumn('user_id', 'uuid', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
      .addColumn('at', 'bigint', required)
      .addColumn('before', 'bigint', required)
      .execute()
    await schema
      .createTable('response_day')
      .addColumn('form_id', 'uuid', (column) => column.notNull().references('form.id').onDelete('cascade'))
      .addColumn('day', 'integer', required)
      .addColumn('until', 'bigint', required)
      .addColumn('count', 'integer', required)
      .addColumn('removed', 'bigint', required)
      .addPrimaryKeyConstraint('response_day_key', ['form_id', 'day'])
      .execute()
  },
}
