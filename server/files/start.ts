import type { FastifyInstance } from 'fastify'
import { repeatInBackground } from '../background/repeat.ts'
import { outageLog } from '../http/outage-log.ts'
import type { Stores } from '../store/index.ts'
import { FilesUnavailable, type Bucket } from '../bucket/bucket.ts'
import { isRefusal, removeLoose, storeWaiting } from './moving.ts'

const EVERY_MS = 5000
/** Images that no form shows are looked for, and a bucket that had nothing to do is asked whether it answers. */
const LOOK_EVERY_MS = 60_000

const PROBLEM = 'Files could not be moved'
const NOT_SET = 'Files are in a bucket, and FILES_URL is not set: they cannot be read'

/**
 * Moves files into the bucket, and removes from it what was deleted, from when the server listens until it closes. While
 * the bucket does not answer files stay in the database.
 * @returns the health of the storage: sentences for an operator
 */
export function storeInBackground(
  app: FastifyInstance,
  { files }: Pick<Stores, 'files'>,
  bucket: Bucket,
  everyMs = EVERY_MS,
): () => string[] {
  const logOutage = outageLog()
  let [warnings, lookAt, isRefused]: [string[], number, boolean] = [[], 0, false]

  const round = async (closing: AbortSignal) => {
    if (!bucket.isConfigured) return warnOfMissingSetting()
    const stored = await storeWaiting(files, bucket, closing).catch(noteRefusal)
    if (Date.now() >= lookAt) await look()
    // Also where nothing can be stored: a full bucket has room again when files were deleted.
    await removeLoose(files, bucket, closing)
    if (!isRefused || stored > 0 || (await files.countWaiting()) === 0) [warnings, isRefused] = [[], false]
  }
  const noteRefusal = async (error: unknown) => {
    if (!isRefusal(error)) throw error
    isRefused = true
    logOutage(app.log, error.cause, 'The storage of files refuses what is to be stored')
    warnings = [`The storage of files refuses (${error.cause.reason}); ${await waiting()}`]
    return 0
  }
  const look = async () => {
    await files.releaseImages()
    await bucket.check()
    lookAt = Date.now() + LOOK_EVERY_MS
  }
  const warnOfMissingSetting = async () => {
    if (Date.now() < lookAt) return
    lookAt = Date.now() + LOOK_EVERY_MS
    warnings = (await files.isUsed()) ? [NOT_SET] : []
    if (warnings.length > 0) app.log.error(NOT_SET)
  }
  const fail = async (error: unknown) => {
    if (!(error instanceof FilesUnavailable)) return logOutage(app.log, error, PROBLEM)
    logOutage(app.log, error.cause, 'The storage of files does not answer')
    // Asked in the next round too, where nothing may be due to be stored.
    lookAt = 0
    warnings = [`The storage of files does not answer; ${await waiting()}`]
  }
  const waiting = async () => {
    const count = await files.countWaiting().catch(() => 0)
    return `${count} ${count === 1 ? 'file waits' : 'files wait'} in the database`
  }
  const work = (closing: AbortSignal) =>
    round(closing).catch((error: unknown) => (closing.aborted ? undefined : fail(error)))
  repeatInBackground(app, { everyMs, work, problem: PROBLEM })
  return () => warnings
}
