import { setImmediate as nextTurn } from 'node:timers/promises'
import { nextRevision } from './changes.ts'
import type { Checkpoints } from '../checkpoints/start.ts'
import type { Database } from '../database.ts'
import { inSlices } from '../slices.ts'

/** So many of a form's removed ids are remembered: copies and the dashboard that are further behind count all again. */
const REMEMBERED = 10_000
const SLICE = 1000
/** The removal of fewer is not worth a thread. */
const MANY = 200
const FORMS_PER_PAGE = 500

/** A megabyte takes SQLite two milliseconds to delete, and the files of a response may have two thirds of one. */
const WITH_FILES_AT_ONCE = 16

export type RemovalStore = ReturnType<typeof removalStore>

/** Removal of responses for good: answers, files, marks and the session; only the ids stay, for copies to follow. */
export const removalStore = (database: Database, checkpoints: Checkpoints) => ({
  /**
   * Slice by slice, so that very many responses do not stop others' requests meanwhile.
   * @returns how many there were
   */
  async remove(formId: string, ids: readonly string[]): Promise<number> {
    let removed = 0
    const remove = async (slice: string[]) => {
      removed += await database.transaction().execute((inside) => removeSlice(inside, formId, slice))
    }
    const work = async () => {
      const withFiles = await idsWithFiles(database, formId, ids)
      const areLarge = Map.groupBy(ids, (id) => withFiles.has(id))
      await inSlices(areLarge.get(false) ?? [], remove)
      await inSlices(areLarge.get(true) ?? [], remove, WITH_FILES_AT_ONCE)
    }
    await (ids.length > MANY ? checkpoints.during(work) : work())
    return removed
  },

  /** Forgets the ids of old removals, so that what a form with a retention removes does not grow for ever. */
  async sweep(): Promise<void> {
    for (let after: string | undefined = ''; after !== undefined;) {
      const forms = await formsWithMany(database, after)
      for (const { form_id } of forms) while (await forgetSlice(database, form_id)) await nextTurn()
      after = forms.length < FORMS_PER_PAGE ? undefined : forms.at(-1)?.form_id
    }
  },
})

async function idsWithFiles(database: Database, formId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  const attachments = database.selectFrom('attachment').select('submission_id').where('form_id', '=', formId)
  await inSlices(ids, async (slice) => {
    const rows = await attachments.where('submission_id', 'in', slice).execute()
    for (const { submission_id } of rows) found.add(submission_id)
  })
  return found
}

const formsWithMany = (database: Database, after: string) =>
  database
    .selectFrom('form_change')
    .select('form_id')
    .where('removed', '>', REMEMBERED)
    .$if(after !== '', (query) => query.where('form_id', '>', after))
    .orderBy('form_id')
    .limit(FORMS_PER_PAGE)
    .execute()

/** @returns whether there may be more */
async function forgetSlice(database: Database, formId: string): Promise<boolean> {
  const removals = database.selectFrom('removed_response').where('form_id', '=', formId)
  const oldest = await removals
    .select('revision')
    .orderBy('revision', 'desc')
    .offset(REMEMBERED - 1)
    .limit(1)
    .executeTakeFirst()
  if (!oldest) return false
  const old = removals.select('id').where('revision', '<', oldest.revision).limit(SLICE)
  const { numDeletedRows } = await database
    .deleteFrom('removed_response')
    .where('form_id', '=', formId)
    .where('id', 'in', old)
    .executeTakeFirstOrThrow()
  return numDeletedRows >= SLICE
}

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
