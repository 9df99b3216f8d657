import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DuckDBConnection, DuckDBInstance, DuckDBType, DuckDBValue } from '@duckdb/node-api'
import { loadDuckdb } from './duckdb.ts'

/** Memory for all forms that are open together, unless one has very many fields, and threads for one query. */
const SETTINGS = {
  memory_limit: '128MB',
  threads: '2',
  // Each column of each table takes a block at least: with the usual 256 kB a form of 48 fields took more than 192 MB.
  default_block_size: '16384',
  autoinstall_known_extensions: 'false',
  autoload_known_extensions: 'false',
  // Groups of numbers of so many bits are counted in an array; the default of 12 is little more than a year's days.
  perfect_ht_threshold: '16',
}
/** What takes apart the answers to so many fields, and holds a block of each of their columns. */
const megabytesFor = (fields: number): number => 64 + 2 * fields

/** Each statement takes a thread of libuv's four, which hash passwords and read files too. */
const STATEMENTS_AT_ONCE = 2
/** Values become columns on the event loop: more rows at once would keep others waiting. */
const ROWS_AT_ONCE = 1024

/** DuckDB forgets an interruption that comes before a statement has really begun. */
const INTERRUPT_AGAIN_MS = 50

export type Value = string | number | boolean | null
export type Row = Record<string, unknown>

/** What staged values are; DuckDB has no type for a parameter that is absent. */
export type StagedType = 'VARCHAR' | 'INTEGER' | 'DOUBLE' | 'BOOLEAN'

/** One connection: what it does stands in one order, and reads of one transaction agree. */
export interface Session {
  /** @throws when it is aborted, which ends the statement too */
  run(text: string, values?: readonly Value[], stop?: AbortSignal): Promise<void>
  rows(text: string, values?: readonly Value[]): Promise<Row[]>
  /** The values of each column: for thousands of rows, which take longer to be made into objects than to be found. */
  columns(text: string, values?: readonly Value[]): Promise<unknown[][]>
  /** Rows a few thousand at a time, so that any number of them takes little memory. */
  stream(text: string, values?: readonly Value[]): AsyncGenerator<unknown[][]>
  /** Puts rows at the end of a table, off the event loop as far as DuckDB lets it. */
  append<Name extends string>(
    table: string,
    columns: Readonly<Record<Name, StagedType>>,
    rows: readonly Readonly<Record<Name, Value>>[],
  ): Promise<void>
  close(): void
}

/** There is no DuckDB for this machine, or what is installed does not start. */
export class NoEngine extends Error {
  constructor(cause: unknown) {
    super('This server cannot filter or sum up responses: DuckDB, which it needs for that, cannot be loaded.', {
      cause,
    })
  }
}

export type Engine = Awaited<ReturnType<typeof openEngine>>

/**
 * DuckDB within this process, with no table of its own: forms are attached to it, a file each.
 * @param folder where it may put what does not fit into memory
 * @throws {NoEngine}
 */
export async function openEngine(folder: string, settings: Partial<typeof SETTINGS> = {}) {
  const duckdb = await loadDuckdb().catch((error: unknown) => {
    throw new NoEngine(error)
  })
  const temporary = join(folder, 'temporary')
  mkdirSync(temporary, { recursive: true, mode: 0o700 })
  const instance: DuckDBInstance = await duckdb.DuckDBInstance.create(':memory:', {
    ...SETTINGS,
    ...settings,
    temp_directory: temporary,
  })
  let megabytes = Number.parseInt(settings.memory_limit ?? SETTINGS.memory_limit, 10)
  const turn = limitTo(STATEMENTS_AT_ONCE)
  const types: Record<StagedType, DuckDBType> = {
    VARCHAR: duckdb.VARCHAR,
    INTEGER: duckdb.INTEGER,
    DOUBLE: duckdb.DOUBLE,
    BOOLEAN: duckdb.BOOLEAN,
  }

  const sessionOf = (connection: DuckDBConnection): Session => ({
    run: (text, values = [], stop) => turn(() => abortable(connection, () => connection.run(text, [...values]), stop)),
    rows: (text, values = []) =>
      turn(async () => (await connection.runAndReadAll(text, [...values])).getRowObjectsJS()),
    columns: (text, values = []) =>
      turn(async () => (await connection.runAndReadAll(text, [...values])).getColumnsJS()),
    async *stream(text, values = []) {
      const result = await turn(() => connection.stream(text, [...values]))
      let isWhole = false
      try {
        for (;;) {
          const chunk = await turn(() => result.fetchChunk())
          isWhole = !chunk || chunk.rowCount === 0
          if (!chunk || isWhole) return
          yield chunk.getRows()
        }
      } finally {
        // What a stream holds of a file outlives the file's detachment until its garbage is collected, which ends the
        // process then. The next statement lets go of it.
        if (!isWhole) await turn(() => connection.run('select 1')).catch(() => {})
      }
    },
    async append(table, columns, rows) {
      const names = namesOf(columns)
      const kinds = names.map((name) => types[columns[name]])
      const appender = await connection.createAppender(table)
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
        const part = rows.slice(from, from + ROWS_AT_ONCE)
        const chunk = duckdb.DuckDBDataChunk.create(kinds, part.length)
        chunk.setColumns(names.map((name): DuckDBValue[] => part.map((row) => row[name])))
        appender.appendDataChunk(chunk)
        await nextTurn()
      }
      appender.closeSync()
    },
    close: () => connection.closeSync(),
  })

  return {
    connect: async (): Promise<Session> => sessionOf(await instance.connect()),

    /** For a form of so many fields: without it, statements of a large one would find no memory. */
    async makeRoom(fields: number): Promise<void> {
      if (megabytesFor(fields) <= megabytes) return
      megabytes = megabytesFor(fields)
      const connection = await instance.connect()
      await connection.run(`set memory_limit = '${megabytes}MB'`)
      connection.closeSync()
    },

    close: () => instance.closeSync(),
  }
}

async function abortable(
  connection: DuckDBConnection,
  work: () => Promise<unknown>,
  stop: AbortSignal | undefined,
): Promise<void> {
  stop?.throwIfAborted()
  let again: NodeJS.Timeout | undefined
  const interrupt = () => {
    connection.interrupt()
    again = setInterval(() => connection.interrupt(), INTERRUPT_AGAIN_MS)
  }
  stop?.addEventListener('abort', interrupt)
  try {
    await work()
  } finally {
    stop?.removeEventListener('abort', interrupt)
    clearInterval(again)
  }
}

const namesOf = <Name extends string>(columns: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(columns).filter((name): name is Name => name in columns)

/** Lets so many pieces of work run at once; the others wait in their order. */
function limitTo(max: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** A text as SQL, where no parameter can stand: names of files, paths into JSON. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
