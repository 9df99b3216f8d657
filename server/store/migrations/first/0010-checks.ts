import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../../tables/tables.ts'

/** One row, written to find out whether writing works. */
export const checks: Migration = {
  async up({ schema }: Kysely<Tables>) {
    await schema
      .createTable('write_check')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
  },
}
