import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** What an account may have; 0 for no limit. */
export interface AccountLimits {
  forms: number
  items: number
  /** Of every version of its forms and their drafts, and of images. */
  bytes: number
}

export const NO_LIMITS: AccountLimits = { forms: 0, items: 0, bytes: 0 }

/** An account has as much as it may have; the message says what to do. */
export class QuotaExceeded extends Error {}

/** @throws {QuotaExceeded} when an account has as many already; `max` 0 is no limit */
export function requireLess(max: number, count: number, things: 'forms' | 'items'): void {
  if (max > 0 && count >= max)
    throw new QuotaExceeded(`An account can have at most ${max} ${things}. Please delete some that are not needed.`)
}

/** @throws {QuotaExceeded} when so many bytes more are too much for the account */
export async function requireSpace(
  database: Database,
  ownerId: string,
  bytes: number,
  { bytes: max }: AccountLimits,
): Promise<void> {
  if (max === 0 || (await bytesOfAccount(database, ownerId)) + bytes <= max) return
  const megabytes = Math.round(max / 1_000_000)
  throw new QuotaExceeded(
    `The forms and images of an account can take at most ${megabytes} MB. Please delete forms that are not needed.`,
  )
}

/** @returns the bytes of all that an account keeps of its forms: every version, drafts and images */
async function bytesOfAccount(database: Database, ownerId: string): Promise<number> {
  const forms = await database
    .selectFrom('form')
    .select((form) => form.fn.sum<number | null>('structure_bytes').as('bytes'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  const images = await database
    .selectFrom('form_image')
    .leftJoin('bucket_object', 'bucket_object.image_hash', 'form_image.hash')
    .select(
      sql<number | null>`sum(case when octet_length(data) > 0 then octet_length(data) else bytes end)`.as('bytes'),
    )
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  const drafts = await database
    .selectFrom('form_draft')
    .innerJoin('form', 'form.id', 'form_draft.form_id')
    .select((draft) => draft.fn.sum<number | null>('bytes').as('bytes'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return [forms, images, drafts].reduce((sum, found) => sum + Number(found?.bytes ?? 0), 0)
}
