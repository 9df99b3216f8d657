import type { ColumnBuilderCallback, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../tables/tables.ts'

const required: ColumnBuilderCallback = (column) => column.notNull()
const primary: ColumnBuilderCallback = (column) => column.primaryKey()
const ofUser: ColumnBuilderCallback = (column) => column.notNull().references('user.id').onDelete('cascade')

/** What accounts are protected by beside the password: authenticator apps with their recovery codes, and passkeys. */
export const factors: Migration = {
  async up({ schema }: Kysely<Tables>) {
    await schema
      .createTable('totp')
      .addColumn('user_id', 'uuid', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
      .addColumn('secret', 'text', required)
      .addColumn('confirmed_at', 'bigint')
      .addColumn('last_step', 'bigint', required)
      .execute()
    await schema
      .createTable('recovery_code')
      .addColumn('user_id', 'uuid', ofUser)
      .addColumn('hash', 'text', required)
      .addPrimaryKeyConstraint('recovery_code_key', ['user_id', 'hash'])
      .execute()
    await schema
      .createTable('passkey')
      .addColumn('id', 'uuid', primary)
      .addColumn('user_id', 'uuid', ofUser)
      .addColumn('name', 'text', required)
      .addColumn('credential_id', 'text', (column) => column.notNull().unique())
      .addColumn('public_key', 'text', required)
      .addColumn('counter', 'bigint', required)
      .addColumn('transports', 'text', required)
      .addColumn('is_synced', 'boolean', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('used_at', 'bigint')
      .execute()
    await schema.createIndex('passkey_by_user').on('passkey').column('user_id').execute()
    await schema
      .createTable('used_challenge')
      .addColumn('id', 'uuid', primary)
      .addColumn('expires_at', 'bigint', required)
      .execute()
    await schema.createIndex('used_challenge_by_expiry').on('used_challenge').column('expires_at').execute()
  },
}
