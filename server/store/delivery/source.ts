import type { FormField, FormStructure } from '../../../contract/types.gen.ts'
import { fromJson, type Database } from '../database.ts'
import { REMOVED_OWNER } from '../removed-owner.ts'
import type { SecretSealer } from './sealed-secrets.ts'

/** A form as a message names it. */
export interface DeliveredForm {
  id: string
  title: string
  ownerEmail: string
  isOwnerActive: boolean
  fields: FormField[]
}

/** By the field's id; of a file there are only its name, type and size. */
type DeliveredResponses = Record<string, { value: unknown }>

/** A submission with the fields that it was given for. */
export interface DeliveredSubmission {
  id: string
  createdAt: number
  fields: FormField[]
  responses: DeliveredResponses
}

/** How much a digest counts, and the ids of its newest responses. */
export interface DigestContent {
  count: number
  newest: DeliveredSubmission[]
}

/** A webhook as an attempt needs it. */
export interface SigningWebhook {
  id: string
  url: string
  /** Milliseconds since 1970; null while it gets through. */
  failingSince: number | null
  /** Every message is signed with each of these; there is none when the present secret cannot be read. */
  secrets: string[]
}

/** What messages are made of: read when they are sent, so that nothing is kept twice. */
export const deliverySourceStore = (database: Database, sealer: SecretSealer) => ({
  async findForm(id: string): Promise<DeliveredForm | undefined> {
    const row = await database
      .selectFrom('form')
      .innerJoin('user', 'user.id', 'form.owner_id')
      .innerJoin('version_structure', (join) =>
        join.onRef('version_structure.form_id', '=', 'form.id').onRef('version_structure.version', '=', 'form.version'),
      )
      .select(['form.id', 'title', 'user.email', 'user.is_active', 'structure'])
      .where('form.id', '=', id)
      .where('owner_id', '!=', REMOVED_OWNER)
      .executeTakeFirst()
    if (!row) return undefined
    const { fields } = structureIn(row.structure)
    return { id: row.id, title: row.title, ownerEmail: row.email, isOwnerActive: Boolean(row.is_active), fields }
  },

  async findSubmission(formId: string, id: string): Promise<DeliveredSubmission | undefined> {
    const row = await submissions(database, formId).where('submission.id', '=', id).executeTakeFirst()
    return row && toSubmission(row)
  },

  /** @param limit how many of the newest are read in full */
  async readDigest(formId: string, digestId: string, limit: number): Promise<DigestContent> {
    const { count } = await database
      .selectFrom('delivery_seen')
      .select((seen) => seen.fn.countAll<number>().as('count'))
      .where('digest_id', '=', digestId)
      .executeTakeFirstOrThrow()
    const rows = await submissions(database, formId)
      .innerJoin('delivery_seen', (join) =>
        join
          .onRef('delivery_seen.form_id', '=', 'submission.form_id')
          .onRef('delivery_seen.submission_id', '=', 'submission.id'),
      )
      .where('digest_id', '=', digestId)
      .orderBy('submission.id', 'desc')
      .limit(limit)
      .execute()
    return { count: Number(count), newest: rows.map(toSubmission) }
  },

  async findWebhook(formId: string, id: string): Promise<SigningWebhook | undefined> {
    const row = await database
      .selectFrom('webhook')
      .selectAll()
      .where('form_id', '=', formId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return undefined
    const { url, failing_since: failingSince, old_secret, old_secret_until } = row
    const secret = sealer.open(row.secret, id)
    const isOldValid = old_secret !== null && (old_secret_until ?? 0) > Date.now()
    const old = isOldValid ? sealer.open(old_secret, id) : undefined
    const secrets = secret === undefined ? [] : [secret, ...(old === undefined ? [] : [old])]
    return { id, url, failingSince, secrets }
  },

  /** @returns those webhooks that there are */
  findWebhooks: async (ids: string[]): Promise<Map<string, { url: string; isEnabled: boolean }>> => {
    if (ids.length === 0) return new Map()
    const rows = await database
      .selectFrom('webhook')
      .select(['id', 'url', 'is_enabled'])
      .where('id', 'in', ids)
      .execute()
    return new Map(rows.map(({ id, url, is_enabled }) => [id, { url, isEnabled: Boolean(is_enabled) }]))
  },

  /** Remembers since when a webhook fails; a success forgets it. @returns since when, in milliseconds since 1970 */
  async noteWebhook(id: string, isFailing: boolean): Promise<number | null> {
    const row = await database
      .updateTable('webhook')
      .set((webhook) => ({
        failing_since: isFailing ? webhook.fn.coalesce('failing_since', webhook.val(Date.now())) : null,
      }))
      .where('id', '=', id)
      .returning('failing_since')
      .executeTakeFirst()
    return row?.failing_since ?? null
  },

  /** @returns false when it was switched off already */
  async disableWebhook(id: string, reason: string): Promise<boolean> {
    const row = await database
      .updateTable('webhook')
      .set({ is_enabled: false, disabled_reason: reason })
      .where('id', '=', id)
      .where('is_enabled', '=', true)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  },
})

const structureIn = (text: string): FormStructure => JSON.parse(text)

const submissions = (database: Database, formId: string) =>
  database
    .selectFrom('submission')
    .innerJoin('version_structure', (join) =>
      join
        .onRef('version_structure.form_id', '=', 'submission.form_id')
        .onRef('version_structure.version', '=', 'submission.version'),
    )
    .select(['submission.id', 'submission.created_at', 'submission.responses', 'structure'])
    .where('submission.form_id', '=', formId)

type SubmissionRow = Awaited<ReturnType<ReturnType<typeof submissions>['executeTakeFirstOrThrow']>>

const toSubmission = (row: SubmissionRow): DeliveredSubmission => ({
  id: row.id,
  createdAt: row.created_at,
  fields: structureIn(row.structure).fields,
  responses: fromJson<DeliveredResponses>(row.responses),
})
