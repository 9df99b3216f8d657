import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Place } from '../database.ts'

const LOCK_ID = 7_295_310_462
const RETRY_MS = 50
const LOCK_MS = 120_000
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Lets one process at a time prepare the database and the data folder. The lock is released when its process ends.
 * @param prepare migrates, and creates the first account
 */
export const withStartLock = <Result>(place: Place, prepare: () => Promise<Result>): Promise<Result> =>
  place.databaseUrl === undefined ? withFileLock(place.dataDir, prepare) : withServerLock(place.databaseUrl, prepare)

async function withServerLock<Result>(connectionString: string, prepare: () => Promise<Result>): Promise<Result> {
  const { Client: Connection } = await import('pg')
  const client = new Connection({ connectionString, connectionTimeoutMillis: 10_000, lock_timeout: LOCK_MS })
  // The next query reports a broken connection; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await takeLock(client)
    return await prepare()
  } finally {
    await client.end()
  }
}

async function takeLock(client: Client): Promise<void> {
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_ID])
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)) throw error
    throw new Error('another server has been preparing the database for too long.', { cause: error })
  }
}

/** An empty SQLite file is the lock: the system releases it when its process dies. */
async function withFileLock<Result>(dataDir: string, prepare: () => Promise<Result>): Promise<Result> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(dataDir, 'start.lock'))
  try {
    while (!taken(lock)) await pause(RETRY_MS)
    return await prepare()
  } finally {
    lock.close()
  }
}

function taken(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === 5) return false
    throw error
  }
}
