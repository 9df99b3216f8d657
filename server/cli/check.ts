import { openBucket } from '../bucket/bucket.ts'
import { compareWithBucket } from '../files/moving.ts'
import type { Settings } from '../settings.ts'
import type { Database } from '../store/database.ts'
import { fileStore } from '../store/files/index.ts'
import { findProblems } from '../store/operation/check.ts'
import { VERSION } from '../version.ts'
import { CommandFailed, type Command } from './command.ts'
import { placeName, withData } from './open.ts'

export const check: Command = {
  usage: '',
  about:
    'Reads all data and looks for damage, for rows that refer to nothing, for tables of another version, and for files that the bucket (FILES_URL) does not have.',
  operands: { min: 0, max: 0 },
  options: [],
  run: ({ settings }) =>
    withData(settings, async (database) => {
      const problems = [...(await findProblems(database)), ...(await fileProblems(settings, database))]
      if (problems.length > 0) throw new CommandFailed([`${placeName(settings)} has problems:`, ...problems].join('\n'))
      return [`All is well in ${placeName(settings)}, which is of version ${VERSION}.`]
    }),
}

async function fileProblems({ files }: Settings, database: Database): Promise<string[]> {
  const store = fileStore(database)
  if (!files) return (await store.isUsed()) ? ['Files are in a bucket, and FILES_URL is not set.'] : []
  const { missing, unknown } = await compareWithBucket(store, openBucket(files))
  return [
    ...(missing > 0 ? [`The bucket does not have ${missing} files.`] : []),
    ...(unknown > 0 ? [`The bucket has ${unknown} objects below sayform/ that belong to no file here.`] : []),
  ]
}
