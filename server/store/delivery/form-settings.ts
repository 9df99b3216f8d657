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
  one_per_device: false,
  has_password: false,
}

/** A password comes as its hash; null takes it away, and without it things stay as they are. */
export type FormSettingsChange = Omit<FormSettingsUpdate, 'password'> & { passwordHash?: string | null }

export type FormSettingsStore = ReturnType<typeof formSettingsStore>

/** What a form notifies and how long it keeps responses. The caller makes sure whose form it is. */
export const formSettingsStore = (database: Database) => ({
  find: (formId: string): Promise<FormSettings> => find(database, formId),

  /**
   * Applies what is given.
   * @throws when the form went away meanwhile: a foreign key violation
   */
  update: (formId: string, { passwordHash, ...changes }: FormSettingsChange): Promise<FormSettings> =>
    database.transaction().execute(async (inside) => {
      const settings = { ...(await find(inside, formId)), ...changes }
      const row = { ...toRow(settings), ...(passwordHash !== undefined && { password_hash: passwordHash }) }
      await inside
        .insertInto('form_settings')
        .values({ form_id: formId, ...row })
        .onConflict((conflict) => conflict.column('form_id').doUpdateSet(row))
        .execute()
      await followSubmissions(inside, formId)
      return passwordHash === undefined ? settings : { ...settings, has_password: passwordHash !== null }
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

const toRow = (settings: FormSettings) => ({
  notify_owner: settings.notify_owner,
  copy_to_respondent: settings.copy_to_respondent,
  retention_days: settings.retention_days,
  responses_max: settings.responses_max,
  closed_message: settings.closed_message,
  one_per_device: settings.one_per_device,
  opens_at: toTime(settings.opens_at),
  closes_at: toTime(settings.closes_at),
  embed_origins: JSON.stringify(settings.embed_origins),
})

async function find(database: Database, formId: string): Promise<FormSettings> {
  const row = await database.selectFrom('form_settings').selectAll().where('form_id', '=', formId).executeTakeFirst()
  if (!row) return DEFAULTS
  const { form_id: _, password_hash, ...settings } = row
  return {
    ...settings,
    copy_to_respondent: Boolean(row.copy_to_respondent),
    one_per_device: Boolean(row.one_per_device),
    has_password: password_hash !== null,
    opens_at: toText(row.opens_at),
    closes_at: toText(row.closes_at),
    embed_origins: JSON.parse(row.embed_origins),
  }
}
