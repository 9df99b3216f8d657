import type { Database } from '../database.ts'

/**
 * Counts one more change of a form's responses. The row stays locked until the transaction ends, so that a change with a
 * lower number is always committed before one with a higher number: who reads by number misses nothing.
 * @returns the number of the change
 * @throws a foreign key violation when the form is gone
 */
export async function nextRevision(inside: Database, formId: string): Promise<number> {
  const { revision } = await inside
    .insertInto('form_change')
    .values({ form_id: formId, revision: 1, removed: 0 })
    .onConflict((conflict) =>
      conflict.column('form_id').doUpdateSet((row) => ({ revision: row('form_change.revision', '+', 1) })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  return Number(revision)
}
