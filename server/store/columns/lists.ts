import type { ResponseFilter } from '../../../contract/types.gen.ts'
import { timeOfId } from '../id-time.ts'
import { compileFilter } from './filter.ts'
import type { View } from './view.ts'

/** Ids of one page, and how many there are on all pages. */
interface IdPage {
  ids: string[]
  count: number
  /** Where the next page begins; undefined on the last one. */
  next: string | undefined
}

interface PageWindow {
  /** The last response of the page before. */
  before?: string | undefined
  limit: number
}

/** In the order of the ids. Their times come first: DuckDB passes over what is too old by numbers, not by uuids. */
export const NEWEST_FIRST = 'order by response.id_time desc, response.id desc'

/** Newest first. */
export async function listIds(view: View, filter: ResponseFilter, { before, limit }: PageWindow): Promise<IdPage> {
  const { session, table } = view
  const { text, values } = compileFilter(filter, view)
  const rest = before === undefined ? '' : `and id_time <= ${timeOfId(before)} and id < ?::uuid`
  const rows = await session.rows(
    `select id::varchar as id from ${table} as response where ${text} ${rest} ${NEWEST_FIRST} limit ${limit + 1}`,
    before === undefined ? values : [...values, before],
  )
  const ids = rows.map(({ id }) => String(id))
  const page = ids.slice(0, limit)
  return { ids: page, count: await countOf(view, filter), next: ids.length > limit ? page.at(-1) : undefined }
}

/** How many responses a filter means. */
export async function countOf(view: View, filter: ResponseFilter): Promise<number> {
  const { text, values } = compileFilter(filter, view)
  const [row] = await view.session.rows(`select count(*)::double as n from ${view.table} where ${text}`, values)
  return Number(row?.['n'])
}

/** All ids that a filter means, newest first and a few thousand at a time, as they were when the view was taken. */
export async function* idsOf(view: View, filter: ResponseFilter): AsyncGenerator<string[]> {
  const { text, values } = compileFilter(filter, view)
  const query = `select id::varchar from ${view.table} as response where ${text} ${NEWEST_FIRST}`
  for await (const rows of view.session.stream(query, values)) yield rows.map(([id]) => String(id))
}
