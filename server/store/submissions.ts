import type { SubmissionMetadata } from '../../contract/types.gen.ts'
import { isPostgresDatabase, type Database } from './database.ts'
import { batched } from './batch.ts'
import type { Bucket } from '../bucket/bucket.ts'
import { queueAttachments } from './files/queue.ts'
import type { StoredResponse } from './responses/stored-response.ts'
import { newId } from './new-id.ts'
import type { StoredSession } from './sessions.ts'
import type { SubmissionRow } from './tables/submission-columns.ts'
import { addToCount, submissionStatements, type InsertRows } from './submission-statements.ts'

export interface Attachment {
  fieldId: string
  name: string
  mediaType: string
  data: Uint8Array
}
export interface NewSubmission {
  session: StoredSession
  responses: Record<string, StoredResponse>
  metadata: SubmissionMetadata
  attachments: Attachment[]
  /** Equal for equal answers. */
  answersHash: string
}
/** The id of the submission, which may be an earlier one with the same answers. */
export type Outcome = { id: string; isEarlier?: true } | 'other-answers' | 'device-answered'

type Candidate = NewSubmission & { id: string }

/** Several counter rows per form, so that servers, and writing with and without files, do not wait for each other's row. */
const SLOTS = 32

export const submissionStore = (database: Database, bucket: Bucket) => {
  const writers = writersOf(database, bucket)
  const options = { overlaps: isPostgresDatabase(database) }
  const batchedWith = (writeAll: Writer) =>
    batched<Candidate, Outcome>(async (candidates) => {
      const written = await writeAll(candidates)
      return Promise.all(
        candidates.map((one) => (written.has(one.id) ? { id: one.id } : requireEarlier(database, one))),
      )
    }, options)
  const write = batchedWith(writers.withoutFiles)
  const writeExpected = batched<Candidate, { id: string } | undefined>(async (candidates) => {
    const written = await writers.expected(candidates)
    return candidates.map(({ id }) => (written.has(id) ? { id } : undefined))
  }, options)
  // Files take long to write: what has none does not wait for them.
  const writeWithFiles = batchedWith(writers.withFiles)
  return {
    /**
     * Stores the submission once per session, durably, together with others that arrive now.
     * @throws a foreign key violation when the form was deleted meanwhile
     */
    insert(submission: NewSubmission): Promise<Outcome> {
      const candidate = { ...submission, id: newId() }
      return candidate.attachments.length === 0 ? write(candidate) : writeWithFiles(candidate)
    },

    /**
     * The same for a session that was not looked up, without files: one trip to the database instead of two.
     * @returns undefined, and nothing is stored, when the session is another than expected, or has its submission already
     */
    insertExpected: (submission: NewSubmission): Promise<{ id: string } | undefined> =>
      writeExpected({ ...submission, id: newId() }),

    /** @returns what `insert` would give when the session has its submission already, else undefined */
    findEarlier: (submission: NewSubmission): Promise<Outcome | undefined> => findEarlier(database, submission),

    /** Whether there is a submission of this device. */
    hasAnswered: (formId: string, deviceId: string | null): Promise<boolean> => hasAnswered(database, formId, deviceId),
  }
}

/** Gives the ids of those that were not submitted before. */
type Writer = (candidates: Candidate[]) => Promise<Set<string>>

function writersOf(database: Database, bucket: Bucket): Record<'withoutFiles' | 'expected' | 'withFiles', Writer> {
  const { all, expected } = submissionStatements(database)
  const slot = Math.floor((Math.random() * SLOTS) / 2) * 2
  const inSteps =
    (insertRows: InsertRows, counter: number): Writer =>
    (candidates) =>
      database.transaction().execute(async (inside) => {
        const ids = await insertRows(inside, rowsOf(candidates))
        const written = candidates.filter(({ id }) => ids.has(id))
        await insertAttachments(inside, written, bucket)
        if (written.length > 0) await count(inside, written, counter)
        return ids
      })
  const withoutFiles = ({ insertRows, insertAndCount }: typeof all): Writer =>
    isPostgresDatabase(database)
      ? (candidates) => insertAndCount(database, rowsOf(candidates), slot)
      : inSteps(insertRows, slot)
  return {
    withoutFiles: withoutFiles(all),
    expected: withoutFiles(expected),
    withFiles: inSteps(all.insertRows, slot + 1),
  }
}

const rowsOf = (candidates: Candidate[]): SubmissionRow[] => {
  const now = Date.now()
  return candidates.map((candidate) => toRow(candidate, now))
}

const toRow = ({ id, session, responses, metadata, answersHash }: Candidate, now: number): SubmissionRow => ({
  form_id: session.formId,
  id,
  session_id: session.id,
  version: session.version,
  responses: JSON.stringify(responses),
  metadata: JSON.stringify(metadata),
  answers_hash: answersHash,
  device_id: session.deviceId,
  created_at: now,
})

async function insertAttachments(inside: Database, written: Candidate[], bucket: Bucket): Promise<void> {
  const rows = written.flatMap(({ id, session, attachments }) =>
    attachments.map(({ fieldId, name, mediaType, data }) => ({
      form_id: session.formId,
      submission_id: id,
      field_id: fieldId,
      name,
      media_type: mediaType,
      data,
    })),
  )
  if (rows.length === 0) return
  await inside.insertInto('attachment').values(rows).execute()
  if (bucket.isConfigured) await queueAttachments(inside, rows)
}

/** In the order of their ids, so that two transactions cannot deadlock. */
async function count(inside: Database, written: Candidate[], slot: number): Promise<void> {
  const byForm = Map.groupBy(written, ({ session }) => session.formId)
  const rows = [...byForm]
    .map(([form_id, { length }]) => ({ form_id, slot, responses: length }))
    .toSorted((a, b) => (a.form_id < b.form_id ? -1 : 1))
  await inside.insertInto('form_count').values(rows).onConflict(addToCount).execute()
}

async function requireEarlier(database: Database, candidate: Candidate): Promise<Outcome> {
  const earlier = await findEarlier(database, candidate)
  if (earlier) return earlier
  if (await hasAnswered(database, candidate.session.formId, candidate.session.deviceId)) return 'device-answered'
  throw new Error('A submission was neither written nor there before')
}

async function hasAnswered(database: Database, formId: string, deviceId: string | null): Promise<boolean> {
  if (deviceId === null) return false
  const found = await database
    .selectFrom('submission')
    .select('id')
    .where('form_id', '=', formId)
    .where('device_id', '=', deviceId)
    .executeTakeFirst()
  return found !== undefined
}

async function findEarlier(database: Database, { session, answersHash }: NewSubmission): Promise<Outcome | undefined> {
  const earlier = await database
    .selectFrom('submission')
    .select(['id', 'answers_hash'])
    .where('form_id', '=', session.formId)
    .where('session_id', '=', session.id)
    .executeTakeFirst()
  return earlier && (earlier.answers_hash === answersHash ? { id: earlier.id, isEarlier: true } : 'other-answers')
}
