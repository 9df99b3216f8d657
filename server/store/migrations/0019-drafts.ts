import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../tables/tables.ts'

/**
 * What an owner has not published yet, and what a version needs to be shown in a list. Versions from before keep their
 * rows as they are: to write them again would write every structure again.
 */
export const drafts: Migration = {
  async up({ schema }: Kysely<Tables>) {
    await schema
      .createTable('form_draft')
      .addColumn('form_id', 'uuid', (column) => column.primaryKey().references('form.id').onDelete('cascade'))
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute()
    const versions = () => schema.alterTable('form_version')
    await versions().addColumn('published_title', 'text').execute()
    await versions().addColumn('published_description', 'text').execute()
    await versions().addColumn('field_count', 'integer').execute()
    await versions().addColumn('published_at', 'bigint').execute()
  },
}
