import type { FormSettings, FormSettingsUpdate } from '../../../contract/types.gen.ts'
import type { Database } from '../database.ts'
import { followSubmissions } from './cursor.ts'

const DEFAULTS: FormSettings = {
  notify_owner: 'off',
  copy_to_respondent: false,
  retention_days: null,
  opens_at: null,
  closes_at: null,
  responses_max: null,
  closed_message: '',
  embed_origins: [],
}

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
        .values({ form_id: formId, ...toRow(settings) })
        .onConflict((conflict) => conflict.column('form_id').doUpdateSet(toRow(settings)))
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

const toTime = (time: string | null): number | null => (time === null ? null : Date.parse(time))
const toText = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString())

const toRow = ({ opens_at, closes_at, embed_origins, ...settings }: FormSettings) => ({
  ...settings,
  opens_at: toTime(opens_at),
  closes_at: toTime(closes_at),
  embed_origins: JSON.stringify(embed_origins),
})

async function find(database: Database, formId: string): Promise<FormSettings> {
  const row = await database.selectFrom('form_settings').selectAll().where('form_id', '=', formId).executeTakeFirst()
  if (!row) return DEFAULTS
  const { form_id: _, ...settings } = row
  return {
    ...settings,
    copy_to_respondent: Boolean(row.copy_to_respondent),
    opens_at: toText(row.opens_at),
    closes_at: toText(row.closes_at),
    embed_origins: JSON.parse(row.embed_origins),
  }
}
