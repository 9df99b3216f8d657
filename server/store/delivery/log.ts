import type { Deliveries, Delivery, DeliveryDetails } from '../../../contract/types.gen.ts'
import type { Database } from '../database.ts'
import type { DeliveryRow } from '../tables/tables.ts'
import { newDelivery } from './derive.ts'

/** All but the two texts that may be long. */
const listed = [
  'id',
  'form_id',
  'submission_id',
  'kind',
  'target',
  'state',
  'attempts',
  'next_at',
  'lease',
  'created_at',
  'last_at',
  'recipient',
  'status',
  'error',
  'duration_ms',
] as const

type ListedRow = Omit<DeliveryRow, 'request' | 'answer'>

const shownTime = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())

/** @param off targets that are switched off: what waits for one is not tried until it is switched on */
const toDelivery = (row: ListedRow, off: ReadonlySet<string>): Delivery => ({
  id: row.id,
  kind: row.kind,
  webhook_id: row.kind === 'webhook' || row.kind === 'test' ? row.target : null,
  recipient: row.recipient,
  response_id: row.submission_id,
  state: row.state,
  attempts: row.attempts,
  created_at: new Date(row.created_at).toISOString(),
  last_attempt_at: shownTime(row.last_at),
  next_attempt_at: row.state === 'pending' && !off.has(row.target) ? shownTime(row.next_at) : null,
  status: row.status,
  duration_ms: row.duration_ms,
  error: row.error,
})

async function targetsOff(database: Database, formId: string): Promise<Set<string>> {
  const rows = await database
    .selectFrom('webhook')
    .select('id')
    .where('form_id', '=', formId)
    .where('is_enabled', '=', false)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

const NONE_OFF: ReadonlySet<string> = new Set()

/** What was sent of a form, and what became of it. The caller makes sure whose form it is. */
export const deliveryLogStore = (database: Database) => ({
  /** @param before the id of the last delivery of the page before; `next` is such an id */
  async list(formId: string, { before, limit }: { before: string | undefined; limit: number }): Promise<Deliveries> {
    const rows = await database
      .selectFrom('delivery')
      .select(listed)
      .where('form_id', '=', formId)
      .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute()
    const off = await targetsOff(database, formId)
    const data = rows.slice(0, limit).map((row) => toDelivery(row, off))
    return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null }
  },

  async find(formId: string, id: string): Promise<DeliveryDetails | undefined> {
    const row = await database
      .selectFrom('delivery')
      .selectAll()
      .where('form_id', '=', formId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return undefined
    const off = await targetsOff(database, formId)
    return { ...toDelivery(row, off), request: row.kind === 'notice' ? null : row.request, answer: row.answer }
  },

  async insertTest(formId: string, webhookId: string): Promise<Delivery> {
    const row = await database
      .insertInto('delivery')
      .values(newDelivery(formId, { kind: 'test', target: webhookId }))
      .returning(listed)
      .executeTakeFirstOrThrow()
    return toDelivery(row, NONE_OFF)
  },

  /** Begins the attempts of a delivery again. @returns undefined while it is being sent, or when it is gone */
  async resend(formId: string, id: string): Promise<Delivery | undefined> {
    const row = await database
      .updateTable('delivery')
      .set({ state: 'pending', attempts: 0, next_at: Date.now() })
      .where('form_id', '=', formId)
      .where('id', '=', id)
      .where((delivery) => delivery.or([delivery('lease', 'is', null), delivery('next_at', '<=', Date.now())]))
      .returning(listed)
      .executeTakeFirst()
    return row && toDelivery(row, NONE_OFF)
  },
})
