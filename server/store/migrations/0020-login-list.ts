import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../tables/tables.ts'

/** What a login is recognised by in its owner's list; those from before have neither. */
export const loginList: Migration = {
  async up(database: Kysely<Tables>) {
    // SQLite adds one column at a time.
    await database.schema.alterTable('token').addColumn('device', 'text').execute()
    await database.schema.alterTable('token').addColumn('used_at', 'bigint').execute()
  },
}
