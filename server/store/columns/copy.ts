import { existsSync, renameSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { RESPONSE_COLUMNS_MAX } from '../../../rules/limits.ts'
import type { ResponseColumn } from '../../../contract/types.gen.ts'
import { isUnavailable } from '../database.ts'
import { timeOfId } from '../id-time.ts'
import { quoted, type Engine, type Session } from './engine.ts'
import { columnsOfField, fieldColumns, hasOtherKinds, LAYOUT, tableColumns, type FieldColumn } from './layout.ts'

/** What a copy knows of itself; written with the rows it speaks of. */
interface CopyState {
  layout: number
  fields: FieldColumn[]
  /** The form's version whose fields are there. */
  version: number
  /** Whether all rows were there once; until then rows come in the order of their ids. */
  isComplete: boolean
  /** The latest mark or removal that is applied. */
  revision: number
  /** How many removals there were up to it. */
  removed: number
  /** How many rows more there are than the counters say, found by comparing every id: counters of a restored database. */
  drift: number
  /** What was looked at last, as text; the same again means that nothing is new. */
  seen: string
  /** Removed rows lie in the file until it is written again. */
  hasRemoved: boolean
}

/**
 * Rows that are compressed together. What fills a group is written once, at once; a group that grows is compressed again
 * with each addition. Small groups hold little memory while a copy is made.
 */
export const ROW_GROUP = 10_240
/** Files are written from a view; nothing else reads for so long. */
const READERS_MS = 10_000

const EMPTY: CopyState = {
  layout: LAYOUT,
  fields: [],
  version: 0,
  isComplete: false,
  revision: 0,
  removed: 0,
  drift: 0,
  seen: '',
  hasRemoved: false,
}

/** Twice those that lists and summaries show. */
const FIELDS_MAX = 2 * RESPONSE_COLUMNS_MAX
/** Until the transaction ends DuckDB keeps the table as it was before each column: with a thousand fields that were gigabytes. */
const ALTERED_MAX = 100

export type Copy = Awaited<ReturnType<typeof openCopy>>

/**
 * The columnar copy of one form's responses, in a file of its own. What cannot be read, or has another layout, begins
 * empty.
 * @param name unique among the open copies: what the form is called in SQL
 */
export async function openCopy(engine: Engine, file: string, name: string) {
  const writer = await engine.connect()
  const readers = new Set<Promise<unknown>>()
  /** A file that is being read cannot be detached. */
  const untilUnread = () => Promise.race([Promise.allSettled(readers), pause(READERS_MS, undefined, { ref: false })])
  const attach = () => writer.run(`attach ${quoted(file)} as ${name} (row_group_size ${ROW_GROUP})`)
  const readAttached = async () => {
    await attach()
    return readState(writer, name)
  }
  const begin = async () => {
    await untilUnread()
    await writer.run(`detach ${name}`).catch(() => {})
    removeFiles(file)
    await attach()
    await writer.run(`create table ${name}.state (state varchar)`)
    await writer.run(`insert into ${name}.state values (?)`, [JSON.stringify(EMPTY)])
    await writer.run(`create table ${name}.response (${tableColumns([])})`)
    return EMPTY
  }
  const found = existsSync(file) ? await readAttached().catch(() => undefined) : undefined
  let state = found?.layout === LAYOUT ? found : await begin()
  await engine.makeRoom(state.fields.length)

  /** Keeps what is given in the same transaction as what it speaks of. */
  const write = async (changes: Partial<CopyState>, work: () => Promise<void>): Promise<void> => {
    const next = { ...state, ...changes }
    await writer.run('begin')
    try {
      await work()
      await writer.run(`update ${name}.state set state = ?`, [JSON.stringify(next)])
      await writer.run('commit')
    } catch (error) {
      await writer.run('rollback').catch(() => {})
      throw error
    }
    state = next
  }

  const addColumns = async (columns: [string, string][]): Promise<void> => {
    const table = `${name}.response`
    if (columns.length <= ALTERED_MAX)
      for (const [column, type] of columns) await writer.run(`alter table ${table} add column ${column} ${type}`)
    else {
      const added = columns.map(([column, type]) => `null::${type} as ${column}`)
      await writer.run(`create table ${table}_wider as select *, ${added.join(', ')} from ${table}`)
      await writer.run(`drop table ${table}`)
      await writer.run(`alter table ${table}_wider rename to response`)
    }
  }

  return {
    name,
    file,
    table: `${name}.response`,
    writer,
    state: () => state,
    write,
    /** While this runs, the file stays where it is. */
    async reading<Result>(work: () => Promise<Result>): Promise<Result> {
      const running = work()
      readers.add(running)
      return running.finally(() => readers.delete(running))
    },
    note: (changes: Partial<CopyState>) => write(changes, async () => {}),

    /**
     * Adds the columns of new fields; answers of another kind than before need the copy made from the beginning, and so do
     * more fields than are shown, which a form has that is changed again and again.
     */
    async follow(columns: readonly ResponseColumn[], version: number): Promise<void> {
      if (version === state.version) return
      const isTooWide = fieldColumns(columns, state.fields).length > FIELDS_MAX
      if (isTooWide || hasOtherKinds(columns, state.fields)) state = await begin()
      const fields = fieldColumns(columns, state.fields)
      await engine.makeRoom(fields.length)
      await write({ fields, version }, () => addColumns(fields.slice(state.fields.length).flatMap(columnsOfField)))
    },

    async count(upTo?: string | null): Promise<number> {
      const where = upTo ? `where id_time <= ${timeOfId(upTo)} and id <= ?::uuid` : ''
      const [row] = await writer.rows(`select count(*)::double as n from ${name}.response ${where}`, upTo ? [upTo] : [])
      return Number(row?.['n'])
    },

    async newest(): Promise<string | undefined> {
      const [row] = await writer.rows(
        `select id::varchar as newest from ${name}.response order by id_time desc, id desc limit 1`,
      )
      return typeof row?.['newest'] === 'string' ? row['newest'] : undefined
    },

    /** Lets another process write the file meanwhile. */
    async lend(work: () => Promise<void>): Promise<void> {
      await untilUnread()
      await writer.run(`detach ${name}`)
      try {
        await work()
      } finally {
        state = (await readAttached()) ?? state
      }
    },

    /** Detaches the file; when rows were removed, it is written again first, so that nothing of them stays. */
    async close(): Promise<void> {
      await untilUnread()
      if (state.hasRemoved) await rewrite(writer, name, file, { ...state, hasRemoved: false })
      else await writer.run(`detach ${name}`)
      writer.close()
    },

    async destroy(): Promise<void> {
      await untilUnread()
      await writer.run(`detach ${name}`)
      writer.close()
      removeFiles(file)
    },
  }
}

async function readState(session: Session, name: string): Promise<CopyState | undefined> {
  const [row] = await session.rows(`select state from ${name}.state`)
  return typeof row?.['state'] === 'string' ? JSON.parse(row['state']) : undefined
}

export const removeFiles = (file: string): void => {
  for (const path of [file, `${file}.wal`, `${file}.new`, `${file}.new.wal`]) rmSync(path, { force: true })
}

async function rewrite(session: Session, name: string, file: string, state: CopyState): Promise<void> {
  const other = `${name}_rewritten`
  rmSync(`${file}.new`, { force: true })
  await session.run(`attach ${quoted(`${file}.new`)} as ${other} (row_group_size ${ROW_GROUP})`)
  await session.run(`create table ${other}.response as select * from ${name}.response order by id_time, id`)
  await session.run(`create table ${other}.state as select ?::varchar as state`, [JSON.stringify(state)])
  await session.run(`detach ${other}`)
  await session.run(`detach ${name}`)
  rmSync(`${file}.wal`, { force: true })
  renameSync(`${file}.new`, file)
}

/** DuckDB's errors have no class of their own; each begins with its kind. */
const BROKEN = /^(?:IO|Internal|Serialization|Catalog|Binder|Fatal|Invalid|Corrupt)\w* Error/i

/** Whether a copy is at fault and not what it is made from. */
export const isBrokenCopy = (error: unknown): boolean =>
  error instanceof Error && error.name !== 'AbortError' && !isUnavailable(error) && BROKEN.test(error.message)
