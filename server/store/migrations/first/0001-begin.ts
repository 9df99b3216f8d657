import { sql, type ColumnBuilderCallback, type Kysely, type RawBuilder } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../../tables/tables.ts'

type Schema = Kysely<Tables>

const required: ColumnBuilderCallback = (column) => column.notNull()
const primary: ColumnBuilderCallback = (column) => column.primaryKey()
const of = (table: string): ColumnBuilderCallback => {
  return (column) => column.notNull().references(`${table}.id`).onDelete('cascade')
}

/** The two databases name two types differently; SQLite's JSON and UUID are text. */
const typesFor = (schema: Schema): { json: RawBuilder<unknown>; bytes: RawBuilder<unknown> } =>
  schema.getExecutor().adapter.supportsTransactionalDdl
    ? { json: sql`jsonb`, bytes: sql`bytea` }
    : { json: sql`text`, bytes: sql`blob` }

/** Keys that can be sharded later: nothing counts up, and what belongs to a form has the form's id in its key. */
export const begin: Migration = {
  async up(schema: Schema) {
    await makeUsers(schema)
    await makeForms(schema)
    await makeSubmissions(schema)
  },
}

async function makeUsers({ schema }: Schema) {
  await schema
    .createTable('user')
    .addColumn('id', 'uuid', primary)
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('full_name', 'text')
    .addColumn('password_hash', 'text', required)
    .addColumn('is_superuser', 'boolean', required)
    .addColumn('is_active', 'boolean', required)
    .addColumn('created_at', 'bigint', required)
    .execute()
  await schema
    .createTable('token')
    .addColumn('id', 'uuid', primary)
    .addColumn('user_id', 'uuid', of('user'))
    .addColumn('purpose', 'text', required)
    .addColumn('expires_at', 'bigint', required)
    .execute()
  await schema.createIndex('token_by_user').on('token').columns(['user_id', 'purpose']).execute()
  await schema.createIndex('token_by_expiry').on('token').column('expires_at').execute()
  await schema
    .createTable('login_failure')
    .addColumn('id', 'uuid', primary)
    .addColumn('email', 'text', required)
    .addColumn('at', 'bigint', required)
    .execute()
  await schema.createIndex('login_failure_by_email').on('login_failure').columns(['email', 'at']).execute()
  await schema
    .createTable('item')
    .addColumn('id', 'uuid', primary)
    .addColumn('owner_id', 'uuid', of('user'))
    .addColumn('title', 'text', required)
    .addColumn('description', 'text')
    .addColumn('created_at', 'bigint', required)
    .execute()
  await schema.createIndex('item_by_owner').on('item').columns(['owner_id', 'created_at', 'id']).execute()
}

async function makeForms({ schema }: Schema) {
  await schema
    .createTable('form')
    .addColumn('id', 'uuid', primary)
    .addColumn('owner_id', 'uuid', of('user'))
    .addColumn('title', 'text', required)
    .addColumn('description', 'text')
    .addColumn('version', 'integer', required)
    .addColumn('is_active', 'boolean', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .execute()
  await schema.createIndex('form_by_owner').on('form').columns(['owner_id', 'created_at', 'id']).execute()
  await schema
    .createTable('form_version')
    .addColumn('form_id', 'uuid', of('form'))
    .addColumn('version', 'integer', required)
    .addColumn('structure', 'text', required)
    .addPrimaryKeyConstraint('form_version_key', ['form_id', 'version'])
    .execute()
  await schema
    .createTable('form_count')
    .addColumn('form_id', 'uuid', of('form'))
    .addColumn('slot', 'integer', required)
    .addColumn('responses', 'integer', required)
    .addPrimaryKeyConstraint('form_count_key', ['form_id', 'slot'])
    .execute()
}

async function makeSubmissions(db: Schema) {
  const { schema } = db
  const { json, bytes } = typesFor(db)
  await schema
    .createTable('session')
    .addColumn('id', 'uuid', primary)
    .addColumn('form_id', 'uuid', of('form'))
    .addColumn('version', 'integer', required)
    .addColumn('started_at', 'bigint', required)
    .execute()
  await schema.createIndex('session_by_form').on('session').column('form_id').execute()
  await schema.createIndex('session_by_start').on('session').column('started_at').execute()
  await schema
    .createTable('submission')
    .addColumn('form_id', 'uuid', of('form'))
    .addColumn('id', 'uuid', required)
    .addColumn('session_id', 'uuid', required)
    .addColumn('version', 'integer', required)
    .addColumn('responses', json, required)
    .addColumn('metadata', json, required)
    .addColumn('answers_hash', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addPrimaryKeyConstraint('submission_key', ['form_id', 'id'])
    .addUniqueConstraint('submission_once', ['form_id', 'session_id'])
    .execute()
  await schema
    .createTable('attachment')
    .addColumn('form_id', 'uuid', required)
    .addColumn('submission_id', 'uuid', required)
    .addColumn('field_id', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('media_type', 'text', required)
    .addColumn('data', bytes, required)
    .addPrimaryKeyConstraint('attachment_key', ['form_id', 'submission_id', 'field_id'])
    .addForeignKeyConstraint('attachment_of', ['form_id', 'submission_id'], 'submission', ['form_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
}
