import { sql } from 'kysely'
import { openFile, type Database } from '../database.ts'
import { migrate } from '../migrate.ts'

/** A table as copies and checks need to know it. */
export interface TableShape {
  name: string
  columns: string[]
  /** Of the primary key, in its order. */
  key: string[]
  /** Columns that are JSON on PostgreSQL and text on SQLite. */
  json: string[]
  hasBytes: boolean
  /** What its rows refer to. */
  references: Reference[]
}
interface Reference {
  table: string
  from: string[]
  to: string[]
}

/** Those of Kysely, and what is written only to see whether writing works. */
const LEFT_OUT = /^(kysely_|sqlite_|write_check$)/
const JSON_COLUMNS: Record<string, string[]> = { submission: ['responses', 'metadata'] }
/** References that SQLite cannot be told of in a table that exists. */
const UNDECLARED: Record<string, Reference[]> = {
  form_version: [{ table: 'form_version', from: ['form_id', 'structure_of'], to: ['form_id', 'version'] }],
}

/**
 * The tables of this version, each after those that it refers to. Read from an empty database in memory, so that a
 * migration needs no other list to be kept.
 */
export async function describeTables(): Promise<TableShape[]> {
  const empty = openFile(':memory:')
  try {
    await migrate(empty)
    const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(empty)
    const names = rows.map(({ name }) => name).filter((name) => !LEFT_OUT.test(name))
    return inOrder(await Promise.all(names.map((name) => describe(empty, name))))
  } finally {
    await empty.destroy()
  }
}

async function describe(database: Database, name: string): Promise<TableShape> {
  const { rows: columns } = await sql<{ name: string; type: string; pk: number }>`
    select name, type, pk from pragma_table_info(${name})`.execute(database)
  const { rows: references } = await sql<{ id: number; table: string; from: string; to: string }>`
    select id, "table", "from", "to" from pragma_foreign_key_list(${name}) order by id, seq`.execute(database)
  const key = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk)
  return {
    name,
    columns: columns.map((column) => column.name).toSorted(),
    key: key.map((column) => column.name),
    json: JSON_COLUMNS[name] ?? [],
    hasBytes: columns.some(({ type }) => type === 'blob'),
    references: [
      ...[...Map.groupBy(references, ({ id }) => id).values()].map((rows) => ({
        table: rows[0]!.table,
        from: rows.map(({ from }) => from),
        to: rows.map(({ to }) => to),
      })),
      ...(UNDECLARED[name] ?? []),
    ],
  }
}

function inOrder(tables: TableShape[]): TableShape[] {
  const ordered: TableShape[] = []
  const rest = new Set(tables.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
  while (rest.size > 0)
    for (const table of rest)
      if (table.references.every((reference) => reference.table === table.name || !waits(rest, reference.table))) {
        ordered.push(table)
        rest.delete(table)
      }
  return ordered
}

const waits = (rest: Set<TableShape>, name: string): boolean => [...rest].some((table) => table.name === name)
