import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../database.ts'
import { lowestIdAt } from '../id-time.ts'

const SLICE = 1000
/** How far the clocks of two servers may differ at the moment when a form begins to notify. */
const SKEW_MS = 60 * 60_000

/** A message that each new submission of a form brings about. */
export interface Subscription {
  kind: 'webhook' | 'owner-mail' | 'digest' | 'copy'
  target: string
}

/** The target of all mails: one mail server sends them. */
export const MAIL_TARGET = 'mail'

/** @returns what a new submission of the form brings about */
export async function subscriptionsOf(database: Database, formId: string): Promise<Subscription[]> {
  const settings = await database
    .selectFrom('form_settings')
    .selectAll()
    .where('form_id', '=', formId)
    .executeTakeFirst()
  const webhooks = await database
    .selectFrom('webhook')
    .select('id')
    .where('form_id', '=', formId)
    .where('is_enabled', '=', true)
    .execute()
  return [
    ...webhooks.map(({ id }) => ({ kind: 'webhook' as const, target: id })),
    ...(settings?.notify_owner === 'each' ? [{ kind: 'owner-mail' as const, target: MAIL_TARGET }] : []),
    ...(settings?.notify_owner === 'daily' ? [{ kind: 'digest' as const, target: MAIL_TARGET }] : []),
    ...(settings?.copy_to_respondent ? [{ kind: 'copy' as const, target: MAIL_TARGET }] : []),
  ]
}

/** Makes the queue follow a form's submissions from now on while the form notifies of them. */
export async function followSubmissions(inside: Database, formId: string): Promise<void> {
  if ((await subscriptionsOf(inside, formId)).length > 0) return begin(inside, formId)
  await inside.deleteFrom('delivery_cursor').where('form_id', '=', formId).execute()
}

/** Counted first and marked afterwards: what is committed in between counts as seen or is found by the count. */
async function begin(inside: Database, formId: string): Promise<void> {
  const now = Date.now()
  const since = now - SKEW_MS
  const counted = await countOf(inside, formId)
  const { numInsertedOrUpdatedRows } = await inside
    .insertInto('delivery_cursor')
    .values({ form_id: formId, counted, newest: now, since })
    .onConflict((conflict) => conflict.column('form_id').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows) await markEarlier(inside, formId, lowestIdAt(since))
}

/** What is there already was submitted before the form notified of anything. */
async function markEarlier(inside: Database, formId: string, after: string): Promise<void> {
  const slice = await inside
    .selectFrom('submission')
    .select('id')
    .where('form_id', '=', formId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(SLICE)
    .execute()
  if (slice.length === 0) return
  await inside
    .insertInto('delivery_seen')
    .values(slice.map(({ id }) => ({ form_id: formId, submission_id: id, digest_id: null })))
    .onConflict((conflict) => conflict.columns(['form_id', 'submission_id']).doNothing())
    .execute()
  await nextTurn()
  await markEarlier(inside, formId, slice.at(-1)?.id ?? after)
}

/** @returns how many submissions of the form were ever committed, whether or not they are still there */
export async function countOf(database: Database, formId: string): Promise<number> {
  const { count } = await database
    .selectFrom('form_count')
    .select((row) => row.fn.sum<number | null>('responses').as('count'))
    .where('form_id', '=', formId)
    .executeTakeFirstOrThrow()
  return Number(count ?? 0)
}
