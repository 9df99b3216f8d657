import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** How the responses of a form stand, all of it at the same moment. */
export interface FormHead {
  version: number
  /** What was ever submitted, and how many of these were removed. */
  submitted: number
  removed: number
  /** The number of the latest mark or removal. */
  revision: number
  newest: string | null
}

/**
 * Look-ups by key in one statement, so that they belong together.
 * @returns undefined when there is no such form
 */
export async function readHead(database: Database, formId: string): Promise<FormHead | undefined> {
  const row = await database
    .selectFrom('form')
    .leftJoin('form_change', 'form_change.form_id', 'form.id')
    .select((form) => [
      'version',
      'revision',
      'removed',
      form
        .selectFrom('form_count')
        .whereRef('form_count.form_id', '=', 'form.id')
        .select(sql<number>`coalesce(sum(responses), 0)`.as('responses'))
        .as('submitted'),
      form
        .selectFrom('submission')
        .whereRef('submission.form_id', '=', 'form.id')
        .select('submission.id')
        .orderBy('submission.id', 'desc')
        .limit(1)
        .as('newest'),
    ])
    .where('form.id', '=', formId)
    .executeTakeFirst()
  return row && toHead(row)
}

interface Row {
  version: number
  submitted: number | null
  removed: number | null
  revision: number | null
  newest: string | null
}

const toHead = ({ version, submitted, removed, revision, newest }: Row): FormHead => ({
  version,
  submitted: Number(submitted ?? 0),
  removed: Number(removed ?? 0),
  revision: Number(revision ?? 0),
  newest,
})

/** How many responses there are. */
export const totalOf = ({ submitted, removed }: Pick<FormHead, 'submitted' | 'removed'>): number => submitted - removed
