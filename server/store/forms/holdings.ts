import { sql } from 'kysely'
import type { Holdings } from '../../../contract/types.gen.ts'
import type { Database } from '../database.ts'
import { totalExpression } from '../responses/total.ts'

/** What goes when an owner's account does. */
export async function readHoldings(database: Database, ownerId: string): Promise<Holdings> {
  const { forms, responses } = await database
    .selectFrom('form')
    .where('owner_id', '=', ownerId)
    .select(({ fn }) => [
      fn.countAll<number>().as('forms'),
      sql<number>`coalesce(sum(${totalExpression(database)}), 0)`.as('responses'),
    ])
    .executeTakeFirstOrThrow()
  return { forms: Number(forms), responses: Number(responses) }
}
