import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import type { Place } from '../../../../server/store/database.ts'
import { answersOf, KINDS, metadataOf } from './answers.ts'

const BATCH = 1000
/** Responses are spread over the last year. */
const YEAR_MS = 365 * 24 * 60 * 60_000

/** Rows written past the server, as it would have written them. */
export interface Filler {
  /** @param agesMs from the age of the first to that of the last */
  add(formId: string, first: number, count: number, agesMs: [number, number]): Promise<void>
  close(): Promise<void>
}

export const wholeYear: [number, number] = [YEAR_MS, 60_000]

export const openFiller = (place: Place): Promise<Filler> =>
  place.databaseUrl === undefined ? openSqlite(place.dataDir) : openPostgres(place.databaseUrl)

const COLUMNS = 'form_id, id, session_id, version, responses, metadata, answers_hash, created_at'

async function openPostgres(address: string): Promise<Filler> {
  const client = new Client({ connectionString: address })
  client.on('error', () => {})
  await client.connect()
  await client.query('create temp table kind (n integer primary key, responses text, metadata text)')
  for (let from = 0; from < KINDS; from += BATCH) {
    const kinds = Array.from({ length: BATCH }, (_, index) => from + index)
    await client.query('insert into kind select * from unnest($1::integer[], $2::text[], $3::text[])', [
      kinds,
      kinds.map(answersOf),
      kinds.map(metadataOf),
    ])
  }
  return {
    async add(formId, first, count, ages) {
      const [start, step] = spread(count, ages)
      await client.query(
        `insert into submission (${COLUMNS})
          select $1, uuid, uuid, 1, responses::jsonb, metadata::jsonb, '', time from (
            select s.n, time, (lpad(to_hex(time), 12, '0') || '70008000' || lpad(to_hex(s.n), 12, '0'))::uuid as uuid
            from generate_series($2::bigint, $3::bigint) as s(n), lateral (select floor($4::float8 + (s.n - $2) * $5::float8)::bigint as time) as t
          ) as row join kind on kind.n = row.n % ${KINDS}`,
        [formId, first, first + count - 1, start, step],
      )
      await client.query(
        `insert into form_count (form_id, slot, responses) values ($1, 0, $2)
          on conflict (form_id, slot) do update set responses = form_count.responses + excluded.responses`,
        [formId, count],
      )
      await client.query('analyze submission')
    },
    close: () => client.end(),
  }
}

async function openSqlite(folder: string): Promise<Filler> {
  const database = new DatabaseSync(join(folder, 'sayform.db'))
  database.exec('pragma busy_timeout = 10000')
  const insert = database.prepare(`insert into submission (${COLUMNS}) values (?, ?, ?, 1, ?, ?, '', ?)`)
  const count = database.prepare(
    `insert into form_count (form_id, slot, responses) values (?, 0, ?)
      on conflict (form_id, slot) do update set responses = form_count.responses + excluded.responses`,
  )
  const kinds = Array.from({ length: KINDS }, (_, kind) => answersOf(kind))
  return {
    async add(formId, first, added, ages) {
      const [start, step] = spread(added, ages)
      database.exec('begin immediate')
      for (let index = 0; index < added; index += 1) {
        const [time, number] = [Math.floor(start + index * step), first + index]
        const id = idOf(time, number)
        insert.run(formId, id, id, kinds[number % KINDS]!, metadataOf(number % KINDS), time)
      }
      count.run(formId, added)
      database.exec('commit')
    },
    async close() {
      // The server's log never holds so much: its next commit would have to move all of it.
      database.exec('pragma wal_checkpoint(passive)')
      database.close()
    },
  }
}

const spread = (count: number, [oldest, youngest]: [number, number]): [start: number, step: number] => [
  Date.now() - oldest,
  (oldest - youngest) / Math.max(1, count),
]

function idOf(time: number, number: number): string {
  const [at, rest] = [time.toString(16).padStart(12, '0'), number.toString(16).padStart(12, '0')]
  return `${at.slice(0, 8)}-${at.slice(8)}-7000-8000-${rest}`
}
