import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../tables/tables.ts'

/** When a form takes answers and how many, what it says else, and which sites may show it in a frame. */
export const openings: Migration = {
  async up({ schema }: Kysely<Tables>) {
    const settings = () => schema.alterTable('form_settings')
    await settings().addColumn('opens_at', 'bigint').execute()
    await settings().addColumn('closes_at', 'bigint').execute()
    await settings().addColumn('responses_max', 'integer').execute()
    await settings()
      .addColumn('closed_message', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await settings()
      .addColumn('embed_origins', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute()
  },
}
