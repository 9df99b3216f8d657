import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../tables/tables.ts'

/** Password recoveries that were asked for, whether an account has the email or not. */
export const recoveries: Migration = {
  async up({ schema }: Kysely<Tables>) {
    await schema
      .createTable('recovery')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('recovery_by_email').on('recovery').columns(['email', 'at']).execute()
    await schema.createIndex('recovery_by_time').on('recovery').column('at').execute()
  },
}
