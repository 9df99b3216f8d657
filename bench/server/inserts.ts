import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { v7 } from 'uuid'
import { outputOf, type Figure, type Load } from './load.ts'

/** One stored submission: what the bare INSERTs write again and again, with other ids. */
export interface Row {
  form_id: string
  version: number
  responses: string
  metadata: string
  answers_hash: string
  created_at: number
}

const insertWith = (id: string): string =>
  'insert into submission (form_id, id, session_id, version, responses, metadata, answers_hash, created_at) ' +
  `values (:form_id, ${id}, ${id}, :version, :responses, :metadata, :answers_hash, :created_at) ` +
  'on conflict (form_id, session_id) do nothing returning id'

/** Ids in the order of time, as the server's are: random ones would cost PostgreSQL more. */
const ORDERED_ID =
  "overlay(replace(gen_random_uuid()::text, '-', '')" +
  " placing lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') from 1 for 12)::uuid"

/** pgbench connects within its time, and leaves that out of its figure: many connections would leave no time on a busy machine. */
const CONNECTED_PER_SECOND = 100

/** The INSERT of a submission by itself: prepared, one row and one durable commit per transaction. */
export async function pgbench(address: string, folder: string, row: Row, load: Load): Promise<Figure> {
  const script = join(folder, 'insert.sql')
  writeFileSync(script, `${insertWith(ORDERED_ID)};\n`)
  const values = Object.entries(row).flatMap(([name, value]) => ['-D', `${name}=${value}`])
  const seconds = load.seconds + Math.floor(load.connections / CONNECTED_PER_SECOND)
  const shape = ['-n', '-M', 'prepared', '-j2', `-c${load.connections}`, `-T${seconds}`]
  const output = await outputOf('pgbench', [...shape, '-f', script, ...values, address])
  const figureOf = (name: RegExp) => Number(name.exec(output)?.[1] ?? Number.NaN)
  return {
    perSecond: figureOf(/tps = ([\d.]+)/),
    good: figureOf(/transactions actually processed: (\d+)/),
    errors: figureOf(/failed transactions: (\d+)/),
  }
}

/** The same on SQLite, which has one writer at a time: the same INSERT in a loop. */
export function sqliteLoop(folder: string, row: Row, { seconds }: Load): Figure {
  const database = new DatabaseSync(join(folder, 'sayform.db'))
  database.exec('pragma busy_timeout = 10000; pragma synchronous = full; pragma foreign_keys = on')
  const insert = database.prepare(insertWith(':id').replace(':id, :id', ':id, :session_id'))
  const from = performance.now()
  let good = 0
  for (; performance.now() - from < seconds * 1000; good += 1) insert.get({ ...row, id: v7(), session_id: v7() })
  const perSecond = (good * 1000) / (performance.now() - from)
  database.close()
  return { perSecond, good, errors: 0 }
}
