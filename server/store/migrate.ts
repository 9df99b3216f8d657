import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { isPostgresDatabase, type Database } from './database.ts'
import { begin } from './migrations/first/0001-begin.ts'
import { responses } from './migrations/first/0002-responses.ts'
import { delivery } from './migrations/first/0003-delivery.ts'
import { downloads } from './migrations/first/0005-downloads.ts'
import { progress } from './migrations/first/0006-progress.ts'
import { visits } from './migrations/first/0007-visits.ts'
import { images } from './migrations/first/0008-images.ts'
import { checks } from './migrations/first/0010-checks.ts'
import { logins } from './migrations/0011-logins.ts'
import { quotas } from './migrations/0012-quotas.ts'
import { transfers } from './migrations/0014-transfers.ts'
import { recoveries } from './migrations/0013-recoveries.ts'
import { factors } from './migrations/0015-factors.ts'
import { replacedVersions } from './migrations/0016-replaced-versions.ts'
import { bucket } from './migrations/0017-bucket.ts'
import { formTags } from './migrations/0018-form-tags.ts'
import { drafts } from './migrations/0019-drafts.ts'
import { loginList } from './migrations/0020-login-list.ts'
import { openings } from './migrations/0022-openings.ts'
import { formAccess } from './migrations/0023-form-access.ts'
import { initialPasswords } from './migrations/0024-initial-passwords.ts'
import { headings } from './migrations/0025-headings.ts'
import { skipped } from './migrations/0026-skipped.ts'
import type { MigrationName } from './migrations/names.ts'

/** One that was released is never changed. */
const migrations: Record<MigrationName, Migration> = {
  '0001-begin': begin,
  '0002-responses': responses,
  '0003-delivery': delivery,
  '0005-downloads': downloads,
  '0006-progress': progress,
  '0007-visits': visits,
  '0008-images': images,
  '0010-checks': checks,
  '0011-logins': logins,
  '0012-quotas': quotas,
  '0013-recoveries': recoveries,
  '0014-transfers': transfers,
  '0015-factors': factors,
  '0016-replaced-versions': replacedVersions,
  '0017-bucket': bucket,
  '0018-form-tags': formTags,
  '0019-drafts': drafts,
  '0020-login-list': loginList,
  '0022-openings': openings,
  '0023-form-access': formAccess,
  '0024-initial-passwords': initialPasswords,
  '0025-headings': headings,
  '0026-skipped': skipped,
}

/**
 * Brings the database up to date. Call it under the start lock.
 * @throws the error of the migration that failed
 */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  const migrateAll = async () => {
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
  }
  if (await isEmptyFile(database)) await inOneCommit(database, migrateAll)
  else await migrateAll()
}

async function isEmptyFile(database: Database): Promise<boolean> {
  if (isPostgresDatabase(database)) return false
  const { rows } = await sql`select 1 from sqlite_schema limit 1`.execute(database)
  return rows.length === 0
}

/** Kysely migrates SQLite without a transaction: each of a hundred statements would wait for the disk. */
async function inOneCommit(database: Database, work: () => Promise<void>): Promise<void> {
  await sql`begin`.execute(database)
  try {
    await work()
    await sql`commit`.execute(database)
  } catch (error) {
    await sql`rollback`.execute(database)
    throw error
  }
}
