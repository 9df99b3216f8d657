import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FormHead } from '../../responses/form-head.ts'
import { totalOf } from '../../responses/total.ts'
import { ROW_GROUP, type Copy } from '../copy.ts'
import { stage } from './rows.ts'
import { followVersions, type OnProgress, type SyncJob } from './job.ts'
import { selectFromStaged, type ReadRow } from '../staged.ts'

/** Characters of the answers of one transaction: what is cut off begins after them. */
const TEXT_PER_COMMIT = 64_000_000

/** Copies all rows in the order of their ids; the next ones are read while DuckDB takes apart those before. */
export async function copyAll(
  { copy, source, formId }: Pick<SyncJob, 'copy' | 'source' | 'formId'>,
  head: FormHead,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<void> {
  const batch = openBatch(copy)
  const newest = await copy.newest()
  // What changed before the first row is read is in the rows, or they are not there.
  if (newest === undefined) await copy.note({ revision: head.revision, removed: head.removed })
  let copied = await copy.count()
  for (let reading = read(newest, ROW_GROUP); ;) {
    const rows = await reading
    signal.throwIfAborted()
    if (rows.length === 0) break
    await followVersions({ copy, source, formId }, rows, batch.write)
    reading = read(rows.at(-1)?.id, batch.roomAfter(rows.length))
    await batch.add(rows)
    copied += rows.length
    onProgress(Math.min(99, Math.floor((100 * copied) / Math.max(1, totalOf(head)))))
    await nextTurn()
  }
  await batch.write()
  await copy.note({ isComplete: true })

  function read(after: string | undefined, max: number): Promise<ReadRow[]> {
    const rows = source.rowsAfter(formId, after, max)
    // What fails while the rows before are still being written is thrown when it is its turn.
    rows.catch(() => {})
    return rows
  }
}

/** Rows that are taken apart already and wait until they fill a group. */
function openBatch(copy: Copy) {
  const { writer, table } = copy
  let waiting = 0
  let characters = 0

  const write = async (): Promise<void> => {
    if (waiting === 0) return
    await copy.write({}, () => writer.run(`insert into ${table} by name from batch`))
    await writer.run('drop table batch')
    waiting = 0
    characters = 0
  }

  return {
    write,

    /** How many rows fit into the group after these. */
    roomAfter: (rows: number): number => ROW_GROUP - ((waiting + rows) % ROW_GROUP),

    async add(rows: readonly ReadRow[]): Promise<void> {
      await stage(copy, rows)
      const select = selectFromStaged(copy.state().fields)
      await writer.run(
        waiting === 0 ? `create or replace temp table batch as ${select}` : `insert into batch by name ${select}`,
      )
      waiting += rows.length
      characters += rows.reduce((sum, { responses }) => sum + responses.length, 0)
      if (waiting >= ROW_GROUP || characters > TEXT_PER_COMMIT) await write()
    },
  }
}
