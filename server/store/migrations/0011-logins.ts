import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../tables/tables.ts'

/** Failed logins count for where they come from, and an account knows the addresses that it was logged in from. */
export const logins: Migration = {
  async up({ schema }: Kysely<Tables>) {
    await schema
      .alterTable('login_failure')
      .addColumn('source', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await schema
      .alterTable('login_failure')
      .addColumn('is_known', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute()
    await schema.createIndex('login_failure_by_time').on('login_failure').column('at').execute()
    await schema
      .createTable('known_address')
      .addColumn('user_id', 'uuid', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_address_key', ['user_id', 'address'])
      .execute()
    await schema.createIndex('known_address_by_time').on('known_address').column('at').execute()
  },
}
