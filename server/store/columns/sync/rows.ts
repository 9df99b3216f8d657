import type { Copy } from '../copy.ts'
import { selectFromStaged, STAGED, toStaged, type ReadRow } from '../staged.ts'
import type { Mark } from '../source.ts'

const stagedColumns = Object.entries(STAGED).map(([name, type]) => `${name} ${type}`)

/** Puts rows into a copy; none of them is there. */
export async function insertRows(copy: Copy, rows: readonly ReadRow[]): Promise<void> {
  const { writer, table } = copy
  await stage(copy, rows)
  await copy.write({}, () => writer.run(`insert into ${table} by name ${selectFromStaged(copy.state().fields)}`))
  await writer.run('drop table staged')
}

/** Makes rows a table of their own, as they are until `selectFromStaged` takes them apart. */
export async function stage({ writer, state }: Copy, rows: readonly ReadRow[]): Promise<void> {
  await writer.run(`create or replace temp table staged (${stagedColumns.join(', ')})`)
  await writer.append('staged', STAGED, toStaged(rows, state().fields))
}

/** @param read gives rows of the first of the missing ids, and how many ids it looked for */
export async function insertMissing(
  copy: Copy,
  ids: readonly string[],
  read: (missing: readonly string[]) => Promise<{ rows: ReadRow[]; looked: number }>,
): Promise<void> {
  let missing = await missingOf(copy, ids)
  while (missing.length > 0) {
    const { rows, looked } = await read(missing)
    if (rows.length > 0) await insertRows(copy, rows)
    missing = missing.slice(looked)
  }
}

async function missingOf(copy: Copy, ids: readonly string[]): Promise<string[]> {
  const { writer, table } = copy
  await stageIds(copy, ids)
  const found = await writer.rows(
    `select id from listed where id::uuid not in (select id from ${table} where id between ?::uuid and ?::uuid) order by id`,
    [ids[0]!, ids.at(-1)!],
  )
  return found.map(({ id }) => String(id))
}

async function stageIds({ writer }: Copy, ids: readonly string[]): Promise<void> {
  await writer.run('create or replace temp table listed (id varchar)')
  await writer.append(
    'listed',
    { id: 'VARCHAR' },
    ids.map((id) => ({ id })),
  )
}

/** Removes what is not among all ids that there are between two of them; without ids, all after the first. */
export async function keepOnly(copy: Copy, ids: readonly string[], after: string): Promise<void> {
  const { writer, table } = copy
  await stageIds(copy, ids)
  const range = ids.length > 0 ? 'id > ?::uuid and id <= ?::uuid' : 'id > ?::uuid'
  const values = ids.length > 0 ? [after, ids.at(-1)!] : [after]
  await copy.write({ hasRemoved: true }, () =>
    writer.run(`delete from ${table} where ${range} and id not in (select id::uuid from listed)`, values),
  )
}

export async function removeRows(copy: Copy, ids: readonly string[]): Promise<void> {
  const { writer, table } = copy
  await stageIds(copy, ids)
  await copy.write({ hasRemoved: true }, () =>
    writer.run(`delete from ${table} where id in (select id::uuid from listed)`),
  )
}

const MARK = { id: 'VARCHAR', is_read: 'BOOLEAN', is_starred: 'BOOLEAN', note: 'VARCHAR', tags: 'VARCHAR' } as const
const columnsOfMarks = Object.entries(MARK).map(([name, type]) => `${name} ${type}`)

export async function writeMarks(copy: Copy, marks: readonly Mark[]): Promise<void> {
  const { writer, table } = copy
  await writer.run(`create or replace temp table marked (${columnsOfMarks.join(', ')})`)
  await writer.append('marked', MARK, marks)
  await copy.write({}, () =>
    writer.run(`update ${table} as response set is_read = marked.is_read, is_starred = marked.is_starred,
      note = marked.note, tags = marked.tags from marked where response.id = marked.id::uuid`),
  )
}
