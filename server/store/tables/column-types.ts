import type { ColumnType } from 'kysely'

/** JSON goes in as text; it comes back as text from SQLite and as a value from PostgreSQL. */
export type Json<Value> = ColumnType<Value | string, string, string>
/** SQLite keeps booleans as 0 and 1: read them with `Boolean`. */
export type Bool = ColumnType<boolean | 0 | 1, boolean, boolean>
