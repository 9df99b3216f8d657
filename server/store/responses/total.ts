import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** How many responses a form has: what was ever submitted is counted by the submit, what was removed since is counted apart. */
export interface ResponseCounts {
  submitted: number
  removed: number
}

/** How many responses there are. */
export const totalOf = ({ submitted, removed }: ResponseCounts): number => submitted - removed

const FORM_ID = sql.ref<string>('form.id')

const submittedTo = (database: Database) =>
  database
    .selectFrom('form_count')
    .where('form_count.form_id', '=', FORM_ID)
    .select(sql<number>`coalesce(sum(responses), 0)`.as('responses'))

const removedFrom = (database: Database) =>
  database.selectFrom('form_change').where('form_change.form_id', '=', FORM_ID).select('removed')

/** For the select of a query of forms: the counts of each. */
export const countColumns = (database: Database) =>
  [submittedTo(database).as('submitted'), removedFrom(database).as('removed')] as const

/** For the order of a query of forms: how many responses each has. */
export const totalExpression = (database: Database) =>
  sql<number>`${submittedTo(database)} - coalesce(${removedFrom(database)}, 0)`

/** The same, with the number of the latest mark or removal, and the id of the latest response. */
export const standingColumns = (database: Database) =>
  [
    ...countColumns(database),
    database.selectFrom('form_change').where('form_change.form_id', '=', FORM_ID).select('revision').as('revision'),
    database
      .selectFrom('submission')
      .where('submission.form_id', '=', FORM_ID)
      .select('submission.id')
      .orderBy('submission.id', 'desc')
      .limit(1)
      .as('newest'),
  ] as const

interface CountRow {
  submitted: number | null
  removed: number | null
}

export interface Standing extends ResponseCounts {
  /** The number of the latest mark or removal. */
  revision: number
  newest: string | null
}

interface StandingRow extends CountRow {
  revision: number | null
  newest: string | null
}

export const toCounts = ({ submitted, removed }: CountRow): ResponseCounts => ({
  submitted: Number(submitted ?? 0),
  removed: Number(removed ?? 0),
})

export const toStanding = (row: StandingRow): Standing => ({
  ...toCounts(row),
  revision: Number(row.revision ?? 0),
  newest: row.newest,
})
