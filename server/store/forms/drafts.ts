import type { Selectable } from 'kysely'
import type { FormDraft, FormDraftUpdate } from '../../../contract/types.gen.ts'
import { NO_LIMITS, requireSpace } from '../accounts/quotas.ts'
import { locked, type Database } from '../database.ts'
import type { FormDraftTable } from '../tables/forms.ts'
import { Changed } from './changed.ts'

const toDraft = ({ content, version, revision, updated_at }: Selectable<FormDraftTable>): FormDraft => ({
  ...JSON.parse(content),
  version,
  revision,
  updated_at: new Date(updated_at).toISOString(),
})

const findRow = (database: Database, formId: string) =>
  database.selectFrom('form_draft').selectAll().where('form_id', '=', formId)

/** What owners have changed and not published: one draft per form. Who may see it is the caller's to check. */
export const draftStore = (database: Database) => ({
  /** @returns undefined when the form has none */
  async find(formId: string): Promise<FormDraft | undefined> {
    const row = await findRow(database, formId).executeTakeFirst()
    return row && toDraft(row)
  },

  /**
   * Replaces the draft as a whole.
   * @returns undefined when the form is gone
   * @throws QuotaExceeded
   * @throws {Changed} when another draft was saved since the one that this began with
   */
  save: (ownerId: string, id: string, draft: FormDraftUpdate, limits = NO_LIMITS): Promise<FormDraft | undefined> =>
    database.transaction().execute(async (inside) => {
      const own = inside.selectFrom('form').select('id').where('id', '=', id).where('owner_id', '=', ownerId)
      const form = await locked(inside, own).executeTakeFirst()
      if (!form) return undefined
      const before = await findRow(inside, id).executeTakeFirst()
      const row = nextRow(form.id, draft, before)
      await requireSpace(inside, ownerId, row.bytes - (before?.bytes ?? 0), limits)
      const { form_id: _, ...changes } = row
      await inside
        .insertInto('form_draft')
        .values(row)
        .onConflict((conflict) => conflict.column('form_id').doUpdateSet(changes))
        .execute()
      return toDraft(row)
    }),

  /**
   * @param revision the draft that is meant; whatever there is where it is not given
   * @returns whether there was a draft
   * @throws {Changed} when there is another one by now
   */
  remove: (formId: string, revision?: number): Promise<boolean> =>
    database.transaction().execute(async (inside) => {
      const row = await locked(inside, findRow(inside, formId)).executeTakeFirst()
      if (row && revision !== undefined && row.revision !== revision) throw new Changed('draft')
      if (row) await inside.deleteFrom('form_draft').where('form_id', '=', formId).execute()
      return row !== undefined
    }),
})

function nextRow(
  form_id: string,
  { version, revision, title, description = null, structure, is_active }: FormDraftUpdate,
  before: Selectable<FormDraftTable> | undefined,
): Selectable<FormDraftTable> {
  const stored = before?.revision ?? 0
  if (revision !== undefined && revision !== stored) throw new Changed('draft')
  const content = JSON.stringify({ title, description, structure, ...(is_active !== undefined && { is_active }) })
  const bytes = Buffer.byteLength(content)
  return { form_id, content, bytes, version, revision: stored + 1, updated_at: Date.now() }
}
