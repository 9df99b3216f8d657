import { v7 } from 'uuid'
import type {
  Form,
  FormCreate,
  Forms,
  FormStructure,
  FormUpdate,
  Holdings,
  PublicForm,
} from '../../../contract/types.gen.ts'
import { attachImages } from './images.ts'
import { removeForms } from './removal.ts'
import { REMOVED_OWNER } from '../removed-owner.ts'
import { inTransaction, locked, type Database } from '../database.ts'
import type { Page } from '../page.ts'
import { NO_LIMITS, requireLess, requireSpace } from '../accounts/quotas.ts'
import { changeForm } from './changes.ts'
import { readHoldings } from './holdings.ts'
import { readOpening, type Opening } from './openings.ts'
import { countForms, listForms, type FormQuery } from './list.ts'
import { insertVersion, readStructure, textOf } from './versions.ts'
import { countColumns, toCounts, totalOf } from '../responses/total.ts'

const select = (database: Database) =>
  database
    .selectFrom('form')
    .innerJoin('version_structure', (join) =>
      join.onRef('version_structure.form_id', '=', 'form.id').onRef('version_structure.version', '=', 'form.version'),
    )
    .select(['form.id', 'title', 'description', 'form.version', 'is_active', 'created_at', 'form.updated_at'])
    .select('structure')
    .where('owner_id', '!=', REMOVED_OWNER)

const counted = (database: Database) =>
  select(database)
    .leftJoin('form_draft', 'form_draft.form_id', 'form.id')
    .select(['tags', 'form_draft.updated_at as draft_at'])
    .select(countColumns(database))

type HeadRow = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>
type FormRow = Awaited<ReturnType<ReturnType<typeof counted>['executeTakeFirstOrThrow']>>

const toHead = (row: HeadRow) => ({
  id: row.id,
  title: row.title,
  description: row.description,
  structure: JSON.parse(row.structure),
  is_active: Boolean(row.is_active),
  created_at: new Date(row.created_at).toISOString(),
  updated_at: new Date(row.updated_at).toISOString(),
})

const toForm = (row: FormRow): Form => ({
  ...toHead(row),
  tags: JSON.parse(row.tags),
  version: row.version,
  draft_at: row.draft_at === null ? null : new Date(row.draft_at).toISOString(),
  response_count: totalOf(toCounts(row)),
})

const EMPTY: FormStructure = { fields: [] }

export type FormStore = ReturnType<typeof formStore>

/** Forms. An owner cannot find another owner's form; respondents can find all. */
export const formStore = (database: Database) => ({
  async find(ownerId: string, id: string): Promise<Form | undefined> {
    const row = await counted(database).where('form.id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst()
    return row && toForm(row)
  },

  list: (ownerId: string, page: Page, query: FormQuery = {}): Promise<Forms> =>
    listForms(database, ownerId, query, page),

  holdings: (ownerId: string): Promise<Holdings> => readHoldings(database, ownerId),

  /** @returns the form of any owner, open or closed */
  async findPublic(id: string): Promise<PublicForm | undefined> {
    const row = await select(database)
      .leftJoin('form_settings', 'form_settings.form_id', 'form.id')
      .select('retention_days')
      .where('form.id', '=', id)
      .executeTakeFirst()
    return row && { ...toHead(row), retention_days: row.retention_days }
  },

  /** @returns when a form takes answers, and who may show it */
  findOpening: (id: string): Promise<Opening> => readOpening(database, id),

  /** @returns what a new session needs to know, or undefined */
  findHead: (id: string) =>
    database
      .selectFrom('form')
      .select(['id', 'version', 'is_active'])
      .where('id', '=', id)
      .where('owner_id', '!=', REMOVED_OWNER)
      .executeTakeFirst(),

  /** @returns whether the form is this owner's */
  async owns(ownerId: string, id: string): Promise<boolean> {
    const own = database.selectFrom('form').select('id').where('id', '=', id).where('owner_id', '=', ownerId)
    return (await own.executeTakeFirst()) !== undefined
  },

  findStructure: (formId: string, version: number) => readStructure(database, formId, version),

  /** @throws QuotaExceeded */
  insert: (ownerId: string, form: FormCreate, limits = NO_LIMITS): Promise<Form> =>
    inTransaction(database, async (inside) => {
      requireLess(limits.forms, limits.forms && (await countForms(inside, ownerId)), 'forms')
      const text = textOf(form.structure ?? EMPTY)
      await requireSpace(inside, ownerId, Buffer.byteLength(text), limits)
      return insertForm(inside, ownerId, form, text)
    }),

  /**
   * Applies what is given. Another title, description or structure is a new version: sessions that have begun keep theirs.
   * @returns undefined when there is no such form
   * @throws QuotaExceeded
   * @throws {Changed} when the changes name a version that is not the latest any more
   */
  update: (ownerId: string, id: string, changes: FormUpdate, limits = NO_LIMITS): Promise<Form | undefined> =>
    database.transaction().execute(async (inside) => {
      await changeForm(inside, { ownerId, id, changes, limits })
      return formStore(inside).find(ownerId, id)
    }),

  /** The form is locked first: concurrent inserts for it wait, and then find it deleted. */
  remove: (ownerId: string, id: string): Promise<boolean> =>
    database.transaction().execute(async (inside) => {
      const ofOwner = inside.selectFrom('form').select('id').where('id', '=', id).where('owner_id', '=', ownerId)
      const own = await locked(inside, ofOwner).executeTakeFirst()
      if (own) await removeForms(inside, [id])
      return own !== undefined
    }),
})

/** @param text of its structure */
async function insertForm(inside: Database, ownerId: string, form: FormCreate, text: string): Promise<Form> {
  const { title, description = null, structure = EMPTY, is_active = true, tags = [] } = form
  const [id, now] = [v7(), Date.now()]
  const head = { id, title, description, is_active, version: 1, created_at: now, updated_at: now }
  await inside
    .insertInto('form')
    .values({ ...head, tags: JSON.stringify(tags), owner_id: ownerId, structure_bytes: Buffer.byteLength(text) })
    .execute()
  await insertVersion(inside, id, 1, { title, description, structure: text, fieldCount: structure.fields.length }, now)
  await attachImages(inside, ownerId, id, structure)
  return { ...toHead({ ...head, structure: text }), tags, version: 1, draft_at: null, response_count: 0 }
}
