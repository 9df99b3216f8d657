import { v7 } from 'uuid'
import type { FieldResponse, FileAnswer, SubmissionMetadata } from '../../contract/types.gen.ts'
import type { Database } from './database.ts'
import { grouped } from './grouped.ts'
import type { StoredSession } from './sessions.ts'

/** A response as it is stored: the bytes of a file are an attachment. */
export type StoredResponse = Omit<FieldResponse, 'value'> & {
  value: Exclude<FieldResponse['value'], FileAnswer> | Omit<FileAnswer, 'data'>
}
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

export type SubmissionStore = ReturnType<typeof submissionStore>

export const submissionStore = (database: Database) => {
  // Counters lie in slots, so that servers and lanes that write at once do not wait for each other's row.
  const firstSlot = Math.floor(Math.random() * 16) * 2
  const write = grouped<Candidate, Outcome>((candidates, lane) =>
    database.transaction().execute((inside) => writeAll(inside, candidates, firstSlot + lane)),
  )
  return {
    /**
     * Stores the submission once per session, durably, together with others that arrive now.
     * @throws when the form went away meanwhile: a foreign key violation
     */
    insert: (submission: NewSubmission): Promise<Outcome> => write({ ...submission, id: v7() }),
  }
}

async function writeAll(inside: Database, candidates: Candidate[], slot: number): Promise<Outcome[]> {
  const now = Date.now()
  const inserted = await inside
    .insertInto('submission')
    .values(candidates.map((candidate) => toRow(candidate, now)))
    .onConflict((conflict) => conflict.columns(['form_id', 'session_id']).doNothing())
    .returning('id')
    .execute()
  const ids = new Set(inserted.map(({ id }) => id))
  const written = candidates.filter(({ id }) => ids.has(id))
  await insertAttachments(inside, written)
  if (written.length > 0) await count(inside, written, slot)
  return Promise.all(candidates.map((one) => (ids.has(one.id) ? { id: one.id } : findEarlier(inside, one))))
}

const toRow = ({ id, session, responses, metadata, answersHash }: Candidate, now: number) => ({
  form_id: session.formId,
  id,
  session_id: session.id,
  version: session.version,
  responses: JSON.stringify(responses),
  metadata: JSON.stringify(metadata),
  answers_hash: answersHash,
  created_at: now,
})

async function insertAttachments(inside: Database, written: Candidate[]): Promise<void> {
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
  if (rows.length > 0) await inside.insertInto('attachment').values(rows).execute()
}

/** In the order of their ids, so that two transactions never wait for each other. */
async function count(inside: Database, written: Candidate[], slot: number): Promise<void> {
  const byForm = Map.groupBy(written, ({ session }) => session.formId)
  const rows = [...byForm]
    .map(([form_id, { length }]) => ({ form_id, slot, responses: length }))
    .toSorted((a, b) => (a.form_id < b.form_id ? -1 : 1))
  await inside
    .insertInto('form_count')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['form_id', 'slot']).doUpdateSet((row) => ({
        responses: row('form_count.responses', '+', row.ref('excluded.responses')),
      })),
    )
    .execute()
}

async function findEarlier(inside: Database, { session, answersHash }: Candidate): Promise<Outcome> {
  const earlier = await inside
    .selectFrom('submission')
    .select(['id', 'answers_hash'])
    .where('form_id', '=', session.formId)
    .where('session_id', '=', session.id)
    .executeTakeFirstOrThrow()
  return earlier.answers_hash === answersHash ? { id: earlier.id } : 'other-answers'
}
