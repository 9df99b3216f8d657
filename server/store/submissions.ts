import type { SubmissionMetadata } from '../../contract/types.gen.ts'
import { isPostgresDatabase, type Database } from './database.ts'
import { batched } from './batch.ts'
import type { Bucket } from '../bucket/bucket.ts'
import { queueAttachments } from './files/queue.ts'
import type { StoredResponse } from './responses/stored-response.ts'
import { newId } from './new-id.ts'
import type { StoredSession } from './sessions.ts'
import { addToCount, submissionStatements, type SubmissionRow } from './submission-statements.ts'

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
export type Outcome = { id: string } | 'other-answers'

type Candidate = NewSubmission & { id: string }

export const submissionStore = (database: Database, bucket: Bucket) => {
  // Several counter rows per form, so that servers and concurrent batches do not wait for each other's row.
  const firstSlot = Math.floor(Math.random() * 16) * 2
  const writeAll = writerOf(database, bucket)
  const write = batched<Candidate, Outcome>(async (candidates, slot) => {
    const written = await writeAll(candidates, firstSlot + slot)
    return Promise.all(candidates.map((one) => (written.has(one.id) ? { id: one.id } : requireEarlier(database, one))))
  })
  return {
    /**
     * Stores the submission once per session, durably, together with others that arrive now.
     * @throws a foreign key violation when the form was deleted meanwhile
     */
    insert: (submission: NewSubmission): Promise<Outcome> => write({ ...submission, id: newId() }),

    /** @returns what `insert` would give when the session has its submission already, else undefined */
    findEarlier: (submission: NewSubmission): Promise<Outcome | undefined> => findEarlier(database, submission),
  }
}

/** @returns a function that gives the ids of those that were not submitted before */
function writerOf(database: Database, bucket: Bucket) {
  const { insertRows, insertAndCount } = submissionStatements(database)
  const isAtOnce = isPostgresDatabase(database)

  const writeInSteps = async (inside: Database, candidates: Candidate[], slot: number): Promise<Set<string>> => {
    const ids = await insertRows(inside, rowsOf(candidates))
    const written = candidates.filter(({ id }) => ids.has(id))
    await insertAttachments(inside, written, bucket)
    if (written.length > 0) await count(inside, written, slot)
    return ids
  }

  return (candidates: Candidate[], slot: number): Promise<Set<string>> =>
    isAtOnce && candidates.every(({ attachments }) => attachments.length === 0)
      ? insertAndCount(database, rowsOf(candidates), slot)
      : database.transaction().execute((inside) => writeInSteps(inside, candidates, slot))
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
  throw new Error('A submission was neither written nor there before')
}

async function findEarlier(database: Database, { session, answersHash }: NewSubmission): Promise<Outcome | undefined> {
  const earlier = await database
    .selectFrom('submission')
    .select(['id', 'answers_hash'])
    .where('form_id', '=', session.formId)
    .where('session_id', '=', session.id)
    .executeTakeFirst()
  return earlier && (earlier.answers_hash === answersHash ? { id: earlier.id } : 'other-answers')
}
