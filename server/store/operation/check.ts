import { sql } from 'kysely'
import { isPostgresDatabase, type Database } from '../database.ts'
import { describeTables, type TableShape } from './schema.ts'

/**
 * Reads everything and looks for what must not be: damaged pages of SQLite, and rows that refer to nothing.
 * @returns a sentence for each problem; none in a sound place
 */
export async function findProblems(database: Database): Promise<string[]> {
  const problems = isPostgresDatabase(database) ? [] : await damagedPages(database)
  for (const table of await describeTables()) problems.push(...(await strayRows(database, table)))
  return problems
}

async function damagedPages(database: Database): Promise<string[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(20)`.execute(database)
  return rows.map((row) => row.integrity_check).filter((text) => text !== 'ok')
}

async function strayRows(database: Database, { name, references }: TableShape): Promise<string[]> {
  const problems: string[] = []
  for (const { table, from, to } of references) {
    const isFull = sql.join(
      from.map((column) => sql`child.${sql.ref(column)} is not null`),
      sql` and `,
    )
    const isSame = sql.join(
      from.map((column, at) => sql`parent.${sql.ref(to[at]!)} = child.${sql.ref(column)}`),
      sql` and `,
    )
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)} as child
      where ${isFull} and not exists (select 1 from ${sql.table(table)} as parent where ${isSame})`.execute(database)
    const count = Number(rows[0]?.count ?? 0)
    if (count > 0) problems.push(`${count} rows of ${name} refer to a ${table} that does not exist.`)
  }
  return problems
}
