import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ResponseColumn } from '../../../contract/types.gen.ts'
import { collectColumns } from '../../../rules/filters/columns.ts'
import { bytesOfJson, FORM_CACHE_BYTES, lruCache } from '../../lru-cache.ts'
import { readStructure, readStructureText } from '../forms/versions.ts'
import type { Database } from '../database.ts'
import { openAsked } from '../responses/asked.ts'
import { readHead } from '../responses/form-head.ts'
import { valuesOf } from '../responses/stored-response.ts'
import { sliceByText } from './slice-by-text.ts'
import type { ReadRow } from './staged.ts'

const FORMS_KEPT = 250
const IDS_MAX = 10_000
const CHANGES_MAX = 2000

export type Source = ReturnType<typeof openSource>

/** A mark that is new since a copy last looked. */
export interface Mark {
  id: string
  is_read: boolean
  is_starred: boolean
  note: string | null
  tags: string
}

/** What copies are made from: the database that everything is written to, read in slices. */
export function openSource(database: Database) {
  const columns = lruCache<ResponseColumn[]>({
    max: FORMS_KEPT,
    maxWeight: FORM_CACHE_BYTES,
    weigh: (list) => bytesOfJson(JSON.stringify(list).length),
  })
  const size = sliceByText()
  const rows = (formId: string) => selectRows(database, formId)
  const readAsked = openAsked((formId, version) => readStructureText(database, formId, version))
  const withAsked = async (formId: string, found: StoredRow[]): Promise<ReadRow[]> => {
    const askedOf = await readAsked(formId, found)
    return found.map((row) => ({ ...row, asked: askedOf(row.version, () => valuesIn(row)) }))
  }

  return {
    head: (formId: string) => readHead(database, formId),

    /** @param version the form's latest, so that what is remembered is never old */
    async columns(formId: string, version: number): Promise<ResponseColumn[]> {
      return (await columns.get(`${formId} ${version}`, () => readColumns(database, formId))) ?? []
    },

    /** What a form asks in one of its versions. */
    structure: (formId: string, version: number) => readStructure(database, formId, version),

    /** @returns the next rows in the order of their ids, so many at most; none at the end */
    rowsAfter: (formId: string, after: string | undefined, max: number): Promise<ReadRow[]> =>
      size.measured(async () => {
        const query = rows(formId).orderBy('submission.id').limit(Math.min(max, size.now()))
        const found = after === undefined ? query : query.where('submission.id', '>', after)
        return withAsked(formId, await found.execute())
      }),

    /** @returns the rows of the first ids, and how many ids were looked for */
    async rowsOf(formId: string, ids: readonly string[]): Promise<{ rows: ReadRow[]; looked: number }> {
      const slice = ids.slice(0, size.now())
      const found = await size.measured(async () =>
        withAsked(formId, await rows(formId).where('submission.id', 'in', slice).execute()),
      )
      return { rows: found, looked: slice.length }
    },

    /** @returns ids in their order, from one on; none at the end */
    async idsAfter(formId: string, after: string): Promise<string[]> {
      const found = await database
        .selectFrom('submission')
        .select('id')
        .where('form_id', '=', formId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(IDS_MAX)
        .execute()
      return found.map(({ id }) => id)
    },

    /** @returns marks in the order of their changes; those of one change may be cut: ask again from the one before */
    async marksAfter(formId: string, revision: number, offset: number): Promise<Mark[]> {
      const found = await database
        .selectFrom('response_mark')
        .select(['submission_id', 'is_read', 'is_starred', 'note', 'tags'])
        .where('form_id', '=', formId)
        .where('revision', '>', revision)
        .orderBy('revision')
        .orderBy('submission_id')
        .limit(CHANGES_MAX)
        .offset(offset)
        .execute()
      return found.map(({ submission_id, is_read, is_starred, note, tags }) => ({
        id: submission_id,
        is_read: Boolean(is_read),
        is_starred: Boolean(is_starred),
        note,
        tags,
      }))
    },

    /** @returns ids in the order of their removals, as far as these are remembered */
    async removedBetween(formId: string, after: number, upTo: number, offset: number): Promise<string[]> {
      const found = await database
        .selectFrom('removed_response')
        .select('id')
        .where('form_id', '=', formId)
        .where('revision', '>', after)
        .where('revision', '<=', upTo)
        .orderBy('revision')
        .orderBy('id')
        .limit(CHANGES_MAX)
        .offset(offset)
        .execute()
      return found.map(({ id }) => id)
    },
  }
}

/** A version may have a megabyte. */
const VERSIONS_AT_ONCE = 2

async function readColumns(database: Database, formId: string): Promise<ResponseColumn[] | undefined> {
  const collected = collectColumns()
  const latestFirst = database
    .selectFrom('form_version')
    .select(['version', 'structure'])
    .where('form_id', '=', formId)
    // The others ask what one of these asks.
    .where('structure_of', 'is', null)
    .orderBy('version', 'desc')
    .limit(VERSIONS_AT_ONCE)
  let last: number | undefined
  for (;;) {
    const some = await (last === undefined ? latestFirst : latestFirst.where('version', '<', last)).execute()
    if (some.length === 0) return last === undefined ? undefined : collected.columns()
    for (const { structure } of some) collected.add(JSON.parse(structure))
    last = some.at(-1)?.version
    await nextTurn()
  }
}

type StoredRow = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number]

/** What cannot be read, which nothing of ours writes, is a response without answers. */
function valuesIn({ responses }: StoredRow) {
  try {
    return valuesOf(JSON.parse(responses))
  } catch {
    return {}
  }
}

/** Marks come with the rows: a mark of a row that is copied late would be applied to nothing. */
const selectRows = (database: Database, formId: string) =>
  database
    .selectFrom('submission')
    .leftJoin('response_mark', (join) =>
      join
        .onRef('response_mark.form_id', '=', 'submission.form_id')
        .onRef('response_mark.submission_id', '=', 'submission.id'),
    )
    .select([
      'submission.id',
      'version',
      'created_at',
      sql<string>`cast(responses as text)`.as('responses'),
      sql<string>`cast(metadata as text)`.as('metadata'),
      sql<number>`case when is_read then 1 else 0 end`.as('is_read'),
      sql<number>`case when is_starred then 1 else 0 end`.as('is_starred'),
      'note',
      'tags',
    ])
    .where('submission.form_id', '=', formId)
