import { sql, type ExpressionBuilder } from 'kysely'
import type { Forms, ListedForm } from '../../../contract/types.gen.ts'
import type { Database } from '../database.ts'
import type { Page } from '../page.ts'
import type { Tables } from '../tables/tables.ts'
import { containsText, listHas } from '../contains.ts'
import { countColumns, totalExpression, toCounts, totalOf } from '../responses/total.ts'

/** Of all structures on one page: to read and write more would hold the event loop too long. */
const STRUCTURES_MAX_BYTES = 4_000_000

/** Which of an owner's forms are wanted, and in what order. */
export interface FormQuery {
  /** With `head` no structure is read. */
  fields?: 'all' | 'head' | undefined
  /** Found in the title or the description. */
  q?: string | undefined
  status?: 'active' | 'inactive' | undefined
  tag?: string | undefined
  sort?: 'newest' | 'changed' | 'title' | 'responses' | undefined
}

/** A page of an owner's forms. Those with large structures come on shorter pages, of one form at least. */
export async function listForms(database: Database, ownerId: string, query: FormQuery, page: Page): Promise<Forms> {
  const [rows, count] = [await readHeads(database, ownerId, query, page), await countForms(database, ownerId, query)]
  if (query.fields === 'head') return { data: rows.map(toListed), count }
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
    .innerJoin('version_structure', (join) =>
      join.onRef('version_structure.form_id', '=', 'form.id').onRef('version_structure.version', '=', 'form.version'),
    )

/** The direction that each is looked at in: the newest, the longest list and the first letter come first. */
const ordersIn = (database: Database) => ({
  newest: sql`created_at desc`,
  changed: sql`updated_at desc`,
  title: sql`lower(title)`,
  responses: sql`${totalExpression(database)} desc`,
})

const isWanted =
  (ownerId: string, { q = '', status, tag }: FormQuery) =>
  (form: ExpressionBuilder<Tables, 'form'>) =>
    form.and([
      form('owner_id', '=', ownerId),
      ...(q.trim() === '' ? [] : [containsText(['title', 'description'], q.trim())]),
      ...(status === undefined ? [] : [form('is_active', '=', status === 'active')]),
      ...(tag === undefined ? [] : [listHas('tags', tag)]),
    ])

const readHeads = (database: Database, ownerId: string, query: FormQuery, { skip, limit }: Page) =>
  ofOwner(database)
    .select(['form.id', 'title', 'description', 'is_active', 'tags', 'created_at', 'updated_at'])
    .select(sql<number>`octet_length(structure)`.as('bytes'))
    .select(countColumns(database))
    .where(isWanted(ownerId, query))
    .orderBy(ordersIn(database)[query.sort ?? 'newest'])
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
  tags: JSON.parse(row.tags),
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

export async function countForms(database: Database, ownerId: string, query: FormQuery = {}): Promise<number> {
  const { count } = await database
    .selectFrom('form')
    .select((form) => form.fn.countAll<number>().as('count'))
    .where(isWanted(ownerId, query))
    .executeTakeFirstOrThrow()
  return Number(count)
}
