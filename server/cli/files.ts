import { openBucket, type Bucket } from '../bucket/bucket.ts'
import { removeLoose, storeWaiting, takeBack } from '../files/moving.ts'
import type { Settings } from '../settings.ts'
import { fileStore, type FileStore } from '../store/files/index.ts'
import { CommandFailed, type Command } from './command.ts'
import { withData } from './open.ts'

export const files: Command = {
  usage: '--to bucket | --to database',
  about:
    'Moves the bytes of all files into the bucket of FILES_URL, or out of it into the database. Stop the server before moving out.',
  operands: { min: 0, max: 0 },
  options: ['to'],
  run: ({ settings, options: { to } }) => {
    const move = to === 'bucket' ? moveIn : to === 'database' ? moveOut : undefined
    if (!move) throw new CommandFailed('Where to? --to takes bucket or database.')
    const bucket = requireBucket(settings)
    return withData(settings, (database) => move(fileStore(database), bucket))
  },
}

/** @throws {CommandFailed} where FILES_URL is not set */
export function requireBucket(settings: Settings): Bucket {
  if (!settings.files) throw new CommandFailed('FILES_URL, FILES_KEY and FILES_SECRET must be set: the bucket.')
  return openBucket(settings.files)
}

async function moveIn(store: FileStore, bucket: Bucket): Promise<string[]> {
  await bucket.check()
  await store.queueAll()
  const moved = await storeWaiting(store, bucket)
  const left = await store.countWaiting()
  return [
    `${moved} files went into the bucket.`,
    ...(left > 0 ? [`${left} more are being moved by a server, or will be within minutes.`] : []),
    'SQLite uses the space again, and does not give it back to the disk; PostgreSQL does after VACUUM FULL.',
  ]
}

async function moveOut(store: FileStore, bucket: Bucket): Promise<string[]> {
  const { moved, missing } = await takeBack(store, bucket)
  await removeLoose(store, bucket)
  if (missing.length > 0)
    throw new CommandFailed(
      `${moved} files are in the database now; the bucket does not have ${missing.length} others.`,
    )
  return [`${moved} files are in the database now, and no longer in the bucket.`, 'Start the server without FILES_URL.']
}
