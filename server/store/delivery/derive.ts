import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { isPostgresDatabase, type Database } from '../database.ts'
import { lowestIdAt, timeOfId } from '../id-time.ts'
import { countOf, MAIL_TARGET, subscriptionsOf, type Subscription } from './cursor.ts'

const FORMS_PER_PAGE = 500
const SLICE = 100
const DAY_MS = 24 * 60 * 60_000
/** How long a submission is known to be in the queue already; clocks that differ by more are not supported. */
export const SEEN_MS = 7 * DAY_MS
/** How far back ids are looked for, one after the other while the count says that some are missing. */
const WINDOWS_MS = [10_000, 2 * 60_000, 60 * 60_000, DAY_MS, SEEN_MS]
/** Digests leave in the morning. */
const DIGEST_HOUR = 6
const CLOSING_MS = 60_000

type Cursor = { form_id: string; counted: number; newest: number; since: number }
type Found = { id: string }[]

/**
 * Puts the deliveries of new submissions into the queue, exactly once, however many servers do so.
 *
 * Ids are made before the commit, by servers whose clocks differ, so "everything above the last id" would skip what
 * commits late. The sum of `form_count` changes in the transaction of each submission: while it says that more were
 * committed than were seen, ever older ids are looked through for those that were not.
 * @returns how many submissions were new
 */
export async function deriveDeliveries(database: Database): Promise<number> {
  let found = 0
  for (let after: string | undefined = ''; after !== undefined;) {
    const page = await cursorsAfter(database, after)
    for (const { form_id, isBehind } of page) if (isBehind) found += await followForm(database, form_id)
    await nextTurn()
    after = page.length < FORMS_PER_PAGE ? undefined : page.at(-1)?.form_id
  }
  return found
}

async function cursorsAfter(database: Database, after: string) {
  const rows = await database
    .selectFrom('delivery_cursor')
    .select((cursor) => [
      'form_id',
      'counted',
      cursor
        .selectFrom('form_count')
        .select(sql<number>`coalesce(sum(responses), 0)`.as('committed'))
        .whereRef('form_count.form_id', '=', 'delivery_cursor.form_id')
        .as('committed'),
    ])
    .$if(after !== '', (query) => query.where('form_id', '>', after))
    .orderBy('form_id')
    .limit(FORMS_PER_PAGE)
    .execute()
  return rows.map(({ form_id, counted, committed }) => ({ form_id, isBehind: Number(committed) > counted }))
}

/** Slice by slice, each in a transaction of its own; others are served in between. */
async function followForm(database: Database, formId: string): Promise<number> {
  let found = 0
  for (let after: string | undefined; ;) {
    const unseen = await database.transaction().execute((inside) => followSlice(inside, formId, after))
    found += unseen.length
    if (unseen.length < SLICE) return found
    after = unseen.at(-1)?.id
    await nextTurn()
  }
}

/** The count is read before the rows: whatever it counts can be seen then, unless it was deleted. */
async function followSlice(inside: Database, formId: string, after: string | undefined): Promise<Found> {
  const cursor = await takeCursor(inside, formId)
  const missing = cursor ? (await countOf(inside, formId)) - cursor.counted : 0
  if (!cursor || missing <= 0) return []
  const unseen = await findUnseen(inside, cursor, missing, after)
  await enqueue(inside, formId, unseen)
  // Ids beyond every window belong to submissions that were deleted before they were seen.
  const counted = unseen.length < SLICE ? Math.max(missing, unseen.length) : unseen.length
  await inside
    .updateTable('delivery_cursor')
    .set({ counted: cursor.counted + counted })
    .set({ newest: Math.max(cursor.newest, ...unseen.map(({ id }) => timeOfId(id))) })
    .where('form_id', '=', formId)
    .execute()
  return unseen
}

/** Of several servers one follows a form at a time; the others leave it to that one. */
function takeCursor(inside: Database, formId: string): Promise<Cursor | undefined> {
  const cursor = inside.selectFrom('delivery_cursor').selectAll().where('form_id', '=', formId)
  return (isPostgresDatabase(inside) ? cursor.modifyEnd(sql`for update skip locked`) : cursor).executeTakeFirst()
}

