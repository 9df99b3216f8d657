import { isPostgresDatabase, type Database } from '../database.ts'
import { checksumOf, insertRows, readRows } from './rows.ts'
import { describeTables, type TableShape } from './schema.ts'

export interface CopiedTable {
  name: string
  rows: number
  /** Hexadecimal; equal in both places. */
  checksum: string
}

/** The two places do not hold the same. */
export class CopyDiffers extends Error {}

/**
 * Copies every table into an empty place of the same version, and compares counts and checksums of each. The target gets all
 * or nothing.
 * @throws {CopyDiffers} when a table differs afterwards, as when a server went on writing into the source
 */
export async function copyDatabase(source: Database, target: Database): Promise<CopiedTable[]> {
  const tables = await copyTables(source, target)
  const copied: CopiedTable[] = []
  for (const table of tables) copied.push(await compare(source, target, table))
  return copied
}

/** Copies every table as it was at one moment, all or nothing. */
export async function copyTables(source: Database, target: Database): Promise<TableShape[]> {
  const tables = await describeTables()
  await atOneMoment(source, (still) =>
    target.transaction().execute(async (inside) => {
      for (const table of tables) await copyTable(still, inside, table)
    }),
  )
  return tables
}

/** Everything that is read is as it was when the reading began. */
const atOneMoment = <Result>(source: Database, read: (still: Database) => Promise<Result>): Promise<Result> =>
  isPostgresDatabase(source)
    ? source.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
    : source.transaction().execute(read)

async function copyTable(source: Database, target: Database, table: TableShape): Promise<void> {
  for await (const rows of readRows(source, table)) await insertRows(target, table, rows)
}

async function compare(source: Database, target: Database, table: TableShape): Promise<CopiedTable> {
  const [from, to] = [await checksumOf(source, table), await checksumOf(target, table)]
  if (from.rows !== to.rows || from.sum !== to.sum)
    throw new CopyDiffers(
      `The table ${table.name} has ${from.rows} rows here and ${to.rows} there, or they differ: ` +
        'was a server writing meanwhile? Empty the new place, stop the server, and try again.',
    )
  return { name: table.name, rows: to.rows, checksum: to.sum.toString(16).padStart(32, '0') }
}

/** @returns the first table that has rows, or undefined in an empty place */
export async function firstFilledTable(database: Database): Promise<string | undefined> {
  for (const table of await describeTables())
    for await (const rows of readRows(database, table)) if (rows.length > 0) return table.name
  return undefined
}
