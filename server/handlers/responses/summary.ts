import type { RouteHandlers } from '../../../contract/fastify.gen.ts'
import type { ResponseColumn, ResponseFilter, Summary } from '../../../contract/types.gen.ts'
import { parseFilter } from '../../../rules/filters/query.ts'
import { NotFound } from '../../http/errors.ts'
import { sumUp, type PeriodFigures } from '../../store/columns/statistics/summary.ts'
import { totalOf } from '../../store/responses/total.ts'
import type { Dependencies } from '../dependencies.ts'
import { filterOfQuery, refuseProblems } from './filters.ts'
import { formRequirement } from './responses.ts'

/** The same filter as the list's, and beside it the same for another period. */
export const summaryHandlers = (dependencies: Dependencies) => {
  const { columns } = dependencies
  const requireForm = formRequirement(dependencies)
  return {
    async readSummary(request, reply) {
      const formId = await requireForm(request, request.params.id)
      const form = await columns.describe(formId)
      if (!form) throw new NotFound('Form')
      const { compare_from, compare_to, ...query } = request.query ?? {}
      const filter = filterOfQuery(query, form.columns)
      const isCompared = compare_from !== undefined || compare_to !== undefined
      const other = isCompared ? comparedFilter(filter, compare_from, compare_to, form.columns) : undefined
      const periods = await columns.read(formId, async (view) => ({
        now: await sumUp(view, filter),
        compared: other && (await sumUp(view, other)),
        columns: view.columns,
      }))
      if (!periods) throw new NotFound('Form')
      return reply.code(200).send({
        total: totalOf(form.head),
        figures: periods.now.figures,
        compared: periods.compared?.figures ?? null,
        fields: fieldsOf(periods.columns, periods.now, periods.compared),
      })
    },
  } satisfies Pick<RouteHandlers, 'readSummary'>
}

/** Everything but the period holds for both. */
function comparedFilter(
  filter: ResponseFilter,
  from: string | undefined,
  to: string | undefined,
  columns: readonly ResponseColumn[],
): ResponseFilter {
  const withoutPeriod = { ...filter }
  delete withoutPeriod.from
  delete withoutPeriod.to
  const { problems, filter: period } = parseFilter({ ...(from && { from }), ...(to && { to }) }, columns)
  refuseProblems(
    problems.map(({ path, message }) => ({ path: [`compare_${path[0]}`], message })),
    ['query'],
  )
  return { ...withoutPeriod, ...period }
}

const fieldsOf = (
  columns: readonly ResponseColumn[],
  now: PeriodFigures,
  compared?: PeriodFigures,
): Summary['fields'] =>
  columns.flatMap((column) => {
    const figures = now.fields.get(column.field_id)
    return figures ? [{ ...column, figures, compared: compared?.fields.get(column.field_id) ?? null }] : []
  })
