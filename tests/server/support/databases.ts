import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Place } from '../../../server/store/database.ts'
import { migrate } from '../../../server/store/migrate.ts'
import { type Cluster, hasPostgres, startPostgres } from './postgres.ts'

/** Gives a place for data without any, each time another one. */
export type NewPlace = () => Promise<Place>

interface Kind {
  name: string
  start(isMigrated: boolean): Promise<{ databaseUrl(): Promise<string | undefined>; stop(): Promise<void> }>
}

const folders: string[] = []

export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sayform-server-'))
  folders.push(folder)
  return folder
}

const sqlite: Kind = {
  name: 'SQLite',
  start: async () => ({ databaseUrl: async () => undefined, stop: async () => {} }),
}

const postgres: Kind = {
  name: 'PostgreSQL',
  async start(isMigrated) {
    const { createDatabase, stop } = await startPostgres()
    const like = isMigrated ? await aMigratedDatabase(createDatabase) : undefined
    return { databaseUrl: () => createDatabase(like), stop }
  },
}

async function aMigratedDatabase(createDatabase: Cluster['createDatabase']): Promise<string> {
  const databaseUrl = await createDatabase()
  const database = openDatabase({ databaseUrl, dataDir: '' }, () => {})
  await migrate(database)
  await database.destroy()
  return databaseUrl
}

/** Runs the same suite on SQLite and on PostgreSQL. Where there is none its half is left out, but never in CI. */
export const onBothDatabases = (suite: (newPlace: NewPlace) => void) => onBoth(suite, false)

/** The same on databases of PostgreSQL that have their tables: a copy of them takes a part of the time of making them. */
export const onBothMigratedDatabases = (suite: (newPlace: NewPlace) => void) => onBoth(suite, true)

function onBoth(suite: (newPlace: NewPlace) => void, isMigrated: boolean): void {
  describe.each(hasPostgres ? [sqlite, postgres] : [sqlite])('on $name', ({ start }) => {
    let running: Awaited<ReturnType<Kind['start']>>
    beforeAll(async () => {
      running = await start(isMigrated)
    })
    afterAll(async () => {
      await running.stop()
      folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }))
    })
    suite(async () => ({ databaseUrl: await running.databaseUrl(), dataDir: newFolder() }))
  })
  it.skipIf(hasPostgres || process.env['CI'] !== 'true')('has a PostgreSQL to run on', () =>
    expect(hasPostgres).toBe(true),
  )
  if (!hasPostgres) console.warn('PostgreSQL is not installed here: its half of the server suite is left out.')
}
