import type { ResponseMarks, ResponseUpdate } from '../../../contract/types.gen.ts'
import { nextRevision } from './changes.ts'
import { isForeignKeyViolation, type Database } from '../database.ts'
import { inSlices } from '../slices.ts'

/** As it is stored, or as a join gives it when there is none. */
interface MarkRow {
  is_read: boolean | 0 | 1 | null
  is_starred: boolean | 0 | 1 | null
  note: string | null
  tags: string | null
}

/** What an owner writes on responses: read, starred, a note, tags. A response without a row is unread and bare. */
export const markStore = (database: Database) => ({
  find: async (formId: string, id: string): Promise<ResponseMarks> => toMarks(await findRow(database, formId, id)),

  /**
   * Applies what is given.
   * @returns all marks as they are then; undefined when the response is gone
   */
  async update(formId: string, id: string, changes: ResponseUpdate): Promise<ResponseMarks | undefined> {
    try {
      return await database.transaction().execute((inside) => change(inside, formId, id, changes))
    } catch (error) {
      if (isForeignKeyViolation(error)) return undefined
      throw error
    }
  },

  /** Slice by slice, so that very many responses do not stop others' requests; those that went meanwhile are left out. */
  markRead: (formId: string, ids: readonly string[]): Promise<void> =>
    inSlices(ids, (slice) => database.transaction().execute((inside) => markSliceRead(inside, formId, slice))),
})

/** @param row undefined for a response that its owner has done nothing with */
export const toMarks = (row: MarkRow | undefined): ResponseMarks => ({
  is_read: Boolean(row?.is_read),
  is_starred: Boolean(row?.is_starred),
  note: row?.note ?? null,
  tags: JSON.parse(row?.tags ?? '[]'),
})

const findRow = (database: Database, formId: string, id: string) =>
  database
    .selectFrom('response_mark')
    .selectAll()
    .where('form_id', '=', formId)
    .where('submission_id', '=', id)
    .executeTakeFirst()

async function change(inside: Database, formId: string, id: string, changes: ResponseUpdate): Promise<ResponseMarks> {
  const revision = await nextRevision(inside, formId)
  const marks = { ...toMarks(await findRow(inside, formId, id)), ...changes }
  const row = { revision, ...marks, note: marks.note || null, tags: JSON.stringify(marks.tags) }
  await inside
    .insertInto('response_mark')
    .values({ form_id: formId, submission_id: id, ...row })
    .onConflict((conflict) => conflict.columns(['form_id', 'submission_id']).doUpdateSet(row))
    .execute()
  return { ...marks, note: row.note }
}

async function markSliceRead(inside: Database, formId: string, ids: string[]): Promise<void> {
  const revision = await nextRevision(inside, formId)
  await inside
    .insertInto('response_mark')
    .columns(['form_id', 'submission_id', 'revision', 'is_read', 'is_starred', 'note', 'tags'])
    .expression((query) =>
      query
        .selectFrom('submission')
        .select((row) => [
          'form_id',
          'id',
          row.cast<number>(row.val(revision), 'bigint').as('revision'),
          row.cast<boolean>(row.val(true), 'boolean').as('is_read'),
          row.cast<boolean>(row.val(false), 'boolean').as('is_starred'),
          row.cast<null>(row.val(null), 'text').as('note'),
          row.cast<string>(row.val('[]'), 'text').as('tags'),
        ])
        .where('form_id', '=', formId)
        .where('id', 'in', ids),
    )
    .onConflict((conflict) => conflict.columns(['form_id', 'submission_id']).doUpdateSet({ revision, is_read: true }))
    .execute()
}
