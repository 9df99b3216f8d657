import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import type { Webhook, WebhookCreate, Webhooks, WebhookUpdate } from '../../../contract/types.gen.ts'
import { locked, type Database } from '../database.ts'
import type { WebhookRow } from '../tables.ts'
import { followSubmissions } from './cursor.ts'
import { removeDeliveries } from './removal.ts'

export const WEBHOOKS_MAX = 10
/** How long the secret before the present one signs too. */
const OLD_SECRET_MS = 24 * 60 * 60_000
const SECRET_BYTES = 24

const shownTime = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())

const toWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  description: row.description,
  is_enabled: Boolean(row.is_enabled),
  disabled_reason: row.disabled_reason,
  failing_since: shownTime(row.failing_since),
  old_secret_until: (row.old_secret_until ?? 0) > Date.now() ? shownTime(row.old_secret_until) : null,
  created_at: new Date(row.created_at).toISOString(),
})

const newSecret = () => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`

/** A webhook and its secret, which is shown once. */
interface WithSecret {
  webhook: Webhook
  secret: string
}

/** Addresses that are sent the responses of a form. The caller makes sure whose form it is. */
export const webhookStore = (database: Database) => ({
  async list(formId: string): Promise<Webhooks> {
    const rows = await ofForm(database, formId).selectAll().orderBy('id').execute()
    return { data: rows.map(toWebhook), count: rows.length }
  },

  async find(formId: string, id: string): Promise<Webhook | undefined> {
    const row = await ofForm(database, formId).selectAll().where('id', '=', id).executeTakeFirst()
    return row && toWebhook(row)
  },

  /** @returns undefined when the form has as many as it can have, or is gone */
  insert: (formId: string, { url, description = null }: WebhookCreate): Promise<WithSecret | undefined> =>
    database.transaction().execute(async (inside) => {
      // Two at once would both be the tenth.
      const form = await locked(inside, inside.selectFrom('form').select('id').where('id', '=', formId)).execute()
      const others = await ofForm(inside, formId).select('id').execute()
      if (form.length === 0 || others.length >= WEBHOOKS_MAX) return undefined
      const secret = newSecret()
      const row = await inside
        .insertInto('webhook')
        .values({ id: v7(), form_id: formId, url, description, secret, is_enabled: true, created_at: Date.now() })
        .returningAll()
        .executeTakeFirstOrThrow()
      await followSubmissions(inside, formId)
      return { webhook: toWebhook(row), secret }
    }),

  update: (formId: string, id: string, changes: WebhookUpdate): Promise<Webhook | undefined> =>
    database.transaction().execute(async (inside) => {
      const row = await change(inside, formId, id, changes)
      if (row) await followSubmissions(inside, formId)
      return row && toWebhook(row)
    }),

  /** The present secret becomes the old one, which signs for a day more. */
  rotate: (formId: string, id: string): Promise<WithSecret | undefined> =>
    database.transaction().execute(async (inside) => {
      const secret = newSecret()
      const row = await inside
        .updateTable('webhook')
        .set((webhook) => ({ old_secret: webhook.ref('secret'), old_secret_until: Date.now() + OLD_SECRET_MS, secret }))
        .where('form_id', '=', formId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      return row && { webhook: toWebhook(row), secret }
    }),

  /** Deletes the webhook with its deliveries. */
  async remove(formId: string, id: string): Promise<boolean> {
    const gone = await database.transaction().execute(async (inside) => {
      const row = await inside
        .deleteFrom('webhook')
        .where('form_id', '=', formId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      if (row) await followSubmissions(inside, formId)
      return row
    })
    if (gone) await removeDeliveries(database, formId, gone.id)
    return gone !== undefined
  },
})

const ofForm = (database: Database, formId: string) => database.selectFrom('webhook').where('form_id', '=', formId)

/** Switching on forgets why it was off. */
function change(inside: Database, formId: string, id: string, changes: WebhookUpdate) {
  const { url, description, is_enabled } = changes
  return inside
    .updateTable('webhook')
    .set((webhook) => ({
      url: url ?? webhook.ref('url'),
      ...(description !== undefined && { description }),
      ...(is_enabled !== undefined && { is_enabled, disabled_reason: null, failing_since: null }),
    }))
    .where('form_id', '=', formId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}
