import { sql } from 'kysely'
import { newId } from '../new-id.ts'
import type { Database } from '../database.ts'

/** A file that is in the bucket or on its way there: of a response, or else an image. */
export interface FileObject {
  key: string
  form_id: string | null
  submission_id: string | null
  field_id: string | null
  image_hash: string | null
  /** 0 until it was stored once. */
  bytes: number
}

/** Of a file whose bytes are in the bucket. */
export const NO_BYTES = new Uint8Array()

const COLUMNS = ['key', 'form_id', 'submission_id', 'field_id', 'image_hash', 'bytes'] as const
/** Written out, since indexes of some rows only are not used for values that are bound later. */
const isWaiting = sql<boolean>`is_stored = false`
const isLoose = sql<boolean>`(form_id is null and image_hash is null)`

interface AttachmentKey {
  form_id: string
  submission_id: string
  field_id: string
}

const toObject = (reference: Partial<FileObject>) => ({
  key: newId(),
  form_id: null,
  submission_id: null,
  field_id: null,
  image_hash: null,
  ...reference,
  is_stored: false,
  busy_until: 0,
})

/** In the transaction that stores the files: the bucket gets them afterwards. */
export const queueAttachments = (inside: Database, attachments: readonly AttachmentKey[]) =>
  inside
    .insertInto('bucket_object')
    .values(attachments.map(({ form_id, submission_id, field_id }) => toObject({ form_id, submission_id, field_id })))
    .onConflict((conflict) => conflict.columns(['form_id', 'submission_id', 'field_id']).doNothing())
    .execute()

/** The same for an image, whose bytes have just been written into a row of it. */
export const queueImage = (inside: Database, imageHash: string) =>
  inside
    .insertInto('bucket_object')
    .values(toObject({ image_hash: imageHash }))
    .onConflict((conflict) => conflict.column('image_hash').doUpdateSet({ is_stored: false }))
    .execute()

/** What waits for the bucket. Several servers may work on it. */
export const fileQueue = (database: Database) => ({
  /**
   * Takes files that wait to be stored, so that no other server does.
   * @param until when they may be taken again
   */
  async take(limit: number, until: number, now = Date.now()): Promise<FileObject[]> {
    const waiting = database
      .selectFrom('bucket_object')
      .select('key')
      .where(isWaiting)
      .where(({ not }) => not(isLoose))
      .where('busy_until', '<=', now)
      .orderBy('key')
      .limit(limit)
    const taken = await database
      .updateTable('bucket_object')
      .set({ busy_until: until })
      .where('key', 'in', waiting)
      .where('busy_until', '<=', now)
      .returning(COLUMNS)
      .execute()
    return taken.filter(({ form_id, image_hash }) => form_id !== null || image_hash !== null)
  },

  /** @param until when it may be taken again, which no call is storing any more */
  postpone: (key: string, until: number) =>
    database.updateTable('bucket_object').set({ busy_until: until }).where('key', '=', key).where(isWaiting).execute(),

  /** How many files wait to be stored. */
  async countWaiting(): Promise<number> {
    const row = await database
      .selectFrom('bucket_object')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(isWaiting)
      .where(({ not }) => not(isLoose))
      .executeTakeFirst()
    return Number(row?.count ?? 0)
  },

  /** @returns keys of objects that no file refers to, and that no call is storing */
  async listLoose(limit: number, now = Date.now()): Promise<string[]> {
    const rows = await database
      .selectFrom('bucket_object')
      .select('key')
      .where(isLoose)
      .where('busy_until', '<=', now)
      .orderBy('key')
      .limit(limit)
      .execute()
    return rows.map(({ key }) => key)
  },

  /** After they were removed from the bucket. */
  forget: (keys: string[]) => database.deleteFrom('bucket_object').where('key', 'in', keys).where(isLoose).execute(),

  /** Whether any file is in the bucket. */
  async isUsed(): Promise<boolean> {
    const stored = database.selectFrom('bucket_object').select('key').where('is_stored', '=', true)
    return (await stored.limit(1).executeTakeFirst()) !== undefined
  },

  /** @returns every key, with whether its object should be in the bucket; for a command, not for a server */
  async listKeys(): Promise<Map<string, boolean>> {
    const rows = await database.selectFrom('bucket_object').select(['key', 'is_stored']).execute()
    return new Map(rows.map(({ key, is_stored }) => [key, Boolean(is_stored)]))
  },

  /** @returns files in the bucket, in the order of their keys */
  listStored: (after: string, limit: number): Promise<FileObject[]> =>
    database
      .selectFrom('bucket_object')
      .select(COLUMNS)
      .where('is_stored', '=', true)
      .where(({ not }) => not(isLoose))
      .where('key', '>', after)
      .orderBy('key')
      .limit(limit)
      .execute(),
})

const PAGE = 500

/** Queues every file of an earlier time that is in the database. */
export async function queueAll(database: Database): Promise<void> {
  for (let after: AttachmentKey | undefined; ;) {
    const page: AttachmentKey[] = await attachmentsAfter(database, after)
    if (page.length > 0) await queueAttachments(database, page)
    after = page.at(-1)
    if (page.length < PAGE) break
  }
  const images = await database.selectFrom('form_image').select('hash').where(hasBytes).distinct().execute()
  for (const { hash } of images) await queueImage(database, hash)
}

const hasBytes = sql<boolean>`octet_length(data) > 0`

const attachmentsAfter = (database: Database, after: AttachmentKey | undefined) =>
  database
    .selectFrom('attachment')
    .select(['form_id', 'submission_id', 'field_id'])
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(form_id, submission_id, field_id) > (${after?.form_id}, ${after?.submission_id}, ${after?.field_id})`,
      ),
    )
    .orderBy('form_id')
    .orderBy('submission_id')
    .orderBy('field_id')
    .limit(PAGE)
    .execute()

/** Images have a row for each form that shows them; an object whose last row is gone is let go. */
export async function releaseImages(database: Database, now = Date.now()): Promise<void> {
  for (let after = ''; ;) {
    const page = await database
      .selectFrom('bucket_object')
      .select('image_hash')
      .where('image_hash', '>', after)
      .orderBy('image_hash')
      .limit(PAGE)
      .execute()
    const hashes = page.flatMap(({ image_hash }) => image_hash ?? [])
    if (hashes.length > 0) await releaseUnused(database, hashes, now)
    if (hashes.length < PAGE) return
    after = hashes.at(-1) ?? ''
  }
}

const releaseUnused = (database: Database, hashes: string[], now: number) =>
  database
    .updateTable('bucket_object')
    .set({ image_hash: null })
    .where('image_hash', 'in', hashes)
    .where('busy_until', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('form_image').select('id').whereRef('form_image.hash', '=', 'bucket_object.image_hash'))),
    )
    .execute()
