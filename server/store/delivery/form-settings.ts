import type { FormSettings, FormSettingsUpdate } from '../../../contract/types.gen.ts'
import type { Database } from '../database.ts'
import { followSubmissions } from './cursor.ts'

const DEFAULTS: FormSettings = { notify_owner: 'off', copy_to_respondent: false, retention_days: null }

export type FormSettingsStore = ReturnType<typeof formSettingsStore>

/** What a form notifies and how long it keeps responses. The caller makes sure whose form it is. */
export const formSettingsStore = (database: Database) => ({
  find: (formId: string): Promise<FormSettings> => find(database, formId),

  /**
   * Applies what is given.
   * @throws when the form went away meanwhile: a foreign key violation
   */
  update: (formId: string, changes: FormSettingsUpdate): Promise<FormSettings> =>
    database.transaction().execute(async (inside) => {
      const settings = { ...(await find(inside, formId)), ...changes }
      await inside
        .insertInto('form_settings')
        .values({ form_id: formId, ...settings })
        .onConflict((conflict) => conflict.column('form_id').doUpdateSet(settings))
        .execute()
      await followSubmissions(inside, formId)
      return settings
    }),

  /** @returns the forms whose responses do not stay, with the days that they stay */
  listLimited: async (): Promise<{ formId: string; days: number }[]> => {
    const rows = await database
      .selectFrom('form_settings')
      .select(['form_id', 'retention_days'])
      .where('retention_days', 'is not', null)
      .execute()
    return rows.flatMap(({ form_id: formId, retention_days: days }) => (days === null ? [] : [{ formId, days }]))
  },
})

async function find(database: Database, formId: string): Promise<FormSettings> {
  const row = await database
    .selectFrom('form_settings')
    .select(['notify_owner', 'copy_to_respondent', 'retention_days'])
    .where('form_id', '=', formId)
    .executeTakeFirst()
  return row ? { ...row, copy_to_respondent: Boolean(row.copy_to_respondent) } : DEFAULTS
}
