import { sql } from 'kysely'
import type { FormVersion, FormVersions } from '../../../contract/types.gen.ts'
import { isPostgresDatabase, type Database } from '../database.ts'
import type { Page } from '../page.ts'

/** Versions from before these columns have the form's own title, and began when the one before them was replaced. */
const versionsOf = (database: Database, formId: string) =>
  database
    .selectFrom('form_version')
    .innerJoin('form', 'form.id', 'form_version.form_id')
    .innerJoin('version_structure', (join) =>
      join
        .onRef('version_structure.form_id', '=', 'form_version.form_id')
        .onRef('version_structure.version', '=', 'form_version.version'),
    )
    .leftJoin('form_version as before', (join) =>
      join
        .onRef('before.form_id', '=', 'form_version.form_id')
        .on('before.version', '=', sql<number>`form_version.version - 1`),
    )
    .where('form_version.form_id', '=', formId)
    .select(({ fn }) => [
      'form_version.version',
      fn.coalesce('form_version.published_title', 'form.title').as('title'),
      fn.coalesce('form_version.published_at', 'before.replaced_at', 'form.created_at').as('created_at'),
    ])

const fieldCount = (database: Database) =>
  isPostgresDatabase(database)
    ? sql<number>`coalesce(form_version.field_count, json_array_length(version_structure.structure::json -> 'fields'))`
    : sql<number>`coalesce(form_version.field_count, json_array_length(version_structure.structure, '$.fields'))`

const isoOf = (time: number) => new Date(time).toISOString()

/** The versions of a form that are kept. Whose form it is is the caller's to check. */
export const versionStore = (database: Database) => ({
  async list(formId: string, { skip, limit }: Page): Promise<FormVersions> {
    const rows = await versionsOf(database, formId)
      .select(fieldCount(database).as('field_count'))
      .orderBy('form_version.version', 'desc')
      .limit(limit)
      .offset(skip)
      .execute()
    const { count } = await database
      .selectFrom('form_version')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('form_id', '=', formId)
      .executeTakeFirstOrThrow()
    return { data: rows.map((row) => ({ ...row, created_at: isoOf(row.created_at) })), count: Number(count) }
  },

  /** @returns undefined when there is no such version, or none any more */
  async find(formId: string, version: number): Promise<FormVersion | undefined> {
    const row = await versionsOf(database, formId)
      .select(['version_structure.structure', 'form.description'])
      .select(['form_version.published_title', 'form_version.published_description'])
      .where('form_version.version', '=', version)
      .executeTakeFirst()
    if (!row) return undefined
    const { title, published_title, published_description, structure, created_at } = row
    const description = published_title === null ? row.description : published_description
    return { version, title, description, structure: JSON.parse(structure), created_at: isoOf(created_at) }
  },
})
