import { v7 } from 'uuid'
import type { FormField, FormStructure, Session } from '../../contract/types.gen.ts'
import { languageOf, metadataOf } from '../../rules/fields.ts'
import { SESSION_LIFE_MS } from '../../rules/limits.ts'
import type { Database } from './database.ts'
import type { FormStore } from './forms/forms.ts'
import { batched } from './batch.ts'
import { lruCache } from '../lru-cache.ts'

const CACHED_VERSIONS = 250
const SWEEP_SLICE = 1000

/** A session, with the fields as they were when it began. */
export interface StoredSession {
  id: string
  formId: string
  version: number
  startedAt: number
  /** Whether new sessions of the form can begin now. */
  isFormActive: boolean
  fields: FormField[]
  /** Of its questions and answers, as BCP 47. */
  language: string
  /** Whether what was misheard is stored with the answers. */
  keepsCorrections: boolean
}

type SessionRow = Awaited<ReturnType<typeof findRows>>[number]

export const sessionStore = (database: Database, forms: FormStore) => {
  const findBatched = batched<string, SessionRow | undefined>(async (ids) => {
    const rows = new Map((await findRows(database, ids)).map((row) => [row.id, row]))
    return ids.map((id) => rows.get(id.toLowerCase()))
  })
  const versions = lruCache<FormStructure>(CACHED_VERSIONS)
  const structureOf = async ({ form_id, version }: SessionRow) =>
    versions.get(`${form_id} ${version}`, () => forms.findStructure(form_id, version))

  return {
    /** @returns undefined for a session that never was, or whose form is gone */
    async find(id: string): Promise<StoredSession | undefined> {
      const row = await findBatched(id)
      const structure = row && (await structureOf(row))
      return structure && toStored(row, structure)
    },

    async insert(formId: string, version: number): Promise<Session> {
      const row = { id: v7(), form_id: formId, version, started_at: Date.now() }
      await database.insertInto('session').values(row).execute()
      const started_at = new Date(row.started_at).toISOString()
      return { id: row.id, form_id: formId, status: 'active', started_at, audio_uri: null }
    },

    async isSubmitted({ id, formId }: StoredSession): Promise<boolean> {
      const found = await database
        .selectFrom('submission')
        .select('id')
        .where('form_id', '=', formId)
        .where('session_id', '=', id)
        .executeTakeFirst()
      return found !== undefined
    },

    sweep: sweeper(database),
  }
}

const findRows = (database: Database, ids: string[]) =>
  database
    .selectFrom('session')
    .innerJoin('form', 'form.id', 'session.form_id')
    .select(['session.id', 'form_id', 'session.version', 'started_at', 'is_active'])
    .where(
      'session.id',
      'in',
      ids.map((id) => id.toLowerCase()),
    )
    .execute()

const toStored = (row: SessionRow, structure: FormStructure): StoredSession => ({
  id: row.id,
  formId: row.form_id,
  version: row.version,
  startedAt: row.started_at,
  isFormActive: Boolean(row.is_active),
  fields: structure.fields,
  language: languageOf({ structure }),
  keepsCorrections: metadataOf({ structure }).keepCorrections,
})

/** Each sweep looks only at sessions that expired since the last one, so that submitted ones are not scanned again. */
function sweeper(database: Database) {
  let since = 0
  return async (): Promise<void> => {
    const until = Date.now() - SESSION_LIFE_MS
    while ((await sweepSlice(database, since, until)) >= SWEEP_SLICE);
    since = until
  }
}

async function sweepSlice(database: Database, since: number, until: number): Promise<number> {
  const unsubmitted = database
    .selectFrom('session')
    .select('session.id')
    .leftJoin('submission', (join) =>
      join.onRef('submission.form_id', '=', 'session.form_id').onRef('submission.session_id', '=', 'session.id'),
    )
    .where('session.started_at', '>=', since)
    .where('session.started_at', '<', until)
    .where('submission.id', 'is', null)
    .limit(SWEEP_SLICE)
  const { numDeletedRows } = await database
    .deleteFrom('session')
    .where('id', 'in', unsubmitted)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
