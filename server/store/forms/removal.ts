import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Checkpoints } from '../checkpoints/start.ts'
import type { Database } from '../database.ts'
import { REMOVED_OWNER } from '../removed-owner.ts'
import { sliceSize } from '../slices.ts'

/** With no more than this in all, forms go at once. A megabyte takes SQLite two milliseconds to delete, and of images five. */
const [FORMS_AT_ONCE, ROWS_AT_ONCE, BYTES_AT_ONCE] = [20, 200, 4_000_000]
/** Of versions and answers with files few make some megabytes. */
const FIRST_SLICE = 8
const LARGEST_SLICE = 1000
/** Files may be large, though those before were not. */
const FILES_AT_ONCE = 16
/** Ids in one statement. */
const IDS_MAX = 1000

/** What a form may have very many of, in the order in which it goes, with the column that slices are named by. */
const ROWS = [
  ['delivery', 'id'],
  ['delivery_seen', 'submission_id'],
  ['attachment', 'submission_id'],
  ['submission', 'id'],
  ['session', 'id'],
  ['removed_response', 'id'],
  ['progress_count', 'day'],
  ['form_version', 'version'],
  ['form_image', 'id'],
] as const

/**
 * Removes forms for good. Those with many rows, or large ones, are gone for everybody when the transaction ends, and their
 * rows follow in the background: SQLite would hold the event loop for seconds.
 */
export async function removeForms(inside: Database, ids: string[]): Promise<void> {
  const isLittle = ids.length <= FORMS_AT_ONCE && (await areLittle(inside, ids))
  for (let from = 0; from < ids.length; from += IDS_MAX) {
    const some = ids.slice(from, from + IDS_MAX)
    if (isLittle) await inside.deleteFrom('form').where('id', 'in', some).execute()
    else await hide(inside, some)
  }
}

async function areLittle(inside: Database, ids: string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const { bytes } = await inside
    .selectFrom('form')
    .select((form) => form.fn.sum<number | null>('structure_bytes').as('bytes'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  const images = await inside
    .selectFrom('form_image')
    .select(sql<number | null>`sum(octet_length(data))`.as('bytes'))
    .where('form_id', 'in', ids)
    .executeTakeFirstOrThrow()
  if (Number(bytes) + Number(images.bytes) > BYTES_AT_ONCE) return false
  let rows = 0
  for (const [table] of ROWS) {
    const found = inside.selectFrom(table).select('form_id').where('form_id', 'in', ids)
    rows += (await found.limit(ROWS_AT_ONCE - rows).execute()).length
    if (rows >= ROWS_AT_ONCE) return false
  }
  return true
}

async function hide(inside: Database, ids: string[]): Promise<void> {
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
  await inside.updateTable('form').set({ owner_id: REMOVED_OWNER, is_active: false }).where('id', 'in', ids).execute()
  for (const table of ['form_settings', 'webhook', 'delivery_cursor', 'download', 'form_draft'] as const)
    await inside.deleteFrom(table).where('form_id', 'in', ids).execute()
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

/** Removes all images of an account in slices: those of many forms are as large as the account may be. */
export async function removeImages(database: Database, ownerId: string): Promise<void> {
  const size = sliceSize(FIRST_SLICE, FILES_AT_ONCE)
  for (;;) {
    const slice = database.selectFrom('form_image').select('id').where('owner_id', '=', ownerId).limit(size.now())
    const { numDeletedRows } = await size.measured(() =>
      database.deleteFrom('form_image').where('id', 'in', slice).executeTakeFirstOrThrow(),
    )
    if (numDeletedRows === 0n) return
    await nextTurn()
  }
}

async function removeRows(
  database: Database,
  table: (typeof ROWS)[number][0],
  column: (typeof ROWS)[number][1],
  formId: string,
  stop?: AbortSignal,
): Promise<void> {
  const size = sliceSize(FIRST_SLICE, table === 'attachment' || table === 'form_image' ? FILES_AT_ONCE : LARGEST_SLICE)
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
