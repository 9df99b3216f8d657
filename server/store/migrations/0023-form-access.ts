import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../tables/tables.ts'

/** The password of a form, and forms that take one response from each device. */
export const formAccess: Migration = {
  async up(database: Kysely<Tables>) {
    const { schema } = database
    await schema.alterTable('form_settings').addColumn('password_hash', 'text').execute()
    await schema
      .alterTable('form_settings')
      .addColumn('one_per_device', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute()
    await schema.alterTable('session').addColumn('device_id', 'uuid').execute()
    await schema.alterTable('submission').addColumn('device_id', 'uuid').execute()
    await sql`create unique index submission_by_device on submission (form_id, device_id)
      where device_id is not null`.execute(database)
  },
}
