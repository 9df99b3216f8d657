import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { isUniqueViolation, openDatabase } from '../../../server/store/database.ts'
import { newFolder } from '../support/databases.ts'

it('a transaction that SQLite itself rolled back, as it does when the disk is full, fails with the cause', async () => {
  const database = openDatabase({ databaseUrl: undefined, dataDir: newFolder() }, () => {})
  await sql`create table once (id integer primary key)`.execute(database)
  const failure = database.transaction().execute(async (inside) => {
    await sql`insert into once values (1)`.execute(inside)
    await sql`insert or rollback into once values (1)`.execute(inside)
  })
  await expect(failure).rejects.toSatisfy(isUniqueViolation)
  await sql`insert into once values (1)`.execute(database)
  await database.destroy()
})

it('knows the small letters of every language', async () => {
  const database = openDatabase({ databaseUrl: undefined, dataDir: newFolder() }, () => {})
  const { rows } = await sql`select lower('ÜBER Ñandú ЁЛКА') as text, lower(null) as absent`.execute(database)
  expect(rows).toEqual([{ text: 'über ñandú ёлка', absent: null }])
  await database.destroy()
})
