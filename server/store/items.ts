import { v7 } from 'uuid'
import type { Item, ItemCreate, Items, ItemUpdate } from '../../contract/types.gen.ts'
import type { Database } from './database.ts'
import type { Page } from './page.ts'
import { NO_LIMITS, requireLess } from './accounts/quotas.ts'

const columns = ['id', 'title', 'description'] as const

/** Items. An owner cannot find another owner's item. */
export const itemStore = (database: Database) => ({
  find: (ownerId: string, id: string): Promise<Item | undefined> =>
    database.selectFrom('item').select(columns).where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst(),

  async list(ownerId: string, { skip, limit }: Page): Promise<Items> {
    const own = database.selectFrom('item').where('owner_id', '=', ownerId)
    const data = await own
      .select(columns)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(skip)
      .execute()
    return { data, count: await countItems(database, ownerId) }
  },

  /** @throws QuotaExceeded */
  async insert(ownerId: string, { title, description = null }: ItemCreate, { items: max } = NO_LIMITS): Promise<Item> {
    requireLess(max, max && (await countItems(database, ownerId)), 'items')
    return database
      .insertInto('item')
      .values({ id: v7(), owner_id: ownerId, title, description, created_at: Date.now() })
      .returning(columns)
      .executeTakeFirstOrThrow()
  },

  /** @returns undefined when there is no such item */
  update: (ownerId: string, item: Item, { title, description }: ItemUpdate): Promise<Item | undefined> =>
    database
      .updateTable('item')
      .set({ title: title ?? item.title, ...(description !== undefined && { description }) })
      .where('id', '=', item.id)
      .where('owner_id', '=', ownerId)
      .returning(columns)
      .executeTakeFirst(),

  async remove(ownerId: string, id: string): Promise<boolean> {
    const gone = await database
      .deleteFrom('item')
      .where('id', '=', id)
      .where('owner_id', '=', ownerId)
      .returning('id')
      .executeTakeFirst()
    return gone !== undefined
  },
})

async function countItems(database: Database, ownerId: string): Promise<number> {
  const { count } = await database
    .selectFrom('item')
    .select((item) => item.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
