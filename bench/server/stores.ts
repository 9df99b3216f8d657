import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import type { Place } from '../../server/store/database.ts'
import type { Row } from './inserts.ts'

/** Direct access to the database, beside the server. */
export interface Store {
  /**
   * Inserts sessions directly: the endpoint takes only some per minute and address.
   * @param startedAt of the youngest, milliseconds since 1970; the others began a millisecond apart before it
   */
  addSessions(formId: string, first: number, count: number, startedAt?: number): Promise<void>
  countSubmissions(formId: string): Promise<number>
  readSubmission(formId: string): Promise<Row>
  close(): Promise<void>
}

const ADD = 'insert into session (id, form_id, version, started_at) select'
const COUNT = 'select count(*) as submissions from submission where form_id = $1'

export const openStore = (place: Place): Promise<Store> =>
  place.databaseUrl === undefined ? openSqlite(place.dataDir) : openPostgres(place.databaseUrl)

async function openPostgres(address: string): Promise<Store> {
  const client = new Client({ connectionString: address })
  // When a signal ends the whole group, PostgreSQL may go first.
  client.on('error', () => {})
  await client.connect()
  const addSessions = `${ADD} ('01890000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, id, version, $2::bigint - n
    from form, generate_series($3::bigint, $4::bigint) n where id = $1`
  const readSubmission = `select form_id, version, responses::text, metadata::text, answers_hash, created_at
    from submission where form_id = $1 limit 1`
  return {
    async addSessions(formId, first, count, startedAt = Date.now()) {
      await client.query(addSessions, [formId, startedAt, first, first + count - 1])
      await client.query('analyze session')
    },
    countSubmissions: async (formId) => Number((await client.query(COUNT, [formId])).rows[0].submissions),
    readSubmission: async (formId) => (await client.query<Row>(readSubmission, [formId])).rows[0]!,
    close: () => client.end(),
  }
}

async function openSqlite(folder: string): Promise<Store> {
  const database = new DatabaseSync(join(folder, 'sayform.db'))
  database.exec('pragma busy_timeout = 10000')
  const addSessions = `with recursive series(n) as (select $3 union all select n + 1 from series where n < $4)
    ${ADD} printf('01890000-0000-7000-8000-%012x', n), id, version, $2 - n from form, series where id = $1`
  const readSubmission = `select form_id, version, responses, metadata, answers_hash, created_at
    from submission where form_id = $1 limit 1`
  return {
    addSessions: async (formId, first, count, startedAt = Date.now()) =>
      void database.prepare(addSessions).run({ $1: formId, $2: startedAt, $3: first, $4: first + count - 1 }),
    countSubmissions: async (formId) => Number(database.prepare(COUNT).get({ $1: formId })?.['submissions']),
    readSubmission: async (formId) => rowOf(database.prepare(readSubmission).get({ $1: formId }) ?? {}),
    close: async () => database.close(),
  }
}

const rowOf = (found: Record<string, unknown>): Row => ({
  form_id: String(found['form_id']),
  version: Number(found['version']),
  responses: String(found['responses']),
  metadata: String(found['metadata']),
  answers_hash: String(found['answers_hash']),
  created_at: Number(found['created_at']),
})
