import type { ColumnBuilderCallback, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../../tables/tables.ts'

const required: ColumnBuilderCallback = (column) => column.notNull()
const of = (table: string): ColumnBuilderCallback => {
  return (column) => column.notNull().references(`${table}.id`).onDelete('cascade')
}

/** How far sessions come, and how well their questions are heard. */
export const progress: Migration = {
  async up({ schema }: Kysely<Tables>) {
    await schema
      .createTable('session_progress')
      .addColumn('session_id', 'uuid', (column) => of('session')(column).primaryKey())
      .addColumn('form_id', 'uuid', required)
      .addColumn('started_at', 'bigint', required)
      .addColumn('furthest', 'integer', required)
      .addColumn('current', 'text')
      .addColumn('elapsed', 'bigint', required)
      .addColumn('is_finished', 'boolean', required)
      .addColumn('voice', 'text', required)
      .execute()
    await schema.createIndex('session_progress_by_start').on('session_progress').column('started_at').execute()
    await schema
      .createTable('progress_count')
      .addColumn('form_id', 'uuid', of('form'))
      .addColumn('day', 'text', required)
      .addColumn('field_id', 'text', required)
      .addColumn('kind', 'text', required)
      .addColumn('slot', 'integer', required)
      .addColumn('count', 'integer', required)
      .addPrimaryKeyConstraint('progress_count_key', ['form_id', 'day', 'field_id', 'kind', 'slot'])
      .execute()
  },
}
