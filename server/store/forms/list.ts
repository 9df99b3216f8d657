import { sql } from 'kysely'
import type { Forms, ListedForm } from '../../../contract/types.gen.ts'
import type { Database } from '../database.ts'
import type { Page } from '../page.ts'
import { countColumns, toCounts, totalOf } from '../responses/total.ts'

/** Of all structures on one page: to read and write more would hold the event loop too long. */
const STRUCTURES_MAX_BYTES = 4_000_000

interface Wanted extends Page {
  fields: 'all' | 'head'
}

/**
 * An owner's forms, newest first. Those with large structures come on shorter pages, of one form at least.
 * @param fields with `head` no structure is read
 */
export async function listForms(database: Database, ownerId: string, { fields, ...page }: Wanted): Promise<Forms> {
  const [rows, count] = [await readHeads(database, ownerId, page), await countForms(database, ownerId)]
  if (fields === 'head') return { data: rows.map(toListed), count }
  const fitting = rows.slice(0, howManyFit(rows))
  const structures = await readStructures(database, fitting)
  return {
    data: fitting.map((row) => ({ ...toListed(row), structure: structures.get(row.id) ?? { fields: [] } })),
    count,
  }
}

const ofOwner = (database: Database) =>
  database
    .selectFrom('form')
    .innerJoin('form_version', (join) =>
      join.onRef('form_version.form_id', '=', 'form.id').onRef('form_version.version', '=', 'form.version'),
    )

const readHeads = (database: Database, ownerId: string, { skip, limit }: Page) =>
  ofOwner(database)
    .select(['form.id', 'title', 'description', 'is_active', 'created_at', 'updated_at'])
    .select(sql<number>`octet_length(structure)`.as('bytes'))
    .select(countColumns(database))
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('form.id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute()

type HeadRow = Awaited<ReturnType<typeof readHeads>>[number]

const toListed = (row: HeadRow): ListedForm => ({
  id: row.id,
  title: row.title,
  description: row.description,
  is_active: Boolean(row.is_active),
  created_at: new Date(row.created_at).toISOString(),
  updated_at: new Date(row.updated_at).toISOString(),
  response_count: totalOf(toCounts(row)),
})

function howManyFit(rows: HeadRow[]): number {
  let total = 0
  const tooMany = rows.findIndex(({ bytes }, index) => (total += Number(bytes)) > STRUCTURES_MAX_BYTES && index > 0)
  return tooMany < 0 ? rows.length : tooMany
}

async function readStructures(database: Database, rows: HeadRow[]) {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return new Map<string, ListedForm['structure']>()
  const found = await ofOwner(database).select(['form.id', 'structure']).where('form.id', 'in', ids).execute()
  return new Map(found.map(({ id, structure }) => [id, JSON.parse(structure) as ListedForm['structure']]))
}

export async function countForms(database: Database, ownerId: string): Promise<number> {
  const { count } = await database
    .selectFrom('form')
    .select((form) => form.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
