import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { migrationNames } from '../migrations/names.ts'

/** How the tables of a place stand to this program. */
export interface DataVersion {
  /** Migrations that ran there. */
  applied: string[]
  /** Migrations of this program that did not. */
  pending: string[]
  /** Migrations that ran there and are of a later program. */
  unknown: string[]
}

/** The data was written by a later program: this one must not touch it. */
export class NewerData extends Error {
  constructor(version: string, unknown: readonly string[]) {
    super(
      `the data was made by a newer version of Sayform: it has ${unknown.join(', ')}, which version ${version} does not ` +
        'know. Start the newer version, or restore a backup from before the upgrade.',
    )
  }
}

/** @returns nothing applied where there are no tables yet */
export async function readDataVersion(database: Database): Promise<DataVersion> {
  const applied = await appliedMigrations(database)
  return {
    applied,
    pending: migrationNames.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !migrationNames.some((known) => known === name)),
  }
}

async function appliedMigrations(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database)
  return rows.map(({ name }) => name)
}
