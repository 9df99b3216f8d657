import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../tables/tables.ts'

/**
 * A version that differs from the one before it in its title or description alone names the version that has its structure
 * instead of storing it again. Versions from before keep their rows as they are: each has its own.
 */
export const headings: Migration = {
  async up(database: Kysely<Tables>) {
    const { schema } = database
    await schema.alterTable('form_version').addColumn('structure_of', 'integer').execute()
    await schema
      .createIndex('form_version_by_structure')
      .on('form_version')
      .columns(['form_id', 'structure_of'])
      .execute()
    await sql`create view version_structure as
      select heading.form_id, heading.version, source.structure
      from form_version as heading
      inner join form_version as source on source.form_id = heading.form_id
        and source.version = coalesce(heading.structure_of, heading.version)`.execute(database)
  },
}
