import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { isPostgresDatabase, type Database } from '../database.ts'
import { ENDING, type CheckpointOrder } from './order.ts'

/**
 * After so many pages in its log SQLite moves them into the file itself, at a commit: always, and while a thread does it. Then
 * few are left to move when the log is that long (32 MB), and it begins at its start again.
 */
const [PAGES, PAGES_BESIDE] = [1000, 8000]
/** Long work comes in parts; the thread stays between two of them. */
const LINGER_MS = 1000

export type Checkpoints = ReturnType<typeof checkpointsBeside>

/**
 * While much is written, SQLite's log is moved into its file by a thread: on the event loop each move would hold up all
 * requests until the disk has synced. A commit is durable by the log, with the thread and without it.
 */
export function checkpointsBeside(database: Database) {
  let works = 0
  let end: (() => void) | undefined
  let timer: NodeJS.Timeout | undefined

  const begin = async () => {
    works += 1
    clearTimeout(timer)
    if (works > 1 || end || isPostgresDatabase(database)) return
    end = () => {}
    end = await startThread(database)
  }
  const leave = () => {
    works -= 1
    if (works > 0) return
    timer = setTimeout(() => {
      end?.()
      end = undefined
    }, LINGER_MS).unref()
  }
  return {
    /** @param work writes very much, in many transactions */
    async during<Result>(work: () => Promise<Result>): Promise<Result> {
      try {
        await begin()
        return await work()
      } finally {
        leave()
      }
    },
  }
}

/** @returns a function that ends it */
async function startThread(database: Database): Promise<() => void> {
  const file = await fileOf(database)
  // A database in memory has no log.
  if (file === '') return () => {}
  const state = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const order: CheckpointOrder = { file, state }
  const thread = new Worker(new URL('program.ts', import.meta.url), { workerData: order, execArgv: [] })
  thread.unref()
  // SQLite then moves the pages itself, as soon as it is told so.
  thread.on('error', () => {})
  thread.on('exit', () => void moveAfter(database, PAGES).catch(() => {}))
  await moveAfter(database, PAGES_BESIDE)
  return () => {
    Atomics.store(state, 0, ENDING)
    Atomics.notify(state, 0)
  }
}

async function fileOf(database: Database): Promise<string> {
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(
    database,
  )
  return rows[0]?.file ?? ''
}

const moveAfter = (database: Database, pages: number) =>
  sql`pragma wal_autocheckpoint = ${sql.raw(String(pages))}`.execute(database)
