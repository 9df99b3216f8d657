import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../tables/tables.ts'

/** Versions that were replaced are found without reading the structures, which stand before the time in each row. */
export const replacedVersions: Migration = {
  async up({ schema }: Kysely<Tables>) {
    await schema
      .createIndex('form_version_by_replacement')
      .on('form_version')
      .columns(['form_id', 'replaced_at'])
      .execute()
  },
}
