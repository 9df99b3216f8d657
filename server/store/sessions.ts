import { setImmediate as nextTurn } from 'node:timers/promises'
import { CompiledQuery, sql, type Selectable } from 'kysely'
import { v7 } from 'uuid'
import type { Session } from '../../contract/types.gen.ts'
import { SESSION_LIFE_MS } from '../../rules/limits.ts'
import { isPostgresDatabase, type Database } from './database.ts'
import { askedVersions, type AskedVersion } from './forms/asked-versions.ts'
import type { FormStore } from './forms/forms.ts'
import { planOnce } from './postgres.ts'
import { REMOVED_OWNER } from './removed-owner.ts'
import { batched } from './batch.ts'
import { lowestIdAt } from './id-time.ts'
import { sliceSize } from './slices.ts'
import type { Tables } from './tables/tables.ts'
import { usualSessions } from './expected/usual-sessions.ts'

const CACHED_VERSIONS = 250
const FIRST_SLICE = 100
const LARGEST_SLICE = 1000

/** A session, with the fields as they were when it began. */
export interface StoredSession extends AskedVersion {
  id: string
  formId: string
  version: number
  startedAt: number
  /** Whether new sessions of the form can begin now. */
  isFormActive: boolean
  /** Of its device, where the form takes one response from each; null elsewhere. */
  deviceId: string | null
  /** Of the password of the form; null for none. */
  passwordHash: string | null
}

type Renewed = Pick<StoredSession, 'id' | 'formId' | 'version' | 'deviceId'>
type SessionRow = Pick<Selectable<Tables['session']>, 'id' | 'form_id' | 'version' | 'started_at' | 'device_id'> &
  Pick<Selectable<Tables['form']>, 'is_active'> & {
    /** Both null for a form that was never set up. */
    one_per_device: boolean | number | null
    password_hash: string | null
  }

export const sessionStore = (database: Database, forms: FormStore) => {
  const findBatched = batched(rowFinder(database), { overlaps: isPostgresDatabase(database) })
  const versions = askedVersions(forms, CACHED_VERSIONS)
  const usual = usualSessions<SessionRow>(CACHED_VERSIONS)

  return {
    /** @returns undefined for a session that never was, or whose form is gone */
    async find(id: string): Promise<StoredSession | undefined> {
      const row = await findBatched(id)
      const version = row && (await versions.find(row))
      if (version) usual.learn(row)
      return version && toStored(row, version)
    },

    /**
     * What a session of a form most likely is, without asking the database.
     * @returns undefined when no such session was found lately
     */
    expect(id: string, formId: string): StoredSession | undefined {
      const row = usual.of(formId)
      const version = row && versions.peek(row)
      return version && { ...toStored(row, version), id, startedAt: Date.now(), deviceId: null }
    },

    /** @param deviceId only where the form takes one response from each device */
    async insert(formId: string, version: number, deviceId: string | null = null): Promise<Session> {
      const row = { id: v7(), form_id: formId, version, started_at: Date.now(), device_id: deviceId }
      await database.insertInto('session').values(row).execute()
      return toBegun(row)
    },

    /** Begins a session again that expired; one that did not goes on as it is. */
    async renew({ id, formId, version, deviceId }: Renewed): Promise<Session> {
      const now = Date.now()
      const row = { id, form_id: formId, version, started_at: now, device_id: deviceId }
      await database
        .insertInto('session')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ started_at: now })
            .where('session.started_at', '<', now - SESSION_LIFE_MS),
        )
        .execute()
      return toBegun((await findBatched(id)) ?? row)
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

const toBegun = ({ id, form_id, started_at }: Pick<SessionRow, 'id' | 'form_id' | 'started_at'>): Session => ({
  id,
  form_id,
  status: 'active',
  started_at: new Date(started_at).toISOString(),
  audio_uri: null,
})

/** One text for any number of ids, built once and on PostgreSQL planned once: it comes before each submit. */
function rowFinder(database: Database) {
  const isPostgres = isPostgresDatabase(database)
  const { sql: text } = database
    .selectFrom('session')
    .innerJoin('form', 'form.id', 'session.form_id')
    .leftJoin('form_settings', 'form_settings.form_id', 'session.form_id')
    .select(['session.id', 'session.form_id', 'session.version', 'started_at', 'is_active'])
    .select(['device_id', 'one_per_device', 'password_hash'])
    .where('owner_id', '!=', sql.lit(REMOVED_OWNER))
    .where(
      isPostgres
        ? sql<boolean>`session.id = any(${''}::uuid[])`
        : sql<boolean>`session.id in (select value from json_each(${''}))`,
    )
    .compile()
  if (isPostgres) planOnce(text)
  return async (given: string[]): Promise<(SessionRow | undefined)[]> => {
    const ids = given.map((id) => id.toLowerCase())
    const parameters = [isPostgres ? ids : JSON.stringify(ids)]
    const { rows } = await database.executeQuery<SessionRow>(CompiledQuery.raw(text, parameters))
    const found = new Map(rows.map((row) => [row.id, row]))
    return ids.map((id) => found.get(id))
  }
}

const toStored = (row: SessionRow, { fields, language, keepsCorrections }: AskedVersion): StoredSession => ({
  id: row.id,
  formId: row.form_id,
  version: row.version,
  startedAt: row.started_at,
  isFormActive: Boolean(row.is_active),
  fields,
  language,
  keepsCorrections,
  deviceId: row.one_per_device ? row.device_id : null,
  passwordHash: row.password_hash,
})

/**
 * Deletes sessions that expired without a submission, in slices that let others be served. Each sweep looks only at those
 * that expired since the last one, so that submitted ones are not walked through again.
 */
function sweeper(database: Database) {
  let after: Swept = { started_at: 0, id: lowestIdAt(0) }
  return async (stop?: AbortSignal): Promise<void> => {
    const before = Date.now() - SESSION_LIFE_MS
    const size = sliceSize(FIRST_SLICE, LARGEST_SLICE)
    for (;;) {
      const last = await size.measured(() => sweepSlice(database, after, before, size.now()))
      if (last === undefined || stop?.aborted) return
      after = last
      await nextTurn()
    }
  }
}

type Swept = Pick<Tables['session'], 'started_at' | 'id'>

/** @returns the last session that was looked at */
async function sweepSlice(database: Database, after: Swept, before: number, limit: number): Promise<Swept | undefined> {
  const rows = await database
    .selectFrom('session')
    .select(['started_at', 'id'])
    .where('started_at', '>=', after.started_at)
    .where('started_at', '<', before)
    .where(({ or, eb }) => or([eb('started_at', '>', after.started_at), eb('id', '>', after.id)]))
    .orderBy('started_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await deleteUnsubmitted(database, ids)
  return rows.at(-1)
}

const deleteUnsubmitted = (database: Database, ids: string[]) =>
  database
    .deleteFrom('session')
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('submission')
            .select('submission.id')
            .whereRef('submission.form_id', '=', 'session.form_id')
            .whereRef('submission.session_id', '=', 'session.id'),
        ),
      ),
    )
    .execute()
