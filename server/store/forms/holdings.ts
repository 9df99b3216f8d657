import { sql } from 'kysely'
import type { Holdings } from '../../../contract/types.gen.ts'
import type { Database } from '../database.ts'
import { countForms } from './list.ts'

const sumOf = (column: 'responses' | 'removed') => sql<number>`coalesce(sum(${sql.ref(column)}), 0)`.as('n')

/** What goes when an owner's account does. */
export async function readHoldings(database: Database, ownerId: string): Promise<Holdings> {
  const own = database.selectFrom('form').select('id').where('owner_id', '=', ownerId)
  const submitted = database.selectFrom('form_count').where('form_id', 'in', own).select(sumOf('responses'))
  const removed = database.selectFrom('form_change').where('form_id', 'in', own).select(sumOf('removed'))
  const [{ n: all }, { n: gone }] = [await submitted.executeTakeFirstOrThrow(), await removed.executeTakeFirstOrThrow()]
  return { forms: await countForms(database, ownerId), responses: Math.max(0, Number(all) - Number(gone)) }
}
