import type { RouteHandlers } from '../../../contract/fastify.gen.ts'
import type { ResponseColumn, ResponseFilter, Responses } from '../../../contract/types.gen.ts'
import { isEmptyFilter, toQuery } from '../../../rules/filters/query.ts'
import { RESPONSES_PAGE } from '../../../rules/limits.ts'
import { idOfCursor, toCursor } from '../../http/cursors.ts'
import { Conflict, NotFound } from '../../http/errors.ts'
import { totalOf } from '../../store/responses/total.ts'
import { countOf, idsOf, listIds } from '../../store/columns/lists.ts'
import type { Dependencies } from '../dependencies.ts'
import { filterOfBody, filterOfQuery } from './filters.ts'
import { formRequirement } from './responses.ts'

type Operations = 'readResponses' | 'markResponsesRead' | 'deleteResponses'
type Page = Omit<Responses, 'total' | 'columns'>
interface PageWindow {
  before: string | undefined
  limit: number
}

/** Many responses at a time: those that a filter means. */
export const responseListHandlers = (parts: Dependencies) => {
  const { columns, marks, removals } = parts
  const requireForm = formRequirement(parts)
  const describe = async (formId: string) => {
    const form = await columns.describe(formId)
    if (!form) throw new NotFound('Form')
    return { ...form, total: totalOf(form.head) }
  }

  return {
    async readResponses(request, reply) {
      const formId = await requireForm(request, request.params.id)
      const { cursor, limit = RESPONSES_PAGE, ...query } = request.query ?? {}
      const form = await describe(formId)
      const filter = filterOfQuery(query, form.columns)
      const read = [formId, toQuery(filter)]
      const window = { before: idOfCursor(cursor, read), limit }
      const page = isEmptyFilter(filter)
        ? { ...(await readNewest(parts, formId, form.columns, window)), count: form.total }
        : await readFiltered(parts, formId, filter, window)
      const next = page.next === null ? null : toCursor(page.next, read)
      return reply.code(200).send({ ...page, next, total: form.total, columns: form.columns })
    },

    async markResponsesRead(request, reply) {
      const formId = await requireForm(request, request.params.id)
      const filter = filterOfBody(request.body.filter, (await describe(formId)).columns)
      const marked = await columns.read(formId, async (view) => {
        const unread = filter.read === true ? 0 : await countOf(view, { ...filter, read: false })
        if (unread > 0)
          for await (const ids of idsOf(view, { ...filter, read: false })) await marks.markRead(formId, ids)
        return unread
      })
      return reply.code(200).send({ marked: marked ?? 0 })
    },

    async deleteResponses(request, reply) {
      const formId = await requireForm(request, request.params.id)
      const filter = filterOfBody(request.body.filter, (await describe(formId)).columns)
      const deleted = await columns.read(formId, async (view) => {
        refuseOtherCount(await countOf(view, filter), request.body.count)
        let removed = 0
        for await (const ids of idsOf(view, filter)) removed += await removals.remove(formId, ids)
        return removed
      })
      return reply.code(200).send({ deleted: deleted ?? 0 })
    },
  } satisfies Pick<RouteHandlers, Operations>
}

/** The owner was shown a number: another one would delete what they did not mean. */
function refuseOtherCount(now: number, expected: number): void {
  if (now !== expected)
    throw new Conflict(
      `${now} ${now === 1 ? 'response' : 'responses'} would be deleted now, not ${expected}. Nothing was deleted.`,
    )
}

/** Everything, newest first, is the order in which it is stored: no copy is needed, however many there are. */
async function readNewest(
  { columns, responses }: Dependencies,
  formId: string,
  fields: readonly ResponseColumn[],
  { before, limit }: PageWindow,
): Promise<Omit<Page, 'count'>> {
  // Filters and the summary, which come next, read the copy.
  void columns.prepare(formId).catch(() => {})
  const rows = await responses.listBefore(formId, fields, { before, limit: limit + 1 })
  const data = rows.slice(0, limit)
  return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null }
}

async function readFiltered(
  { columns, responses }: Dependencies,
  formId: string,
  filter: ResponseFilter,
  window: PageWindow,
): Promise<Page> {
  const page = await columns.read(formId, async (view) => ({
    ...(await listIds(view, filter, window)),
    fields: view.columns,
  }))
  if (!page) throw new NotFound('Form')
  return { data: await responses.listByIds(formId, page.fields, page.ids), count: page.count, next: page.next ?? null }
}