/** @param after the last id of the slice before: what follows it is looked for first */
async function findUnseen(
  inside: Database,
  { form_id, newest, since }: Cursor,
  missing: number,
  after: string | undefined,
): Promise<Found> {
  const latest = Math.min(newest, Date.now())
  const wanted = Math.min(missing, SLICE)
  let found = after === undefined ? [] : await unseenAfter(inside, form_id, after)
  if (found.length >= wanted) return found
  found = []
  let end: string | undefined
  for (const window of WINDOWS_MS) {
    const begin = lowestIdAt(Math.max(since, latest - window))
    // Each row is looked at once: on SQLite the event loop waits for all windows together.
    if (begin !== end) found = [...(await unseenAfter(inside, form_id, begin, end)), ...found]
    if (found.length >= wanted) break
    end = begin
  }
  return found
}

const unseenAfter = (inside: Database, formId: string, after: string, upTo?: string): Promise<Found> =>
  inside
    .selectFrom('submission')
    .leftJoin('delivery_seen', (join) =>
      join
        .onRef('delivery_seen.form_id', '=', 'submission.form_id')
        .onRef('delivery_seen.submission_id', '=', 'submission.id'),
    )
    .select('submission.id')
    .where('submission.form_id', '=', formId)
    .where('submission.id', '>', after)
    .$if(upTo !== undefined, (query) => query.where('submission.id', '<=', upTo ?? ''))
    .where('delivery_seen.submission_id', 'is', null)
    .orderBy('submission.id')
    .limit(SLICE)
    .execute()

async function enqueue(inside: Database, formId: string, found: Found): Promise<void> {
  if (found.length === 0) return
  const subscriptions = await subscriptionsOf(inside, formId)
  const digest = subscriptions.some(({ kind }) => kind === 'digest')
  const digest_id = digest ? await openDigest(inside, formId) : null
  await inside
    .insertInto('delivery_seen')
    .values(found.map(({ id }) => ({ form_id: formId, submission_id: id, digest_id })))
    .execute()
  const single = subscriptions.filter(({ kind }) => kind !== 'digest')
  const rows = found.flatMap(({ id }) => single.map((one) => newDelivery(formId, one, { submission_id: id })))
  if (rows.length > 0)
    await inside
      .insertInto('delivery')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['form_id', 'submission_id', 'kind', 'target']).doNothing())
      .execute()
}

interface About {
  submission_id?: string
  next_at?: number
}

/** A row that waits to be sent, at once unless another time is given. */
export const newDelivery = (
  form_id: string,
  { kind, target }: { kind: Subscription['kind'] | 'test' | 'notice'; target: string },
  { submission_id, next_at }: About = {},
) => ({
  id: v7(),
  form_id,
  submission_id: submission_id ?? null,
  kind,
  target,
  state: 'pending' as const,
  attempts: 0,
  next_at: next_at ?? Date.now(),
  created_at: Date.now(),
})

/** One digest a form and morning; the one that leaves within a minute takes nothing more. */
async function openDigest(inside: Database, formId: string): Promise<string> {
  const waiting = await inside
    .selectFrom('delivery')
    .select('id')
    .where('form_id', '=', formId)
    .where('kind', '=', 'digest')
    .where('state', '=', 'pending')
    .where('attempts', '=', 0)
    .where('next_at', '>', Date.now() + CLOSING_MS)
    .executeTakeFirst()
  if (waiting) return waiting.id
  const next_at = nextMorning(Date.now() + CLOSING_MS)
  const digest = newDelivery(formId, { kind: 'digest', target: MAIL_TARGET }, { next_at })
  await inside.insertInto('delivery').values(digest).execute()
  return digest.id
}

const nextMorning = (now: number): number => {
  const today = new Date(now).setUTCHours(DIGEST_HOUR, 0, 0, 0)
  return today > now ? today : today + DAY_MS
}
