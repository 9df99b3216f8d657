import { CompiledQuery, sql, type OnConflictBuilder } from 'kysely'
import { SESSION_LIFE_MS } from '../../rules/limits.ts'
import { isPostgresDatabase, type Database } from './database.ts'
import { insertExpected } from './expected/insert-expected.ts'
import { planOnce } from './postgres.ts'
import { ANY_ROW, SUBMISSION_COLUMNS, type SubmissionRow } from './tables/submission-columns.ts'
import type { Tables } from './tables/tables.ts'

const parametersOf = (row: SubmissionRow): unknown[] => SUBMISSION_COLUMNS.map((column) => row[column])

/** @returns the ids of the rows that are written */
export type InsertRows = (inside: Database, rows: SubmissionRow[], ...more: unknown[]) => Promise<Set<string>>

/** Where a statement begins. */
type Query = Pick<Database, 'insertInto' | 'with'>
type Statement = (query: Query, rows: SubmissionRow[]) => { compile(): CompiledQuery }

/**
 * The text of a statement depends only on how many rows it writes, so it is built once for each number: building it again
 * for each batch would take about as long as running it.
 */
function builtOnce(database: Database, statement: Statement, rowsTake: () => unknown[]): InsertRows {
  const texts = new Map<number, string>()
  const textFor = (count: number): string => {
    const rows = Array.from({ length: count }, () => ANY_ROW)
    const { sql: text } = statement(database, rows).compile()
    if (isPostgresDatabase(database)) planOnce(text)
    texts.set(count, text)
    return text
  }
  return async (inside, rows, ...more) => {
    const text = texts.get(rows.length) ?? textFor(rows.length)
    const parameters = [...rows.flatMap(parametersOf), ...rowsTake(), ...more]
    const written = await inside.executeQuery<{ id: string }>(CompiledQuery.raw(text, parameters))
    return new Set(written.rows.map(({ id }) => id))
  }
}

const insertAll = (query: Query, rows: SubmissionRow[]) => query.insertInto('submission').values(rows)

/** @param rowsTake further parameters of `insert` */
const statementsOf = (database: Database, insert: typeof insertAll, rowsTake: () => unknown[] = () => []) => {
  const built = (statement: Statement) => builtOnce(database, statement, rowsTake)
  const insertion = (query: Query, rows: SubmissionRow[]) =>
    // Of its session, or of its device where the form takes one response from each.
    insert(query, rows).onConflict((conflict) => conflict.doNothing())
  return {
    insertRows: built((query, rows) => insertion(query, rows).returning('id')),

    /** Counts them in a slot too: one round trip instead of four. */
    insertAndCount: built((query, rows) =>
      query
        .with('written', (inner) => insertion(inner, rows).returning(['id', 'form_id']))
        .with('counted', (inner) =>
          inner
            .insertInto('form_count')
            .columns(['form_id', 'slot', 'responses'])
            .expression(
              inner
                .selectFrom('written')
                .select(({ fn }) => [
                  'form_id',
                  sql<number>`cast(${0} as integer)`.as('slot'),
                  fn.countAll<number>().as('n'),
                ])
                .groupBy('form_id')
                .orderBy('form_id'),
            )
            .onConflict(addToCount),
        )
        .selectFrom('written')
        .select('id'),
    ),
  }
}

/** Statements that write rows: all, or those whose session is as expected, and of these each session's first. */
export const submissionStatements = (database: Database) => ({
  all: statementsOf(database, insertAll),
  expected: statementsOf(database, insertExpected(database), () => [Date.now() - SESSION_LIFE_MS]),
})

export const addToCount = (conflict: OnConflictBuilder<Tables, 'form_count'>) =>
  conflict.columns(['form_id', 'slot']).doUpdateSet((row) => ({
    responses: row('form_count.responses', '+', row.ref('excluded.responses')),
  }))
