import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { isUnavailable, openDatabase } from '../../../server/store/database.ts'
import { hasPostgres, startPostgres } from '../support/postgres.ts'

it.skipIf(!hasPostgres)(
  'a transaction whose connection is gone is an outage, though undoing it fails too',
  async () => {
    const { createDatabase, freeze, thaw, stop } = await startPostgres()
    onTestFinished(stop)
    const database = openDatabase({ databaseUrl: await createDatabase(), dataDir: '' }, () => {})
    onTestFinished(() => database.destroy())
    const cut = database.transaction().execute(async (inside) => {
      await sql`select 1`.execute(inside)
      freeze()
      await sql`select 2`.execute(inside)
    })
    const error: unknown = await cut.catch((reason: unknown) => reason)
    thaw()
    expect(error).toSatisfy(isUnavailable)
  },
)
