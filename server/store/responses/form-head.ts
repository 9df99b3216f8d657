import type { Database } from '../database.ts'
import { standingColumns, toStanding, type Standing } from './total.ts'

/** How the responses of a form stand, all of it at the same moment. */
export interface FormHead extends Standing {
  version: number
}

/**
 * Look-ups by key in one statement, so that they belong together.
 * @returns undefined when there is no such form
 */
export async function readHead(database: Database, formId: string): Promise<FormHead | undefined> {
  const row = await database
    .selectFrom('form')
    .select(['version', ...standingColumns(database)])
    .where('form.id', '=', formId)
    .executeTakeFirst()
  return row && { version: row.version, ...toStanding(row) }
}
