import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCopy, type Copy } from '../../../../server/store/columns/copy.ts'
import { openEngine, type Engine, type Session } from '../../../../server/store/columns/engine.ts'
import { newFolder } from '../../support/databases.ts'

/** More than DuckDB gives at once. */
const ROWS = 40_000

describe('a stream of rows that is left in the middle', () => {
  let engine: Engine
  let copy: Copy
  let session: Session
  const folder = newFolder()
  beforeAll(async () => {
    engine = await openEngine(folder)
    copy = await openCopy(engine, join(folder, 'form.duckdb'), 'form')
    session = await engine.connect()
    await copy.writer.run(`insert into ${copy.table} by name select uuid() as id, range as id_time from range(${ROWS})`)
    await session.run('begin')
  })
  afterAll(async () => {
    session.close()
    await copy.destroy()
    engine.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const sortingMemory = async (): Promise<unknown> => {
    const [row] = await copy.writer.rows(
      `select memory_usage_bytes::double as bytes from duckdb_memory() where tag = 'ORDER_BY'`,
    )
    return row?.['bytes']
  }
  const stream = () => session.stream(`select id from ${copy.table} order by id_time`)

  it('lets go of what it held, which would outlive the file that it reads', async () => {
    for await (const rows of stream()) {
      expect(rows.length).toBeLessThan(ROWS)
      expect(await sortingMemory()).toBeGreaterThan(0)
      break
    }
    expect(await sortingMemory()).toBe(0)
  })

  it('leaves the session to what follows', async () => {
    for await (const _ of stream()) break
    expect(await session.rows(`select count(*)::double as n from ${copy.table}`)).toEqual([{ n: ROWS }])
  })
})
