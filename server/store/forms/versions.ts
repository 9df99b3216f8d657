import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { FormStructure } from '../../../contract/types.gen.ts'
import { UNUSED_VERSION_LIFE_MS, VERSIONS_PRUNED_FROM_BYTES } from '../../../rules/quotas.ts'
import type { Database } from '../database.ts'

/** Whether two structures are the same to everybody who reads them; the order of their keys is not. */
export const isSameStructure = (stored: FormStructure | undefined, structure: FormStructure): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(structure)), stored)

/** @returns the fields as they were in one version; they never change */
export async function readStructure(
  database: Database,
  formId: string,
  version: number,
): Promise<FormStructure | undefined> {
  const row = await database
    .selectFrom('form_version')
    .select('structure')
    .where('form_id', '=', formId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row && JSON.parse(row.structure)
}

export const bytesOf = (structure: FormStructure): number => Buffer.byteLength(JSON.stringify(structure))

export const insertVersion = (inside: Database, form_id: string, version: number, structure: FormStructure) =>
  inside
    .insertInto('form_version')
    .values({ form_id, version, structure: JSON.stringify(structure), replaced_at: null })
    .execute()

/**
 * Replaces the latest version. Where a form's versions take much, those that no session began with are deleted; a session
 * that is just beginning may still name a version that was replaced a moment ago.
 */
export async function replaceVersion(
  inside: Database,
  form: { id: string; version: number; structure_bytes: number },
  structure: FormStructure,
  now = Date.now(),
): Promise<void> {
  const { id, version } = form
  await inside
    .updateTable('form_version')
    .set({ replaced_at: now })
    .where('form_id', '=', id)
    .where('version', '=', version)
    .execute()
  await insertVersion(inside, id, version + 1, structure)
  const bytes = form.structure_bytes + bytesOf(structure)
  const freed = bytes < VERSIONS_PRUNED_FROM_BYTES ? 0 : await pruneVersions(inside, id, now - UNUSED_VERSION_LIFE_MS)
  await inside
    .updateTable('form')
    .set({ version: version + 1, structure_bytes: bytes - freed })
    .where('id', '=', id)
    .execute()
}

/** @returns the bytes that were freed */
async function pruneVersions(inside: Database, formId: string, before: number): Promise<number> {
  const gone = await inside
    .deleteFrom('form_version')
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
    .returning(sql<number>`octet_length(structure)`.as('bytes'))
    .execute()
  return gone.reduce((sum, { bytes }) => sum + Number(bytes), 0)
}
