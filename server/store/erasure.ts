import { sql } from 'kysely'
import { isPostgresDatabase, type Database } from './database.ts'
import { BUSY_MS } from './sqlite.ts'

/**
 * Deleted rows are overwritten where they lay, but what was written before stands in SQLite's log until the log is cut.
 * PostgreSQL's files are its operator's.
 */
export const erasureStore = (database: Database) => ({
  /** Cuts the log; what another process reads at this moment is left to the next time. */
  sweep: async (): Promise<void> => {
    if (isPostgresDatabase(database)) return
    await database.connection().execute(async (one) => {
      // Waiting for readers would hold the event loop.
      await sql`pragma busy_timeout = 0`.execute(one)
      try {
        await sql`pragma wal_checkpoint(truncate)`.execute(one)
      } finally {
        await sql`pragma busy_timeout = ${sql.raw(String(BUSY_MS))}`.execute(one)
      }
    })
  },
})
