import { sql } from 'kysely'
import { isPostgresDatabase, type Database } from '../database.ts'
import { REMOVED_OWNER } from '../removed-owner.ts'
import { SUBMISSION_COLUMNS, type SubmissionRow } from '../tables/submission-columns.ts'
import type { Tables } from '../tables/tables.ts'

const POSTGRES_TYPES = {
  form_id: 'uuid',
  id: 'uuid',
  session_id: 'uuid',
  version: 'integer',
  responses: 'jsonb',
  metadata: 'jsonb',
  answers_hash: 'text',
  device_id: 'uuid',
  created_at: 'bigint',
} satisfies Record<keyof SubmissionRow, string>

/** The statement names the columns itself, since both databases would name them differently. */
const GIVEN = `given(${SUBMISSION_COLUMNS.join(', ')})` as 'given'

/**
 * Writes the rows whose session is as was expected without asking: of that form and version, begun after a time that comes as
 * a parameter behind the rows, and of a form without a password that takes any number of responses from a device. A subquery
 * for each row keeps PostgreSQL from planning to read all sessions while there are few.
 */
export const insertExpected =
  (database: Database) => (query: Pick<Database, 'insertInto' | 'with'>, rows: SubmissionRow[]) =>
    query
      .with(GIVEN, () => valuesOf(database, rows))
      .insertInto('submission')
      .columns(SUBMISSION_COLUMNS)
      .expression(({ selectFrom }) =>
        selectFrom('given')
          .selectAll()
          .where((given) =>
            given(
              given
                .selectFrom('session')
                .innerJoin('form', 'form.id', 'session.form_id')
                .leftJoin('form_settings', 'form_settings.form_id', 'session.form_id')
                .select('started_at')
                .whereRef('session.id', '=', 'given.session_id')
                .whereRef('session.form_id', '=', 'given.form_id')
                .whereRef('session.version', '=', 'given.version')
                .where('owner_id', '!=', sql.lit(REMOVED_OWNER))
                .where('password_hash', 'is', null)
                .where('one_per_device', 'is not', sql.lit(true)),
              '>',
              0,
            ),
          ),
      )

function valuesOf(database: Database, rows: SubmissionRow[]) {
  const isPostgres = isPostgresDatabase(database)
  const tuples = rows.map((row) => {
    // PostgreSQL takes values that stand by themselves for text.
    const values = SUBMISSION_COLUMNS.map((column) =>
      isPostgres ? sql`cast(${row[column]} as ${sql.raw(POSTGRES_TYPES[column])})` : sql`${row[column]}`,
    )
    return sql`(${sql.join(values)})`
  })
  return sql<Tables['submission']>`(values ${sql.join(tuples)})`
}
