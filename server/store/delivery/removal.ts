import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../database.ts'
import { lowestIdAt } from '../id-time.ts'

const SLICE = 1000

/**
 * Removes a form's queue and log, slice by slice, so that other requests are answered in between.
 * @param target only what goes to this one
 */
export async function removeDeliveries(database: Database, formId: string, target?: string): Promise<void> {
  while (await removeSlice(database, formId, target)) await nextTurn()
  if (target === undefined) while (await forgetSlice(database, formId)) await nextTurn()
}

async function removeSlice(database: Database, formId: string, target: string | undefined): Promise<boolean> {
  const slice = database
    .selectFrom('delivery')
    .select('id')
    .where('form_id', '=', formId)
    .$if(target !== undefined, (query) => query.where('target', '=', target ?? ''))
    .limit(SLICE)
  const { numDeletedRows } = await database.deleteFrom('delivery').where('id', 'in', slice).executeTakeFirstOrThrow()
  return numDeletedRows >= SLICE
}

async function forgetSlice(database: Database, formId: string, before?: string): Promise<boolean> {
  const slice = database
    .selectFrom('delivery_seen')
    .select('submission_id')
    .where('form_id', '=', formId)
    .$if(before !== undefined, (query) => query.where('submission_id', '<', before ?? ''))
    .limit(SLICE)
  const { numDeletedRows } = await database
    .deleteFrom('delivery_seen')
    .where('form_id', '=', formId)
    .where('submission_id', 'in', slice)
    .executeTakeFirstOrThrow()
  return numDeletedRows >= SLICE
}

/**
 * Forgets what was sent or given up before a time, in all forms.
 * @param logBefore milliseconds since 1970, for the log
 * @param seenBefore milliseconds since 1970, for what is known to be in the queue; older than any window of the search
 */
export async function sweepDeliveries(database: Database, logBefore: number, seenBefore: number): Promise<void> {
  while (await sweepLogSlice(database, lowestIdAt(logBefore))) await nextTurn()
  const forms = await database.selectFrom('delivery_seen').select('form_id').distinct().execute()
  for (const { form_id } of forms) while (await forgetSlice(database, form_id, lowestIdAt(seenBefore))) await nextTurn()
}

async function sweepLogSlice(database: Database, before: string): Promise<boolean> {
  const slice = database.selectFrom('delivery').select('id').where('id', '<', before).limit(SLICE)
  const { numDeletedRows } = await database.deleteFrom('delivery').where('id', 'in', slice).executeTakeFirstOrThrow()
  return numDeletedRows >= SLICE
}
