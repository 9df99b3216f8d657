import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../tables/tables.ts'

/** Which questions a session was not asked; of sessions from before it is not known, and all are counted. */
export const skipped: Migration = {
  async up({ schema }: Kysely<Tables>) {
    await schema.alterTable('session_progress').addColumn('skipped', 'text').execute()
  },
}
