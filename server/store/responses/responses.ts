import type { ResponseColumn, ResponseRow, ResponsesStatus, SubmissionMetadata } from '../../../contract/types.gen.ts'
import { fromJson, type Database } from '../database.ts'
import type { ReadAsked } from './asked.ts'
import { readHead } from './form-head.ts'
import { totalOf } from './total.ts'
import { toMarks } from './marks.ts'
import { valuesOf, type StoredResponse } from './stored-response.ts'

/** A submission as its owner reads it. */
interface StoredSubmission {
  id: string
  version: number
  createdAt: number
  responses: Record<string, StoredResponse>
  metadata: SubmissionMetadata
}

export type ResponseStore = ReturnType<typeof responseStore>

/** Submissions as their owner reads them, straight from where they were written. */
export const responseStore = (database: Database, readAsked: ReadAsked) => {
  const toRows = async (
    formId: string,
    columns: readonly ResponseColumn[],
    rows: MarkedRow[],
  ): Promise<ResponseRow[]> => {
    const askedOf = await readAsked(formId, rows)
    return rows.map((row) => {
      const response = toResponseRow(row)
      const asked = askedOf(response.version, () => response.values)
      const not_asked = asked ? columns.map(({ field_id }) => field_id).filter((id) => !asked.has(id)) : []
      return { ...response, not_asked }
    })
  }

  return {
    /** @returns undefined when the form has no such response */
    async find(formId: string, id: string): Promise<StoredSubmission | undefined> {
      const row = await select(database, formId).where('id', '=', id).executeTakeFirst()
      return row && toStored(row)
    },

    /** How the responses of a form stand; undefined when it is gone. */
    async status(formId: string): Promise<ResponsesStatus | undefined> {
      const head = await readHead(database, formId)
      return head && { total: totalOf(head), revision: head.revision, newest: head.newest }
    },

    /**
     * @param columns of the form
     * @returns the rows of a list in the order of the ids; those that went meanwhile are left out
     */
    async listByIds(
      formId: string,
      columns: readonly ResponseColumn[],
      ids: readonly string[],
    ): Promise<ResponseRow[]> {
      if (ids.length === 0) return []
      const rows = await withMarks(database, formId).where('submission.id', 'in', ids).execute()
      const byId = new Map(rows.map((row) => [row.id, row]))
      return toRows(
        formId,
        columns,
        ids.flatMap((id) => byId.get(id) ?? []),
      )
    },

    /**
     * @param columns of the form
     * @returns the newest rows before a response, or the newest of all
     */
    async listBefore(
      formId: string,
      columns: readonly ResponseColumn[],
      { before, limit }: { before: string | undefined; limit: number },
    ): Promise<ResponseRow[]> {
      const query = withMarks(database, formId).orderBy('submission.id', 'desc').limit(limit)
      return toRows(
        formId,
        columns,
        await (before === undefined ? query : query.where('submission.id', '<', before)).execute(),
      )
    },
  }
}

const COLUMNS = ['submission.id', 'version', 'created_at', 'responses', 'metadata'] as const

const select = (database: Database, formId: string) =>
  database.selectFrom('submission').select(COLUMNS).where('form_id', '=', formId)

const withMarks = (database: Database, formId: string) =>
  database
    .selectFrom('submission')
    .leftJoin('response_mark', (join) =>
      join
        .onRef('response_mark.form_id', '=', 'submission.form_id')
        .onRef('response_mark.submission_id', '=', 'submission.id'),
    )
    .select([...COLUMNS, 'is_read', 'is_starred', 'note', 'tags'])
    .where('submission.form_id', '=', formId)

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]
type MarkedRow = Awaited<ReturnType<ReturnType<typeof withMarks>['execute']>>[number]

const toStored = ({ id, version, created_at, responses, metadata }: Row): StoredSubmission => ({
  id,
  version,
  createdAt: created_at,
  responses: fromJson<Record<string, StoredResponse>>(responses),
  metadata: fromJson<SubmissionMetadata>(metadata),
})

/** The page sends what was heard only with answers that were spoken. */
const isSpoken = ({ transcript }: StoredResponse): boolean => Boolean(transcript)

function toResponseRow(row: MarkedRow): Omit<ResponseRow, 'not_asked'> {
  const { id, version, createdAt, responses, metadata } = toStored(row)
  const answers = Object.entries(responses)
  return {
    id,
    version,
    created_at: new Date(createdAt).toISOString(),
    values: valuesOf(responses),
    spoken: answers.filter(([, response]) => isSpoken(response)).map(([fieldId]) => fieldId),
    ...toMarks(row),
    duration: metadata.totalDuration ?? null,
    language: metadata.language ?? metadata.deviceInfo?.language ?? null,
  }
}
