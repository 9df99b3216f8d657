import type { Database } from '../database.ts'
import { forgetBucket, keepInBucket, keepInDatabase, readBytes } from './bytes.ts'
import { fileQueue, queueAll, releaseImages, type FileObject } from './queue.ts'

export type { FileObject }
export type FileStore = ReturnType<typeof fileStore>

/** Files whose bytes are in a bucket, on their way there, or on their way back. */
export const fileStore = (database: Database) => ({
  ...fileQueue(database),

  /** Queues every file of an earlier time that is in the database. */
  queueAll: () => queueAll(database),

  /** @returns the bytes that are in the database; undefined where there are none */
  readBytes: (object: FileObject) => readBytes(database, object),

  /** After the bucket has the bytes: the database lets go of them, unless the file was deleted meanwhile. */
  keepInBucket: (object: FileObject, bytes: number) => keepInBucket(database, object, bytes),

  /** The other way; the object is then one that no file refers to. */
  keepInDatabase: (object: FileObject, bytes: Uint8Array) => keepInDatabase(database, object, bytes),

  /** Images that no form shows any more: their objects may be removed. */
  releaseImages: () => releaseImages(database),

  /** In a copy of the data that stands for itself. */
  forgetBucket: () => forgetBucket(database),
})
