import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import type { Webhook, WebhookCreate, Webhooks, WebhookUpdate } from '../../../contract/types.gen.ts'
import { locked, type Database } from '../database.ts'
import type { WebhookRow } from '../tables/tables.ts'
import { followSubmissions } from './cursor.ts'
import { removeDeliveries } from './removal.ts'
import { sealStored } from './seal-stored.ts'
import type { SecretSealer } from './sealed-secrets.ts'

export const WEBHOOKS_MAX = 10
/** How long the secret before the present one signs too. */
const OLD_SECRET_MS = 24 * 60 * 60_000
const SECRET_BYTES = 24
const HASTENED_MAX = 1000

const shownTime = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())

const toWebhook = (sealer: SecretSealer, row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  description: row.description,
  is_enabled: Boolean(row.is_enabled),
  disabled_reason: row.disabled_reason,
  failing_since: shownTime(row.failing_since),
  needs_rotation: sealer.open(row.secret, row.id) === undefined,
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
export const webhookStore = (database: Database, sealer: SecretSealer) => ({
  async list(formId: string): Promise<Webhooks> {
    const rows = await ofForm(database, formId).selectAll().orderBy('id').execute()
    return { data: rows.map((row) => toWebhook(sealer, row)), count: rows.length }
  },

  async find(formId: string, id: string): Promise<Webhook | undefined> {
    const row = await ofForm(database, formId).selectAll().where('id', '=', id).executeTakeFirst()
    return row && toWebhook(sealer, row)
  },

  /** @returns undefined when the form has as many as it can have, or is gone */
  insert: (formId: string, { url, description = null }: WebhookCreate): Promise<WithSecret | undefined> =>
    database.transaction().execute(async (inside) => {
      // Two at once would both be the tenth.
      const form = await locked(inside, inside.selectFrom('form').select('id').where('id', '=', formId)).execute()
      const others = await ofForm(inside, formId).select('id').execute()
      if (form.length === 0 || others.length >= WEBHOOKS_MAX) return undefined
      const [id, plain] = [v7(), newSecret()]
      const secret = sealer.seal(plain, id)
      const row = await inside
        .insertInto('webhook')
        .values({ id, form_id: formId, url, description, secret, is_enabled: true, created_at: Date.now() })
        .returningAll()
        .executeTakeFirstOrThrow()
      await followSubmissions(inside, formId)
      return { webhook: toWebhook(sealer, row), secret: plain }
    }),

  update: (formId: string, id: string, changes: WebhookUpdate): Promise<Webhook | undefined> =>
    database.transaction().execute(async (inside) => {
      const row = await change(inside, formId, id, changes)
      if (row) await followSubmissions(inside, formId)
      if (row && changes.url !== undefined) await hasten(inside, id)
      return row && toWebhook(sealer, row)
    }),

  /** The present secret becomes the old one, which signs for a day more, unless it cannot be read. */
  rotate: (formId: string, id: string): Promise<WithSecret | undefined> =>
    database.transaction().execute(async (inside) => {
      const own = ofForm(inside, formId).select('secret').where('id', '=', id)
      const before = await locked(inside, own).executeTakeFirst()
      if (!before) return undefined
      const [secret, old] = [newSecret(), sealer.open(before.secret, id)]
      const row = await inside
        .updateTable('webhook')
        .set({ secret: sealer.seal(secret, id), ...becomesOld(old, id, sealer) })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      if (old === undefined) await hasten(inside, id)
      return { webhook: toWebhook(sealer, row), secret }
    }),

  /** Encrypts what was stored before secrets were encrypted. */
  sealStored: () => sealStored(database, sealer),

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

function becomesOld(secret: string | undefined, id: string, sealer: SecretSealer) {
  if (secret === undefined) return { old_secret: null, old_secret_until: null }
  return { old_secret: sealer.seal(secret, id), old_secret_until: Date.now() + OLD_SECRET_MS }
}

const ofForm = (database: Database, formId: string) => database.selectFrom('webhook').where('form_id', '=', formId)

/** What waits for the next attempt is due now: what kept it from getting through may be mended. */
const hasten = (inside: Database, id: string) =>
  inside
    .updateTable('delivery')
    .set({ next_at: Date.now() })
    .where('id', 'in', (query) =>
      query
        .selectFrom('delivery')
        .select('id')
        .where('state', '=', 'pending')
        .where('target', '=', id)
        .where('lease', 'is', null)
        .orderBy('next_at')
        .limit(HASTENED_MAX),
    )
    .execute()

/** Switching on forgets why it was off; another address has not failed yet. */
function change(inside: Database, formId: string, id: string, changes: WebhookUpdate) {
  const { url, description, is_enabled } = changes
  return inside
    .updateTable('webhook')
    .set((webhook) => ({
      url: url ?? webhook.ref('url'),
      ...(url !== undefined && {
        failing_since: webhook.case().when('url', '=', url).then(webhook.ref('failing_since')).else(null).end(),
      }),
      ...(description !== undefined && { description }),
      ...(is_enabled !== undefined && { is_enabled, disabled_reason: null, failing_since: null }),
    }))
    .where('form_id', '=', formId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}
