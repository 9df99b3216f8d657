import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'

export const BUSY_MS = 10_000

/**
 * Opens a file as Kysely's dialect, through Node's own SQLite. It waits while another process writes.
 * @param file its folder exists; `:memory:` works too
 */
export function sqliteDialect(file: string): SqliteDialect {
  return new SqliteDialect({
    database: async () => {
      const database = new DatabaseSync(file)
      database.exec(`pragma busy_timeout = ${BUSY_MS}`)
      database.exec('pragma journal_mode = wal')
      database.exec('pragma synchronous = full')
      database.exec('pragma foreign_keys = on')
      // Free pages would keep the answers that were deleted; only deletions take longer.
      database.exec('pragma secure_delete = on')
      // SQLite's own knows the small letters of English alone.
      database.function('lower', { deterministic: true }, smallLetters)
      return adapt(database)
    },
  })
}

const smallLetters = (text: SQLInputValue): SQLInputValue => (typeof text === 'string' ? text.toLowerCase() : text)

/** Kysely knows better-sqlite3's shape; statements are compiled once per text. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const compiled = new Map<string, SqliteStatement>()
  const compile = (text: string): SqliteStatement => {
    const statement = statementOf(database.prepare(text))
    compiled.set(text, statement)
    return statement
  }
  return {
    close: () => database.close(),
    prepare: (text) => (isRolledBack(database, text) ? NOTHING_LEFT : (compiled.get(text) ?? compile(beginsNow(text)))),
  }
}

/** When the disk is full SQLite rolls back by itself: a second rollback would fail, and hide the cause. */
const isRolledBack = (database: DatabaseSync, text: string): boolean => text === 'rollback' && !database.isTransaction

const NOTHING_LEFT: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
}

/** A transaction that asks for the write lock only at its first write fails when another process has written meanwhile. */
const beginsNow = (text: string): string => (text === 'begin' ? 'begin immediate' : text)

const statementOf = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...parameters.map(toInput)),
  run: (parameters) => statement.run(...parameters.map(toInput)),
  iterate: (parameters) => statement.iterate(...parameters.map(toInput)),
})

function toInput(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return Number(value)
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`SQLite cannot store a ${typeof value}`)
}
