import { sql, type RawBuilder } from 'kysely'

/** Text is compared as it is: what `like` would take for a wildcard is none. */
const patternOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * Whether one of some columns has a text, in whatever case; as it was typed also where a PostgreSQL with the locale C has
 * small letters in English alone.
 */
export const containsText = (columns: readonly string[], q: string): RawBuilder<boolean> =>
  sql`(${sql.join(
    columns
      .map(sql.ref)
      .flatMap((column) => [
        sql`lower(${column}) like ${patternOf(q.toLowerCase())} escape '\\'`,
        sql`${column} like ${patternOf(q)} escape '\\'`,
      ]),
    sql` or `,
  )})`

/** Whether a list of texts, which is stored as JSON, has one of them. */
export const listHas = (column: string, text: string): RawBuilder<boolean> =>
  sql`${sql.ref(column)} like ${patternOf(JSON.stringify(text))} escape '\\'`
