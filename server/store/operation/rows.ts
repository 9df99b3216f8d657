import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { isPostgresDatabase, type Database } from '../database.ts'
import type { TableShape } from './schema.ts'

export type Row = Record<string, unknown>

const BATCH = 500
/** Their rows may hold half a megabyte each. */
const BATCH_OF_BYTES = 20

/** All rows of a table in the order of its key, in batches whose size is bounded. */
export async function* readRows(database: Database, table: TableShape): AsyncGenerator<Row[]> {
  const limit = table.hasBytes ? BATCH_OF_BYTES : BATCH
  for (let after: Row | undefined; ;) {
    const rows = await readAfter(database, table, after, limit)
    if (rows.length > 0) yield rows
    if (rows.length < limit) return
    after = rows.at(-1)
  }
}

async function readAfter(database: Database, table: TableShape, after: Row | undefined, limit: number): Promise<Row[]> {
  const key = sql.join(table.key.map((column) => sql.ref(column)))
  const values = sql.join(table.key.map((column) => sql`${after?.[column]}`))
  const { rows } = await sql<Row>`
    select ${sql.join(table.columns.map((column) => sql.ref(column)))} from ${sql.table(table.name)}
    ${after ? sql`where (${key}) > (${values})` : sql``}
    order by ${key} limit ${limit}`.execute(database)
  return rows
}

export async function insertRows(database: Database, table: TableShape, rows: readonly Row[]): Promise<void> {
  const isText = !isPostgresDatabase(database)
  const tuples = rows.map(
    (row) => sql`(${sql.join(table.columns.map((column) => sql`${toInput(row[column], isText)}`))})`,
  )
  await sql`
    insert into ${sql.table(table.name)} (${sql.join(table.columns.map((column) => sql.ref(column)))})
    values ${sql.join(tuples)}`.execute(database)
}

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array

/** PostgreSQL gives JSON as values. */
const toInput = (value: unknown, isText: boolean): unknown =>
  isText && typeof value === 'object' && value !== null && !isBytes(value) ? JSON.stringify(value) : value

/** Of all rows of a table, whatever their order and whichever database they are in. */
export interface Checksum {
  rows: number
  sum: bigint
}

const MODULUS = 1n << 128n

export async function checksumOf(database: Database, table: TableShape): Promise<Checksum> {
  const total: Checksum = { rows: 0, sum: 0n }
  for await (const rows of readRows(database, table))
    for (const row of rows) {
      total.rows += 1
      total.sum = (total.sum + digest(table, row)) % MODULUS
    }
  return total
}

const digest = (table: TableShape, row: Row): bigint =>
  BigInt(
    `0x${hash('sha256', JSON.stringify(table.columns.map((column) => canonical(table, column, row[column])))).slice(0, 32)}`,
  )

/** The same for both databases, which give booleans, bytes and JSON in ways of their own. */
function canonical({ json }: TableShape, column: string, value: unknown): unknown {
  if (json.includes(column)) return sorted(typeof value === 'string' ? JSON.parse(value) : value)
  if (typeof value === 'boolean') return Number(value)
  if (isBytes(value)) return Buffer.from(value).toString('base64')
  return value
}

/** PostgreSQL keeps the names of an object in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, entry]) => [name, sorted(entry)])
}
