import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FileObject, FileStore } from '../store/files/index.ts'
import { FilesUnavailable, Refusal, type Bucket } from '../bucket/bucket.ts'

/** Their bytes are in memory at once. */
const AT_ONCE = 4
const PAGE = 100
/** Much longer than a call takes: an object is not removed while one that was given up may still arrive. */
const LEASE_MS = 5 * 60_000
/** What the bucket refused is tried again then, and others before it. */
const REFUSED_MS = 30_000

/**
 * Puts files that wait in the database into the bucket. The database lets go of each when the bucket has it, so that a
 * failure at any moment loses none.
 * @param stop ends it between two files
 * @returns how many
 */
export async function storeWaiting(files: FileStore, bucket: Bucket, stop?: AbortSignal): Promise<number> {
  for (let stored = 0; ;) {
    const taken = stop?.aborted ? [] : await files.take(AT_ONCE, Date.now() + LEASE_MS)
    if (taken.length === 0) return stored
    await all(taken.map((object) => store(files, bucket, object)))
    stored += taken.length
    await nextTurn()
  }
}

async function store(files: FileStore, bucket: Bucket, object: FileObject): Promise<void> {
  const bytes = await files.readBytes(object)
  // An image that was stored before may have no bytes left here; anything else is gone.
  if (!bytes && object.bytes === 0) return
  if (bytes) await put(files, bucket, object.key, bytes)
  await files.keepInBucket(object, bytes?.byteLength ?? object.bytes)
}

async function put(files: FileStore, bucket: Bucket, key: string, bytes: Uint8Array): Promise<void> {
  try {
    await bucket.put(key, bytes)
  } catch (error) {
    if (isRefusal(error)) await files.postpone(key, Date.now() + REFUSED_MS)
    throw error
  }
}

export const isRefusal = (error: unknown): error is FilesUnavailable & { cause: Refusal } =>
  error instanceof FilesUnavailable && error.cause instanceof Refusal

/**
 * Removes objects whose files were deleted. A row stays until the bucket has answered.
 * @returns how many
 */
export async function removeLoose(files: FileStore, bucket: Bucket, stop?: AbortSignal): Promise<number> {
  for (let removed = 0; ;) {
    const keys = stop?.aborted ? [] : await files.listLoose(AT_ONCE)
    if (keys.length === 0) return removed
    await all(keys.map((key) => bucket.remove(key)))
    await files.forget(keys)
    removed += keys.length
    await nextTurn()
  }
}

/**
 * Puts the bytes of all files back into the database; their objects can be removed then.
 * @returns how many, and the keys of those that the bucket does not have
 */
export async function takeBack(files: FileStore, bucket: Bucket): Promise<{ moved: number; missing: string[] }> {
  const missing: string[] = []
  let moved = 0
  for (let after = ''; ;) {
    const page = await files.listStored(after, PAGE)
    for (const object of page) {
      const bytes = await bucket.get(object.key)
      if (bytes) await files.keepInDatabase(object, bytes)
      else missing.push(object.key)
      if (bytes) moved += 1
    }
    after = page.at(-1)?.key ?? ''
    if (page.length < PAGE) return { moved, missing }
  }
}

/** Objects that are not as the rows say. What is moved or deleted meanwhile may count too. */
export async function compareWithBucket(
  files: FileStore,
  bucket: Bucket,
): Promise<{ missing: number; unknown: number }> {
  const known = await files.listKeys()
  let unknown = 0
  for (let after: string | undefined; ;) {
    const page: string[] = await bucket.list(after)
    for (const key of page) if (!known.delete(key)) unknown += 1
    after = page.at(-1)
    if (after === undefined) break
  }
  return {
    missing: known
      .values()
      .filter((isStored) => isStored)
      .toArray().length,
    unknown,
  }
}

/** Waits for all of them, also after one has failed. */
async function all(works: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
