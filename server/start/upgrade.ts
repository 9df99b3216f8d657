import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import type { Database } from '../store/database.ts'
import { backupName, makeBackupFolder, writeBackup } from '../store/operation/backups.ts'
import { NewerData, readDataVersion } from '../store/operation/versions.ts'
import { noteOf } from '../secret.ts'
import { VERSION } from '../version.ts'

/**
 * Before tables that hold data change: a backup, which no rotation removes. PostgreSQL's are the operator's (README).
 * @returns whether there is something to change
 * @throws {NewerData} when the data is of a later version
 */
export async function prepareUpgrade(database: Database, settings: Settings): Promise<boolean> {
  const { applied, pending, unknown } = await readDataVersion(database)
  if (unknown.length > 0) throw new NewerData(VERSION, unknown)
  if (applied.length > 0 && pending.length > 0) await keepAsItIs(settings, applied.at(-1), pending.at(-1))
  return pending.length > 0
}

async function keepAsItIs(settings: Settings, from: string | undefined, to: string | undefined): Promise<void> {
  const change = `The data is brought from ${from} to ${to}`
  if (settings.databaseUrl !== undefined || settings.backupsKept === 0) return console.log(`${change}.`)
  const file = join(makeBackupFolder(settings.dataDir), backupName().replace('sayform-', `before-${VERSION}-`))
  await writeBackup(settings, file, noteOf(settings))
  console.log(`${change}; as it was it is in ${file}`)
}
