import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { databaseFile, openFile, openUnlimited, type Database, type Place } from '../database.ts'

const FOLDER = 'backups'
const NAME = /^sayform-\d{4}-\d{2}-\d{2}T\d{6}Z\.db$/
/** What is being written, and what SQLite keeps beside it. */
const PART = /\.part(-journal|-wal|-shm)?$/
/** Longer than anything is written: what is older was interrupted. */
const PART_MS = 24 * 60 * 60_000

/** What a backup says of itself, beside the tables. */
export interface BackupNote {
  version: string
  madeAt: string
  /** The secret of the data folder; absent where SECRET_KEY is set. */
  secret: string | undefined
}

/** Where backups of a data folder go by themselves. */
export const backupFolder = (dataDir: string): string => join(dataDir, FOLDER)

/** @returns such as sayform-2026-11-22T120000Z.db: names are in the order of time */
export const backupName = (now = new Date()): string =>
  `sayform-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.db`

/**
 * Writes everything into one SQLite file, as it was at one moment, whichever database it is in; servers go on meanwhile.
 * @param file must not exist
 * @param complete adds to the copy what is not in the database
 */
export async function writeBackup(
  place: Place,
  file: string,
  note: BackupNote,
  complete?: (copy: Database) => Promise<void>,
): Promise<void> {
  // Another process may write a backup of the same name.
  const part = `${file}.${randomUUID()}.part`
  try {
    if (place.databaseUrl === undefined) copyFile(databaseFile(place), part)
    else await copyServer(place, part)
    if (complete) await completeFile(part, complete)
    writeNote(part, note)
    renameSync(part, file)
  } finally {
    rmSync(part, { force: true })
  }
}

async function completeFile(file: string, complete: (copy: Database) => Promise<void>): Promise<void> {
  const copy = openFile(existingFile(file))
  try {
    await complete(copy)
  } finally {
    await copy.destroy()
  }
}

/** SQLite makes a file that it does not find: one that somebody removed meanwhile would become an empty backup. */
const existingFile = (file: string): string => `${pathToFileURL(file).href}?mode=rw`

/** SQLite's own copy of a file that others read and write. */
export function copyFile(from: string, to: string): void {
  const source = new DatabaseSync(from)
  try {
    source.exec('pragma busy_timeout = 10000')
    source.prepare('vacuum into ?').run(to)
  } finally {
    source.close()
  }
}

async function copyServer(place: Place, file: string): Promise<void> {
  const [{ migrate }, { copyTables }] = await Promise.all([import('../migrate.ts'), import('./copy.ts')])
  const [source, target] = [openUnlimited(place), openFile(file)]
  try {
    await migrate(target)
    await copyTables(source, target)
  } finally {
    await Promise.all([source.destroy(), target.destroy()])
  }
}

function writeNote(file: string, note: BackupNote): void {
  const database = new DatabaseSync(existingFile(file))
  try {
    // One file without a log beside it: it may be copied as it is.
    database.exec('pragma journal_mode = delete')
    database.exec('create table if not exists backup_note (note text not null)')
    database.prepare('insert into backup_note values (?)').run(JSON.stringify(note))
  } finally {
    database.close()
  }
}

/** @returns undefined when the file is no backup of Sayform */
export function readNote(file: string): BackupNote | undefined {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return JSON.parse(String(database.prepare('select note from backup_note').get()?.['note'] ?? 'null')) ?? undefined
  } catch {
    return undefined
  } finally {
    database.close()
  }
}

/** @param file a copy of a backup, which becomes the database of a data folder */
export function dropNote(file: string): void {
  const database = new DatabaseSync(file)
  database.exec('drop table if exists backup_note')
  database.close()
}

/** @returns the backups of a data folder, newest first */
export const listBackups = (dataDir: string): string[] => {
  const folder = backupFolder(dataDir)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
    .map((name) => join(folder, name))
}

/** Removes all but the newest, and what interrupted backups left; what another process writes stays. */
export function dropOldBackups(dataDir: string, kept: number, now = Date.now()): void {
  const folder = backupFolder(dataDir)
  for (const file of listBackups(dataDir).slice(kept)) rmSync(file, { force: true })
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const modified = PART.test(name) ? statSync(file, { throwIfNoEntry: false })?.mtimeMs : undefined
    if (modified !== undefined && now - modified > PART_MS) rmSync(file, { force: true })
  }
}

export const makeBackupFolder = (dataDir: string): string => {
  mkdirSync(backupFolder(dataDir), { recursive: true, mode: 0o700 })
  return backupFolder(dataDir)
}
