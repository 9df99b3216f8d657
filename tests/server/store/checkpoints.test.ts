import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkpointsBeside, type Checkpoints } from '../../../server/store/checkpoints/start.ts'
import { openDatabase, openFile, type Database } from '../../../server/store/database.ts'
import { newFolder } from '../support/databases.ts'

const UNTIL = { timeout: 30_000 }

const PAGE = 4096
let database: Database
let checkpoints: Checkpoints
let dataDir: string
beforeEach(async () => {
  dataDir = newFolder()
  database = openDatabase({ databaseUrl: undefined, dataDir }, () => {})
  checkpoints = checkpointsBeside(database)
  await sql`create table page (bytes blob)`.execute(database)
})
afterEach(() => database.destroy())

const write = (pages: number) =>
  sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${pages})
    insert into page select randomblob(${PAGE}) from n`.execute(database)
const writeMany = async (pages: number) => {
  for (let written = 0; written < pages; written += 100) await write(100)
}
const pragma = async (name: string) => {
  const { rows } = await sql<Record<string, number>>`pragma ${sql.raw(name)}`.execute(database)
  return rows[0] ?? {}
}
const movedPages = async () => (await pragma('wal_checkpoint(noop)'))['checkpointed']
const ownLimit = async () => (await pragma('wal_autocheckpoint'))['wal_autocheckpoint']

it('the log of SQLite is moved by a thread while much is written, and by SQLite itself afterwards', async () => {
  expect(await ownLimit()).toBe(1000)
  await checkpoints.during(async () => {
    expect(await ownLimit()).toBe(8000)
    await writeMany(600)
    await expect.poll(movedPages, UNTIL).toBeGreaterThan(0)
  })
  await expect.poll(ownLimit, UNTIL).toBe(1000)
})

it('the log stays bounded however much is written, and all of it is there', async () => {
  const longest = 8000 * (PAGE + 24)
  await checkpoints.during(() => writeMany(24_000))
  expect(statSync(join(dataDir, 'sayform.db-wal')).size).toBeLessThan(1.5 * longest)
  expect((await sql<{ n: number }>`select count(*) as n from page`.execute(database)).rows).toEqual([{ n: 24_000 }])
  expect(await pragma('integrity_check')).toEqual({ integrity_check: 'ok' })
})

it('a thread that is there serves what follows, and works may overlap', async () => {
  await Promise.all([checkpoints.during(() => writeMany(300)), checkpoints.during(() => writeMany(300))])
  await checkpoints.during(async () => expect(await ownLimit()).toBe(8000))
  await expect.poll(ownLimit, UNTIL).toBe(1000)
})

it('what fails inside fails outside, and a database in memory does without', async () => {
  await expect(checkpoints.during(() => Promise.reject(new Error('within')))).rejects.toThrow('within')
  const memory = openFile(':memory:')
  expect(await checkpointsBeside(memory).during(async () => 7)).toBe(7)
  await memory.destroy()
})
