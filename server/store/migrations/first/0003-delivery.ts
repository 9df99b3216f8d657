import type { ColumnBuilderCallback, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../../tables/tables.ts'

type Schema = Kysely<Tables>

const required: ColumnBuilderCallback = (column) => column.notNull()
const primary: ColumnBuilderCallback = (column) => column.primaryKey()
const ofForm: ColumnBuilderCallback = (column) => column.notNull().references('form.id').onDelete('cascade')
const formKey: ColumnBuilderCallback = (column) => column.primaryKey().references('form.id').onDelete('cascade')

/** Who is notified of a response, and how long it stays. */
export const delivery: Migration = {
  async up(schema: Schema) {
    await makeSettings(schema)
    await makeQueue(schema)
    await makeProgress(schema)
  },
}

async function makeSettings({ schema }: Schema) {
  await schema
    .createTable('form_settings')
    .addColumn('form_id', 'uuid', formKey)
    .addColumn('notify_owner', 'text', required)
    .addColumn('copy_to_respondent', 'boolean', required)
    .addColumn('retention_days', 'integer')
    .execute()
  await schema
    .createTable('webhook')
    .addColumn('id', 'uuid', primary)
    .addColumn('form_id', 'uuid', ofForm)
    .addColumn('url', 'text', required)
    .addColumn('description', 'text')
    .addColumn('secret', 'text', required)
    .addColumn('old_secret', 'text')
    .addColumn('old_secret_until', 'bigint')
    .addColumn('is_enabled', 'boolean', required)
    .addColumn('disabled_reason', 'text')
    .addColumn('failing_since', 'bigint')
    .addColumn('created_at', 'bigint', required)
    .execute()
  await schema.createIndex('webhook_by_form').on('webhook').columns(['form_id', 'id']).execute()
}

/** A response that is deleted takes what was to be sent of it along. */
async function makeQueue({ schema }: Schema) {
  await schema
    .createTable('delivery')
    .addColumn('id', 'uuid', primary)
    .addColumn('form_id', 'uuid', ofForm)
    .addColumn('submission_id', 'uuid')
    .addColumn('kind', 'text', required)
    .addColumn('target', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('attempts', 'integer', required)
    .addColumn('next_at', 'bigint', required)
    .addColumn('lease', 'uuid')
    .addColumn('created_at', 'bigint', required)
    .addColumn('last_at', 'bigint')
    .addColumn('recipient', 'text')
    .addColumn('request', 'text')
    .addColumn('status', 'integer')
    .addColumn('answer', 'text')
    .addColumn('error', 'text')
    .addColumn('duration_ms', 'integer')
    .addUniqueConstraint('delivery_once', ['form_id', 'submission_id', 'kind', 'target'])
    .addForeignKeyConstraint('delivery_of', ['form_id', 'submission_id'], 'submission', ['form_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await schema.createIndex('delivery_due').on('delivery').columns(['state', 'target', 'next_at']).execute()
  await schema.createIndex('delivery_log').on('delivery').columns(['form_id', 'id']).execute()
}

async function makeProgress({ schema }: Schema) {
  await schema
    .createTable('delivery_cursor')
    .addColumn('form_id', 'uuid', formKey)
    .addColumn('counted', 'integer', required)
    .addColumn('newest', 'bigint', required)
    .addColumn('since', 'bigint', required)
    .execute()
  await schema
    .createTable('delivery_seen')
    .addColumn('form_id', 'uuid', required)
    .addColumn('submission_id', 'uuid', required)
    .addColumn('digest_id', 'uuid')
    .addPrimaryKeyConstraint('delivery_seen_key', ['form_id', 'submission_id'])
    .addForeignKeyConstraint('delivery_seen_of', ['form_id', 'submission_id'], 'submission', ['form_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await schema.createIndex('delivery_seen_by_digest').on('delivery_seen').column('digest_id').execute()
}
