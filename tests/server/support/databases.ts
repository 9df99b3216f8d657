import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Place } from '../../../server/store/database.ts'
import { hasPostgres, startPostgres } from './postgres.ts'

/** Gives an empty place for data, each time another one. */
export type NewPlace = () => Promise<Place>

interface Kind {
  name: string
  start(): Promise<{ databaseUrl(): Promise<string | undefined>; stop(): Promise<void> }>
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
  async start() {
    const { createDatabase, stop } = await startPostgres()
    return { databaseUrl: createDatabase, stop }
  },
}

/** Runs the same suite on SQLite and on PostgreSQL. Where there is none its half is left out, but never in CI. */
export function onBothDatabases(suite: (newPlace: NewPlace) => void): void {
  describe.each(hasPostgres ? [sqlite, postgres] : [sqlite])('on $name', ({ start }) => {
    let running: Awaited<ReturnType<Kind['start']>>
    beforeAll(async () => {
      running = await start()
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
