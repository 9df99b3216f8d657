import type { Database } from '../database.ts'
import { lowestIdAt } from '../id-time.ts'
import type { AttentionItem } from './attention-items.ts'
import { badlyHeard } from './badly-heard.ts'
import type { OwnedForm } from './owned-forms.ts'

const DAY_MS = 24 * 60 * 60_000
/** A receiver that was away for less is tried again without the owner. */
const FAILING_MS = 30 * 60_000
/** How long a form waits for its first response before its owner is reminded to share it, and until when. */
const UNANSWERED_MS = 7 * DAY_MS
const FORGOTTEN_MS = 90 * DAY_MS
/** Responses that are deleted so soon are named while they are unread; where they stay only for days they always are. */
export const DELETED_SOON_DAYS = 3
const RETENTION_MIN_DAYS = 7
const UNREAD_LOOKED_AT = 1000

/** @param limit no more are looked for than can be shown */
export async function readAttention(
  database: Database,
  forms: readonly OwnedForm[],
  now: number,
  limit: number,
): Promise<AttentionItem[]> {
  return [
    ...(await webhooksInTrouble(database, forms, now, limit)),
    ...(await deletedSoon(database, forms, now, limit)),
    ...(await badlyHeard(database, forms, now, limit)),
    ...forms.filter((form) => isUnanswered(form, now)).map((form) => unanswered(form)),
  ]
}

async function webhooksInTrouble(
  database: Database,
  forms: readonly OwnedForm[],
  now: number,
  limit: number,
): Promise<AttentionItem[]> {
  if (forms.length === 0) return []
  const rows = await database
    .selectFrom('webhook')
    .select(['form_id', 'url', 'is_enabled', 'disabled_reason', 'failing_since'])
    .where(
      'form_id',
      'in',
      forms.map(({ id }) => id),
    )
    .where((webhook) =>
      webhook.or([
        webhook.and([webhook('is_enabled', '=', false), webhook('disabled_reason', 'is not', null)]),
        webhook.and([webhook('is_enabled', '=', true), webhook('failing_since', '<', now - FAILING_MS)]),
      ]),
    )
    .orderBy('is_enabled')
    .orderBy('failing_since')
    .limit(limit)
    .execute()
  const titles = new Map(forms.map(({ id, title }) => [id, title]))
  return rows.map(({ form_id, url, is_enabled, disabled_reason, failing_since }) => ({
    kind: is_enabled ? 'webhook-failing' : 'webhook-off',
    formId: form_id,
    title: titles.get(form_id) ?? '',
    host: new URL(url).host,
    ...(disabled_reason !== null && { reason: disabled_reason }),
    ...(failing_since !== null && { since: failing_since }),
  }))
}

async function deletedSoon(
  database: Database,
  forms: readonly OwnedForm[],
  now: number,
  limit: number,
): Promise<AttentionItem[]> {
  const found: AttentionItem[] = []
  for (const { id, title, retentionDays, newest } of forms) {
    if (retentionDays === null || retentionDays < RETENTION_MIN_DAYS || newest === null) continue
    const before = lowestIdAt(now - (retentionDays - DELETED_SOON_DAYS) * DAY_MS)
    if (await isUnreadBefore(database, id, before)) found.push({ kind: 'unread-deleted-soon', formId: id, title })
    if (found.length === limit) break
  }
  return found
}

/** Among the oldest: of very many responses not all marks are looked up. */
async function isUnreadBefore(database: Database, formId: string, before: string): Promise<boolean> {
  const oldest = database
    .selectFrom('submission')
    .select(['form_id', 'id'])
    .where('form_id', '=', formId)
    .where('id', '<', before)
    .orderBy('id')
    .limit(UNREAD_LOOKED_AT)
    .as('oldest')
  const unread = await database
    .selectFrom(oldest)
    .leftJoin('response_mark', (join) =>
      join
        .onRef('response_mark.form_id', '=', 'oldest.form_id')
        .onRef('response_mark.submission_id', '=', 'oldest.id')
        .on('is_read', '=', true),
    )
    .select('oldest.id')
    .where('response_mark.submission_id', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return unread !== undefined
}

const isUnanswered = ({ isActive, submitted, createdAt, updatedAt }: OwnedForm, now: number): boolean =>
  isActive && submitted === 0 && updatedAt < now - UNANSWERED_MS && createdAt > now - FORGOTTEN_MS

const unanswered = ({ id, title, updatedAt }: OwnedForm): AttentionItem => ({
  kind: 'no-responses',
  formId: id,
  title,
  since: updatedAt,
})
