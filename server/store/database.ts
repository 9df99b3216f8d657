import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql, type SelectQueryBuilder } from 'kysely'
import { postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables/tables.ts'

export type Database = Kysely<Tables>

/** Where the data is: PostgreSQL when an address is given, else a file in the folder. */
export interface Place {
  databaseUrl: string | undefined
  dataDir: string
}

/** Where SQLite's data is. */
export const databaseFile = ({ dataDir }: Pick<Place, 'dataDir'>): string => join(dataDir, 'sayform.db')

/**
 * Opens the database; nothing is migrated yet.
 * @param onError called for connections that break while they are idle
 */
export function openDatabase(place: Place, onError: (error: Error) => void): Database {
  if (place.databaseUrl === undefined) {
    mkdirSync(place.dataDir, { recursive: true, mode: 0o700 })
    return openFile(databaseFile(place))
  }
  return new Kysely({ dialect: postgresDialect(place.databaseUrl, { onError, isLimited: true }) })
}

/** @param file its folder exists; `:memory:` and the addresses of SQLite (`file:…`) work too */
export const openFile = (file: string): Database => new Kysely({ dialect: sqliteDialect(file) })

/** For work that may take as long as it needs; destroy it afterwards. */
export const openUnlimited = (place: Place): Database =>
  place.databaseUrl === undefined
    ? openDatabase(place, () => {})
    : new Kysely({ dialect: postgresDialect(place.databaseUrl, { onError: () => {}, isLimited: false }) })

/** Reads a JSON column of either database: text from SQLite, a value from PostgreSQL. */
export const fromJson = <Value>(column: Value | string): Value =>
  typeof column === 'string' ? JSON.parse(column) : column

/** Locks the rows of a query until the transaction ends; SQLite has one writing transaction at a time anyway. */
export const locked = <Table extends keyof Tables, Row>(
  database: Database,
  query: SelectQueryBuilder<Tables, Table, Row>,
) => (isPostgresDatabase(database) ? query.modifyEnd(sql`for update`) : query)

/** On PostgreSQL each statement is a round trip, on SQLite a function call. */
export const isPostgresDatabase = (database: Database): boolean =>
  database.getExecutor().adapter.supportsTransactionalDdl === true

/** Joins the running transaction, or begins one. */
export const inTransaction = <Result>(database: Database, work: (inside: Database) => Promise<Result>) =>
  database.isTransaction ? work(database) : database.transaction().execute(work)

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
const sqliteCodeOf = (error: unknown): unknown =>
  error instanceof Error && 'errcode' in error ? error.errcode : undefined

/** 2067 and 1555: SQLite's unique and primary key. */
export const isUniqueViolation = (error: unknown): boolean =>
  codeOf(error) === '23505' || [2067, 1555].includes(Number(sqliteCodeOf(error)))

/** The row that is referred to was deleted meanwhile. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  codeOf(error) === '23503' || sqliteCodeOf(error) === 787

/** Too many calls wait for the database. */
export class Overloaded extends Error {
  constructor() {
    super('Too much waits for the database')
  }
}

const NETWORK_CODES = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'EHOSTUNREACH']
/** Shutting down or starting, out of connections, connection lost, and a statement that took too long. */
const SERVER_CODES = ['57P01', '57P02', '57P03', '53300', '08006', '57014']

/** SQLite's error for a full disk, PostgreSQL's, and the file system's own. */
export const isDiskFull = (error: unknown): boolean =>
  sqliteCodeOf(error) === 13 || ['53100', 'ENOSPC'].includes(String(codeOf(error)))

/** Of the pool and the driver, which have no codes. The last is what undoing a transaction meets whose connection was lost. */
const LOST_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|is not queryable/

/** The database does not answer now and may answer again. 5: SQLite is busy. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Overloaded ||
  [...NETWORK_CODES, ...SERVER_CODES].includes(String(codeOf(error))) ||
  sqliteCodeOf(error) === 5 ||
  (error instanceof Error && LOST_CONNECTION.test(error.message))
