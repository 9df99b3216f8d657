import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { FormStructure, Image } from '../../../contract/types.gen.ts'
import { placedImages } from '../../../rules/appearance/images.ts'
import { FORM_IMAGES_MAX, LOOSE_IMAGE_LIFE_MS, LOOSE_IMAGES_MAX } from '../../../rules/limits.ts'
import type { Bucket } from '../../bucket/bucket.ts'
import { inTransaction, locked, type Database } from '../database.ts'
import { REMOVED_OWNER } from '../removed-owner.ts'
import { queueImage } from '../files/queue.ts'
import { NO_LIMITS, requireSpace } from '../accounts/quotas.ts'

export interface StoredImage {
  mediaType: string
  data: Uint8Array
}
type NewImage = Omit<Image, 'id'> & { data: Uint8Array }

/** Logos and covers, named by a hash of their bytes: a name stands for the same bytes for ever. */
export const imageStore = (database: Database, bucket: Bucket) => ({
  /**
   * Stores an image that no form shows yet; of those, an account has the newest few.
   * @throws QuotaExceeded
   */
  async insert(ownerId: string, { media_type, width, height, data }: NewImage, limits = NO_LIMITS): Promise<Image> {
    const name = hash('sha256', data, 'base64url')
    const row = { owner_id: ownerId, hash: name, media_type, width, height, data }
    const [known, now] = [await findLoose(database, ownerId, name), Date.now()]
    if (known) await database.updateTable('form_image').set({ created_at: now }).where('id', '=', known.id).execute()
    else {
      await requireSpace(database, ownerId, data.byteLength, limits)
      await inTransaction(database, async (inside) => {
        await inside
          .insertInto('form_image')
          .values({ id: v7(), form_id: null, created_at: now, ...row })
          .execute()
        if (bucket.isConfigured) await queueImage(inside, name)
      })
    }
    await dropOldLoose(database, ownerId)
    return { id: name, media_type, width, height }
  },

  /**
   * @returns the image of any owner, or undefined
   * @throws FilesUnavailable
   */
  async find(id: string): Promise<StoredImage | undefined> {
    const row = await visibleImages(database)
      .leftJoin('bucket_object', 'bucket_object.image_hash', 'form_image.hash')
      .select(['media_type', 'data', 'key'])
      .where('hash', '=', id)
      .orderBy(sql`octet_length(data)`, 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!row) return undefined
    const data = row.data.byteLength === 0 && row.key ? await bucket.get(row.key) : row.data
    return data && { mediaType: row.media_type, data }
  },

  /** @returns whether the owner has every image that the form would show */
  async hasAll(ownerId: string, structure: FormStructure | undefined): Promise<boolean> {
    const names = namesIn(structure)
    if (names.length === 0) return true
    const own = visibleImages(database).where('form_image.owner_id', '=', ownerId)
    const found = await own.select('hash').where('hash', 'in', names).distinct().execute()
    return found.length === names.length
  },

  /** Deletes what was uploaded for a form that was never saved. */
  sweep: (now = Date.now()) =>
    database
      .deleteFrom('form_image')
      .where('form_id', 'is', null)
      .where('created_at', '<', now - LOOSE_IMAGE_LIFE_MS)
      .execute(),
})

const namesIn = (structure: FormStructure | undefined): string[] => [
  ...new Set(placedImages(structure?.metadata).map(({ id }) => id)),
]

/** Without those of forms that were removed, which go in the background. */
const visibleImages = (database: Database) =>
  database
    .selectFrom('form_image')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('form')
            .select('form.id')
            .whereRef('form.id', '=', 'form_image.form_id')
            .where('form.owner_id', '=', REMOVED_OWNER),
        ),
      ),
    )

const ofOwner = (database: Database, ownerId: string) =>
  database.selectFrom('form_image').where('owner_id', '=', ownerId)

const findLoose = (database: Database, ownerId: string, name: string) =>
  ofOwner(database, ownerId).select('id').where('form_id', 'is', null).where('hash', '=', name).executeTakeFirst()

async function dropOldLoose(database: Database, ownerId: string): Promise<void> {
  const loose = ofOwner(database, ownerId).select('id').where('form_id', 'is', null)
  const kept = await loose.orderBy('id', 'desc').limit(LOOSE_IMAGES_MAX).execute()
  const oldest = kept.length < LOOSE_IMAGES_MAX ? undefined : kept.at(-1)
  if (oldest)
    await database
      .deleteFrom('form_image')
      .where('owner_id', '=', ownerId)
      .where('form_id', 'is', null)
      .where('id', '<', oldest.id)
      .execute()
}

/**
 * Gives a form its own row of each image that it shows. Those of earlier versions stay for pages that are open, up to
 * `FORM_IMAGES_MAX` in all. Call it in the transaction that stores the structure.
 */
export async function attachImages(
  inside: Database,
  ownerId: string,
  formId: string,
  structure: FormStructure,
): Promise<void> {
  const names = namesIn(structure)
  if (names.length === 0) return
  for (const name of names) await attach(inside, ownerId, formId, name)
  await dropOldOfForm(inside, formId, names)
}

async function attach(inside: Database, ownerId: string, formId: string, name: string): Promise<void> {
  const own = inside.selectFrom('form_image').select('id').where('form_id', '=', formId).where('hash', '=', name)
  if (await own.executeTakeFirst()) return
  const loose = await findLoose(inside, ownerId, name)
  if (loose) await inside.updateTable('form_image').set({ form_id: formId }).where('id', '=', loose.id).execute()
  else await copy(inside, ownerId, formId, name)
}

/** The owner shows it in another form already. Of an image in a bucket one row must stay until this one is there. */
async function copy(inside: Database, ownerId: string, formId: string, name: string): Promise<void> {
  const own = visibleImages(inside).where('form_image.owner_id', '=', ownerId)
  const other = own.selectAll().where('hash', '=', name).limit(1)
  const row = await locked(inside, other).executeTakeFirst()
  if (row)
    await inside
      .insertInto('form_image')
      .values({ ...row, id: v7(), form_id: formId })
      .execute()
}

async function dropOldOfForm(inside: Database, formId: string, shown: string[]): Promise<void> {
  const ofForm = inside.selectFrom('form_image').select('id').where('form_id', '=', formId)
  const kept = await ofForm.orderBy('id', 'desc').limit(FORM_IMAGES_MAX).execute()
  await inside
    .deleteFrom('form_image')
    .where('form_id', '=', formId)
    .where('hash', 'not in', shown)
    .where(
      'id',
      'not in',
      kept.map(({ id }) => id),
    )
    .execute()
}
