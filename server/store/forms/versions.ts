import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { FormStructure } from '../../../contract/types.gen.ts'
import { UNUSED_VERSION_LIFE_MS, VERSIONS_PRUNED_FROM_BYTES } from '../../../rules/quotas.ts'
import type { Database } from '../database.ts'

const VERSIONS_PRUNED_AT_ONCE = 4

/** As it is stored. */
export const textOf = (structure: FormStructure): string => JSON.stringify(structure)

/** Whether two structures, as texts, are the same to everybody who reads them; the order of their keys is not. */
export const isSameStructure = (stored: string | undefined, structure: string): boolean =>
  stored === structure ||
  // Another order of the same keys has the same length: most changes are seen without reading either.
  (stored?.length === structure.length && isDeepStrictEqual(JSON.parse(structure), JSON.parse(stored)))

/** @returns the fields as they were in one version, as they are stored; they never change */
export async function readStructureText(
  database: Database,
  formId: string,
  version: number,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('version_structure')
    .select('structure')
    .where('form_id', '=', formId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.structure
}

export async function readStructure(
  database: Database,
  formId: string,
  version: number,
): Promise<FormStructure | undefined> {
  const text = await readStructureText(database, formId, version)
  return text === undefined ? undefined : JSON.parse(text)
}

/** What else a form shows as it is published. */
export interface Heading {
  title: string
  description: string | null
}

/** A form as it is published. */
export interface Published extends Heading {
  /** As it is stored. */
  structure: string
  fieldCount: number
}

/** Of the row of a version without a structure of its own, beside its texts: many small ones are not for nothing. */
const ROW_BYTES = 200

/** What a version takes, as its account is charged for it. */
export const bytesOf = (published: Heading | Published): number =>
  'structure' in published
    ? Buffer.byteLength(published.structure)
    : Buffer.byteLength(published.title) + Buffer.byteLength(published.description ?? '') + ROW_BYTES

const storedBytes = sql<number>`case when structure_of is null then octet_length(structure)
  else octet_length(published_title) + octet_length(coalesce(published_description, '')) + ${sql.lit(ROW_BYTES)} end`

export const insertVersion = (
  inside: Database,
  form_id: string,
  version: number,
  { title: published_title, description: published_description, structure, fieldCount: field_count }: Published,
  published_at = Date.now(),
) => {
  const row = { form_id, version, structure, published_title, published_description, field_count, published_at }
  return inside
    .insertInto('form_version')
    .values({ ...row, replaced_at: null, structure_of: null })
    .execute()
}

/** The next version has the structure of this one, which is not stored again. */
async function insertHeading(
  inside: Database,
  { id: form_id, version }: { id: string; version: number },
  { title: published_title, description: published_description }: Heading,
  published_at: number,
): Promise<void> {
  const { structure_of, field_count } = await inside
    .selectFrom('form_version')
    .select(['structure_of', 'field_count'])
    .where('form_id', '=', form_id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  const source = { structure: '', structure_of: structure_of ?? version, field_count }
  const row = { form_id, version: version + 1, ...source, published_title, published_description, published_at }
  await inside
    .insertInto('form_version')
    .values({ ...row, replaced_at: null })
    .execute()
}

/**
 * Replaces the latest version. Where a form's versions take much, those that no session began with are deleted; a session
 * that is just beginning may still name a version that was replaced a moment ago.
 * @param published without a structure where that stays as it is
 */
export async function replaceVersion(
  inside: Database,
  form: { id: string; version: number; structure_bytes: number },
  published: Heading | Published,
  now = Date.now(),
): Promise<void> {
  const { id, version } = form
  await inside
    .updateTable('form_version')
    .set({ replaced_at: now })
    .where('form_id', '=', id)
    .where('version', '=', version)
    .execute()
  if ('structure' in published) await insertVersion(inside, id, version + 1, published, now)
  else await insertHeading(inside, form, published, now)
  const bytes = form.structure_bytes + bytesOf(published)
  const freed = bytes < VERSIONS_PRUNED_FROM_BYTES ? 0 : await pruneVersions(inside, id, now - UNUSED_VERSION_LIFE_MS)
  await inside
    .updateTable('form')
    .set({ version: version + 1, structure_bytes: bytes - freed })
    .where('id', '=', id)
    .execute()
}

/**
 * Deletes a few more than one change adds: all that have gathered meanwhile, at once, would hold up others. One whose
 * structure another has goes after that.
 * @returns the bytes that were freed
 */
async function pruneVersions(inside: Database, formId: string, before: number): Promise<number> {
  const unused = inside
    .selectFrom('form_version')
    .select('version')
    .where('form_id', '=', formId)
    .where('replaced_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('session')
            .select('session.id')
            .whereRef('session.form_id', '=', 'form_version.form_id')
            .whereRef('session.version', '=', 'form_version.version'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('form_version as other')
            .select('other.version')
            .whereRef('other.form_id', '=', 'form_version.form_id')
            .whereRef('other.structure_of', '=', 'form_version.version'),
        ),
      ),
    )
    .orderBy('replaced_at')
    .limit(VERSIONS_PRUNED_AT_ONCE)
  const gone = await inside
    .deleteFrom('form_version')
    .where('form_id', '=', formId)
    .where('version', 'in', unused)
    .returning(storedBytes.as('bytes'))
    .execute()
  return gone.reduce((sum, { bytes }) => sum + Number(bytes), 0)
}
