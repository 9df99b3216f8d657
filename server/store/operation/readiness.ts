import { statfs } from 'node:fs/promises'
import type { Database } from '../database.ts'

/** Probes come every few seconds from several places; the database is asked once in this time. */
const EVERY_MS = 2000
/** Less free space than this, and an answer with files may not fit. */
const FREE_BYTES_MIN = 50_000_000

export class DiskAlmostFull extends Error {
  constructor(freeBytes: number) {
    super(`Only ${Math.floor(freeBytes / 1_000_000)} MB are free in the data folder`)
  }
}

/** No fault: a load balancer sends requests elsewhere from now on. */
export class Stopping extends Error {
  constructor() {
    super('The server is stopping')
  }
}

/**
 * Whether answers can be stored now.
 * @returns a function that rejects with the cause when the database cannot be read or written, or the disk is almost full
 */
export function readinessCheck(
  database: Database,
  { dataDir }: { dataDir: string },
  readFreeBytes = freeBytesOf,
): () => Promise<void> {
  let until = 0
  let running: Promise<void> | undefined
  const check = async (): Promise<void> => {
    requireSpace(await readFreeBytes(dataDir))
    await write(database)
    until = Date.now() + EVERY_MS
  }
  return () => {
    if (Date.now() < until) return Promise.resolve()
    running ??= check().finally(() => (running = undefined))
    return running
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

function requireSpace(freeBytes: number): void {
  if (freeBytes < FREE_BYTES_MIN) throw new DiskAlmostFull(freeBytes)
}

const write = (database: Database): Promise<unknown> =>
  database
    .insertInto('write_check')
    .values({ id: 1, at: Date.now() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet((row) => ({ at: row.ref('excluded.at') })))
    .execute()
