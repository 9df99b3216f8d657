import { nextRevision } from './changes.ts'
import type { Database } from '../database.ts'
import { inSlices } from '../slices.ts'

export type RemovalStore = ReturnType<typeof removalStore>

/** Removal of responses for good: answers, files, marks and the session; only the ids stay, for copies to follow. */
export const removalStore = (database: Database) => ({
  /**
   * Slice by slice, so that very many responses do not stop others' requests meanwhile.
   * @returns how many there were
   */
  async remove(formId: string, ids: readonly string[]): Promise<number> {
    let removed = 0
    await inSlices(ids, async (slice) => {
      removed += await database.transaction().execute((inside) => removeSlice(inside, formId, slice))
    })
    return removed
  },
})

/** The change is counted first: its row is the lock that keeps the order of changes. */
async function removeSlice(inside: Database, formId: string, ids: string[]): Promise<number> {
  const found = await inside.selectFrom('form').select('id').where('id', '=', formId).executeTakeFirst()
  if (!found) return 0
  const revision = await nextRevision(inside, formId)
  const gone = await inside
    .deleteFrom('submission')
    .where('form_id', '=', formId)
    .where('id', 'in', ids)
    .returning(['id', 'session_id'])
    .execute()
  if (gone.length === 0) return 0
  const sessions = gone.map(({ session_id }) => session_id)
  await inside.deleteFrom('session').where('id', 'in', sessions).execute()
  await inside
    .insertInto('removed_response')
    .values(gone.map(({ id }) => ({ form_id: formId, id, revision })))
    .execute()
  await inside
    .updateTable('form_change')
    .set((row) => ({ removed: row('removed', '+', gone.length) }))
    .where('form_id', '=', formId)
    .execute()
  return gone.length
}
