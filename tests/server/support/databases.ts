import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Place } from '../../../server/store/database.ts'
import { migrate } from '../../../server/store/migrate.ts'
import { hasPostgres, startPostgres } from './postgres.ts'

/** Gives a place for data without any, each time another one. */
export type NewPlace = () => Promise<Place>

interface Kind {
  name: string
  start(isMigrated: boolean): Promise<{ newPlace: NewPlace; stop(): Promise<void> }>
}

const folders: string[] = []

export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sayform-server-'))
  folders.push(folder)
  return folder
}

const sqlite: Kind = {
  name: 'SQLite',
  async start(isMigrated) {
    const like = isMigrated ? newFolder() : undefined
    if (like !== undefined) await makeTables({ databaseUrl: undefined, dataDir: like })
    const newPlace = async () => {
      const dataDir = newFolder()
      if (like !== undefined) cpSync(like, dataDir, { recursive: true })
      return { databaseUrl: undefined, dataDir }
    }
    return { newPlace, stop: async () => {} }
  },
}

const postgres: Kind = {
  name: 'PostgreSQL',
  async start(isMigrated) {
    const { createDatabase, stop } = await startPostgres()
    const like = isMigrated ? await createDatabase() : undefined
    if (like !== undefined) await makeTables({ databaseUrl: like, dataDir: '' })
    return { newPlace: async () => ({ databaseUrl: await createDatabase(like), dataDir: newFolder() }), stop }
  },
}

async function makeTables(place: Place): Promise<void> {
  const database = openDatabase(place, () => {})
  await migrate(database)
  await database.destroy()
}

/** Runs the same suite on SQLite and on PostgreSQL. Where there is none its half is left out, but never in CI. */
export const onBothDatabases = (suite: (newPlace: NewPlace) => void) => onBoth(suite, false)

/** The same on databases that have their tables: a copy of them takes a part of the time of making them. */
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
    suite(() => running.newPlace())
  })
  it.skipIf(hasPostgres || process.env['CI'] !== 'true')('has a PostgreSQL to run on', () =>
    expect(hasPostgres).toBe(true),
  )
  if (!hasPostgres) console.warn('PostgreSQL is not installed here: its half of the server suite is left out.')
}
