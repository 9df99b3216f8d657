import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noteOf, SECRET_FILE } from '../secret.ts'
import type { Settings } from '../settings.ts'
import type { Bucket } from '../bucket/bucket.ts'
import { takeBack } from '../files/moving.ts'
import { fileStore, type FileStore } from '../store/files/index.ts'
import { databaseFile, openFile, openUnlimited, type Database, type Place } from '../store/database.ts'
import { migrate } from '../store/migrate.ts'
import { backupName, copyFile, dropNote, makeBackupFolder, readNote, writeBackup } from '../store/operation/backups.ts'
import { findProblems } from '../store/operation/check.ts'
import { copyDatabase, firstFilledTable } from '../store/operation/copy.ts'
import { NewerData, readDataVersion } from '../store/operation/versions.ts'
import { VERSION } from '../version.ts'
import { CommandFailed, type Command } from './command.ts'
import { requireBucket } from './files.ts'
import { placeName, requireData } from './open.ts'

const megabytes = (file: string) => `${(statSync(file).size / 1_000_000).toFixed(1)} MB`

export const backup: Command = {
  usage: '[FILE] [--files include]',
  about:
    'Writes all data into one file, of either database, while servers go on. Without FILE into DATA_DIR/backups. Files that are in a bucket (FILES_URL) are in it with --files include.',
  operands: { min: 0, max: 1 },
  options: ['files'],
  async run({ settings, operands: [given], options: { files } }) {
    requireData(settings)
    if (files !== undefined && files !== 'include') throw new CommandFailed('--files takes include.')
    const file = given ?? join(makeBackupFolder(settings.dataDir), backupName())
    if (existsSync(file))
      throw new CommandFailed(`${file} is there already: a backup is never written over another file.`)
    const lines: string[] = []
    await writeBackup(settings, file, noteOf(settings), async (copy) => {
      if (files) lines.push(await includeFiles(fileStore(copy), requireBucket(settings)))
      else if (await hasFilesElsewhere(copy)) lines.push(FILES_ELSEWHERE)
    })
    return [`The backup is ${file} (${megabytes(file)}).`, ...lines, secretLine(settings)]
  },
}

const FILES_ELSEWHERE =
  'Files that are in the bucket (FILES_URL) are not in it: keep those too, or back up with --files include.'

const FILES_AS_THEY_ARE =
  'Its files are in the bucket (FILES_URL), as that is now: the command check counts those that it does not have.'

async function hasFilesElsewhere(copy: Database): Promise<boolean> {
  const { pending } = await readDataVersion(copy)
  return pending.length === 0 && (await fileStore(copy).isUsed())
}

/** The copy knows nothing of the bucket then, so that a server on it never touches the files of the one that goes on. */
async function includeFiles(store: FileStore, bucket: Bucket): Promise<string> {
  const { moved, missing } = await takeBack(store, bucket)
  if (missing.length > 0)
    throw new CommandFailed(`The bucket does not have ${missing.length} files: no backup was made.`)
  await store.forgetBucket()
  return `${moved} files of the bucket are in it.`
}

const secretLine = ({ secretKey }: Settings): string =>
  secretKey === undefined
    ? 'The secret of the data folder is in it: keep it where only you can read it.'
    : 'SECRET_KEY is not in it: keep that too.'

export const restore: Command = {
  usage: 'FILE',
  about: 'Puts a backup into an empty data folder (DATA_DIR), or into an empty PostgreSQL database (DATABASE_URL).',
  operands: { min: 1, max: 1 },
  options: [],
  async run({ settings, operands: [file = ''] }) {
    const note = existsSync(file) ? readNote(file) : undefined
    if (!note) throw new CommandFailed(`${file} is ${existsSync(file) ? 'no backup of Sayform' : 'not there'}.`)
    const hasElsewhere = await (settings.databaseUrl === undefined ? restoreFile : restoreServer)(settings, file)
    const lines = [
      `The backup of ${note.madeAt} (version ${note.version}) is in ${placeName(settings)}.`,
      ...(hasElsewhere ? [FILES_AS_THEY_ARE] : []),
    ]
    return note.secret === undefined
      ? [...lines, 'Start the server with the SECRET_KEY that it had.']
      : [...lines, ...keepSecret(settings, note.secret)]
  },
}

/** @returns whether files of it are in a bucket */
async function restoreFile(place: Place, file: string): Promise<boolean> {
  const target = databaseFile(place)
  if (existsSync(target))
    throw new CommandFailed(`There is data in ${placeName(place)} already: restore into an empty one.`)
  mkdirSync(place.dataDir, { recursive: true, mode: 0o700 })
  const part = `${target}.part`
  rmSync(part, { force: true })
  try {
    copyFile(file, part)
    dropNote(part)
    const hasElsewhere = await requireSound(part)
    renameSync(part, target)
    return hasElsewhere
  } finally {
    rmSync(part, { force: true })
  }
}

/** @returns whether files of it are in a bucket, as far as this version can tell before it is brought up to date */
async function requireSound(file: string): Promise<boolean> {
  const database = openFile(file)
  try {
    const { unknown, pending } = await readDataVersion(database)
    if (unknown.length > 0) throw new NewerData(VERSION, unknown)
    const [problem] = pending.length > 0 ? [] : await findProblems(database)
    if (problem) throw new CommandFailed(`The backup is damaged: ${problem}`)
    return await hasFilesElsewhere(database)
  } finally {
    await database.destroy()
    for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
  }
}

/** By a copy that is brought up to date first, since a backup may be older than this version. */
async function restoreServer(place: Place, file: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'sayform-restore-'))
  const copy = join(folder, 'sayform.db')
  try {
    copyFile(file, copy)
    await requireSound(copy)
    const [source, target] = [openFile(copy), openUnlimited(place)]
    try {
      await Promise.all([migrate(source), migrate(target)])
      const filled = await firstFilledTable(target)
      if (filled)
        throw new CommandFailed(`There is data in ${placeName(place)} already (${filled}): restore into an empty one.`)
      await copyDatabase(source, target)
      return await hasFilesElsewhere(target)
    } finally {
      await Promise.all([source.destroy(), target.destroy()])
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Links in mails and secrets of webhooks work with the same secret only. */
export function keepSecret({ secretKey, dataDir }: Settings, secret: string): string[] {
  if (secretKey === secret) return []
  if (secretKey !== undefined)
    return ['SECRET_KEY is another one than before: everybody logs in again, and webhooks need new secrets.']
  const file = join(dataDir, SECRET_FILE)
  if (!existsSync(file)) writeFileSync(file, secret, { mode: 0o600 })
  return []
}
