import { existsSync } from 'node:fs'
import { databaseFile, openUnlimited, type Database, type Place } from '../store/database.ts'
import { NewerData, readDataVersion } from '../store/operation/versions.ts'
import { VERSION } from '../version.ts'
import { CommandFailed } from './command.ts'

/** For a person: the address of a server holds a password. */
export const placeName = ({ databaseUrl, dataDir }: Place): string =>
  databaseUrl === undefined ? `the data folder ${dataDir}` : 'the PostgreSQL database'

/** @throws {CommandFailed} where a data folder has no data, which opening would create */
export function requireData(place: Place): void {
  if (place.databaseUrl === undefined && !existsSync(databaseFile(place)))
    throw new CommandFailed(`There is no data in ${placeName(place)}.`)
}

/**
 * Lets work be done on data of this version.
 * @throws {CommandFailed} when there is none, or it is of another version
 */
export async function withData<Result>(place: Place, work: (database: Database) => Promise<Result>): Promise<Result> {
  requireData(place)
  const database = openUnlimited(place)
  try {
    const { pending, unknown } = await readDataVersion(database)
    if (unknown.length > 0) throw new NewerData(VERSION, unknown)
    if (pending.length > 0)
      throw new CommandFailed(
        `The data in ${placeName(place)} is of an older version: start the server once, and try again.`,
      )
    return await work(database)
  } finally {
    await database.destroy()
  }
}
