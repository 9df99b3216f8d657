import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../tables/tables.ts'

/** By which owners keep their forms in order. */
export const formTags: Migration = {
  async up(database: Kysely<Tables>) {
    await database.schema
      .alterTable('form')
      .addColumn('tags', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute()
  },
}
