import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../tables/tables.ts'

/** How much the versions of each form take, and which of them are used by nothing. */
export const quotas: Migration = {
  async up(database: Kysely<Tables>) {
    const { schema } = database
    await schema
      .alterTable('form')
      .addColumn('structure_bytes', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
    await schema.alterTable('form_version').addColumn('replaced_at', 'bigint').execute()
    await sql`update form set structure_bytes =
      (select coalesce(sum(octet_length(structure)), 0) from form_version where form_version.form_id = form.id)`.execute(
      database,
    )
    await sql`update form_version set replaced_at = 0
      where version < (select form.version from form where form.id = form_version.form_id)`.execute(database)
    await schema.createIndex('session_by_version').on('session').columns(['form_id', 'version']).execute()
    await schema.dropIndex('session_by_form').execute()
  },
}
