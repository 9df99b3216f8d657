import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Checkpoints } from '../checkpoints/start.ts'
import type { Database } from '../database.ts'
import { REMOVED_OWNER } from '../removed-owner.ts'
import { sliceSize } from '../slices.ts'

/** With fewer rows than this in all, forms go at once. */
const AT_ONCE_MAX = 200
const FIRST_SLICE = 50
const LARGEST_SLICE = 1000

/** What a form may have very many of, in the order in which it goes, with the column that slices are named by. */
const ROWS = [
  ['delivery', 'id'],
  ['delivery_seen', 'submission_id'],
  ['submission', 'id'],
  ['session', 'id'],
  ['removed_response', 'id'],
  ['progress_count', 'day'],
  ['form_version', 'version'],
] as const

/**
 * Removes forms for good. Those with many rows are gone for everybody when the transaction ends, and their rows follow in
 * the background: SQLite would hold the event loop for seconds.
 */
export async function removeForms(inside: Database, ids: string[]): Promise<void> {
  let room = AT_ONCE_MAX
  for (const id of ids) {
    const rows = await countUpTo(inside, id, room)
    if (rows < room) await inside.deleteFrom('form').where('id', '=', id).execute()
    else await hide(inside, id)
    room = Math.max(0, room - rows - 1)
  }
}

async function countUpTo(inside: Database, formId: string, max: number): Promise<number> {
  let count = 0
  for (const [table] of ROWS) {
    if (count >= max) return count
    const rows = inside.selectFrom(table).select('form_id').where('form_id', '=', formId)
    count += (await rows.limit(max - count).execute()).length
  }
  return count
}

async function hide(inside: Database, id: string): Promise<void> {
  await inside
    .insertInto('user')
    .values({
      id: REMOVED_OWNER,
      // Emails are looked for in lower case.
      email: 'REMOVED',
      full_name: null,
      password_hash: '',
      is_superuser: false,
      is_active: false,
      created_at: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await inside.updateTable('form').set({ owner_id: REMOVED_OWNER, is_active: false }).where('id', '=', id).execute()
  for (const table of ['form_settings', 'webhook', 'delivery_cursor', 'download', 'form_image', 'form_draft'] as const)
    await inside.deleteFrom(table).where('form_id', '=', id).execute()
}

/**
 * Removes the rows of forms that were removed, in slices that let others be served. What an interrupted server left is
 * found again.
 * @param stop ends it between two slices
 */
export async function sweepRemovedForms(
  database: Database,
  checkpoints: Checkpoints,
  stop?: AbortSignal,
): Promise<void> {
  for (;;) {
    const form = await database.selectFrom('form').select('id').where('owner_id', '=', REMOVED_OWNER).executeTakeFirst()
    if (!form || stop?.aborted) return
    await checkpoints.during(async () => {
      for (const [table, column] of ROWS) await removeRows(database, table, column, form.id, stop)
    })
    if (stop?.aborted) return
    await database.deleteFrom('form').where('id', '=', form.id).execute()
  }
}

async function removeRows(
  database: Database,
  table: (typeof ROWS)[number][0],
  column: (typeof ROWS)[number][1],
  formId: string,
  stop?: AbortSignal,
): Promise<void> {
  const size = sliceSize(FIRST_SLICE, LARGEST_SLICE)
  const { ref } = database.dynamic
  for (;;) {
    const slice = database.selectFrom(table).select(ref<string>(column)).where('form_id', '=', formId).limit(size.now())
    const { numDeletedRows } = await size.measured(() =>
      database
        .deleteFrom(table)
        .where('form_id', '=', formId)
        .where(ref(column), 'in', slice)
        .executeTakeFirstOrThrow(),
    )
    if (numDeletedRows === 0n || stop?.aborted) return
    await nextTurn()
  }
}
