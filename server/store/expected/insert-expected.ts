import { sql, type Insertable } from 'kysely'
import { isPostgresDatabase, type Database } from '../database.ts'
import { REMOVED_OWNER } from '../removed-owner.ts'
import type { Tables } from '../tables/tables.ts'

type Rows = Insertable<Tables['submission']>[]

/** In the order of the statement. PostgreSQL takes values that stand by themselves for text. */
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
} satisfies Record<keyof Tables['submission'], string>
const COLUMNS = Object.keys(POSTGRES_TYPES).filter(
  (name): name is keyof typeof POSTGRES_TYPES => name in POSTGRES_TYPES,
)

/**
 * Writes the rows whose session is as was expected without asking: of that form and version, begun after a time that comes as
 * a parameter behind the rows, and of a form without a password that takes any number of responses from a device. A subquery
 * for each row keeps PostgreSQL from planning to read all sessions while there are few.
 */
export const insertExpected = (database: Database) => (query: Pick<Database, 'insertInto' | 'with'>, rows: Rows) =>
  query
    .with('given(form_id, id, session_id, version, responses, metadata, answers_hash, device_id, created_at)', () =>
      valuesOf(database, rows),
    )
    .insertInto('submission')
    .columns(COLUMNS)
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

function valuesOf(database: Database, rows: Rows) {
  const isPostgres = isPostgresDatabase(database)
  const tuples = rows.map((row) => {
    const values = COLUMNS.map((column) =>
      isPostgres ? sql`cast(${row[column]} as ${sql.raw(POSTGRES_TYPES[column])})` : sql`${row[column]}`,
    )
    return sql`(${sql.join(values)})`
  })
  return sql<Tables['submission']>`(values ${sql.join(tuples)})`
}
