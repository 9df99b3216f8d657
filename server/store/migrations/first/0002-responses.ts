import { sql, type ColumnBuilderCallback, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../../tables/tables.ts'

const required: ColumnBuilderCallback = (column) => column.notNull()
const ofForm: ColumnBuilderCallback = (column) => column.notNull().references('form.id').onDelete('cascade')

/** What an owner does with responses: marks on them, and removals, in the order in which they were committed. */
export const responses: Migration = {
  async up({ schema }: Kysely<Tables>) {
    await schema
      .createTable('form_change')
      .addColumn('form_id', 'uuid', (column) => ofForm(column).primaryKey())
      .addColumn('revision', 'bigint', required)
      .addColumn('removed', 'bigint', required)
      .execute()
    await schema
      .createTable('response_mark')
      .addColumn('form_id', 'uuid', required)
      .addColumn('submission_id', 'uuid', required)
      .addColumn('revision', 'bigint', required)
      .addColumn('is_read', 'boolean', required)
      .addColumn('is_starred', 'boolean', required)
      .addColumn('note', 'text')
      .addColumn('tags', 'text', (column) => column.notNull().defaultTo(sql`'[]'`))
      .addPrimaryKeyConstraint('response_mark_key', ['form_id', 'submission_id'])
      .addForeignKeyConstraint(
        'response_mark_of',
        ['form_id', 'submission_id'],
        'submission',
        ['form_id', 'id'],
        (key) => key.onDelete('cascade'),
      )
      .execute()
    await schema.createIndex('response_mark_by_revision').on('response_mark').columns(['form_id', 'revision']).execute()
    await schema
      .createTable('removed_response')
      .addColumn('form_id', 'uuid', ofForm)
      .addColumn('id', 'uuid', required)
      .addColumn('revision', 'bigint', required)
      .addPrimaryKeyConstraint('removed_response_key', ['form_id', 'id'])
      .execute()
    await schema
      .createIndex('removed_response_by_revision')
      .on('removed_response')
      .columns(['form_id', 'revision'])
      .execute()
  },
}
