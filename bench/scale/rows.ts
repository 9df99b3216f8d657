import { Client } from 'pg'
import type { Row } from '../server/inserts.ts'

/** So many rows are written at once, that PostgreSQL's log of changes stays small. */
const ROWS_AT_ONCE = 500_000
const MONTH_MS = 30 * 86_400_000

/**
 * Makes the responses of the row's form as many as wanted, of the month before now, with ids in the order of time as the
 * server's are.
 * @param row what each of them holds
 */
export async function fillTo(address: string, row: Row, rows: number): Promise<void> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    const { rows: counted } = await client.query(COUNT, [row.form_id])
    const first = Number(counted[0].rows)
    await client.query('set synchronous_commit = off')
    for (let from = first; from < rows; from += ROWS_AT_ONCE)
      await client.query(ADD, [
        row.form_id,
        row.version,
        row.responses,
        row.metadata,
        row.answers_hash,
        Date.now() - MONTH_MS,
        from,
        Math.min(from + ROWS_AT_ONCE, rows) - 1,
        MONTH_MS / rows,
      ])
    await client.query('vacuum analyze submission')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

const COUNT = 'select count(*) as rows from submission where form_id = $1'

/** A time of 48 bits, the version, and random bits: as UUIDv7 says. */
const ID_OF = (moment: string): string =>
  `overlay(overlay(replace(gen_random_uuid()::text, '-', '') placing lpad(to_hex(${moment}), 12, '0') from 1 for 12)
    placing '7' from 13 for 1)::uuid`

const ADD = `insert into submission
    (form_id, id, session_id, version, responses, metadata, answers_hash, created_at)
  select $1::uuid, ${ID_OF('moment')}, ${ID_OF('moment')}, $2::int, $3, $4, $5, moment
  from generate_series($7::bigint, $8::bigint) n, lateral (select $6::bigint + (n * $9::float8)::bigint as moment) at_that
  on conflict do nothing`
