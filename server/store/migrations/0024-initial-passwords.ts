import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../tables/tables.ts'

/** When somebody else set the password of an account; those from before count as their owners' own. */
export const initialPasswords: Migration = {
  async up({ schema }: Kysely<Tables>) {
    await schema.alterTable('user').addColumn('initial_password_at', 'bigint').execute()
  },
}
