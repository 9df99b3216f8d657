import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { isPostgresDatabase, type Database } from './database.ts'
import { BUSY_MS } from './sqlite.ts'

const [ATTEMPTS, PAUSE_MS] = [20, 100]

/**
 * Deleted rows are overwritten where they lay, but what was written before stands in SQLite's log until the log is cut.
 * PostgreSQL's files are its operator's.
 */
export const erasureStore = (database: Database) => ({
  /** Cuts the log; what another process reads for seconds is left to the next time. */
  sweep: async (): Promise<void> => {
    if (isPostgresDatabase(database)) return
    for (let attempt = 0; attempt < ATTEMPTS && !(await cutLog(database)); attempt += 1) await pause(PAUSE_MS)
  },
})

/** @returns whether nothing else used the log */
const cutLog = (database: Database): Promise<boolean> =>
  database.connection().execute(async (one) => {
    // Waiting for readers would hold the event loop.
    await sql`pragma busy_timeout = 0`.execute(one)
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(one)
      return rows[0]?.busy === 0
    } finally {
      await sql`pragma busy_timeout = ${sql.raw(String(BUSY_MS))}`.execute(one)
    }
  })
