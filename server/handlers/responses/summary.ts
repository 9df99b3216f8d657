import type { RouteHandlers } from '../../../contract/fastify.gen.ts'
import type { ResponseColumn, ResponseFilter, Summary } from '../../../contract/types.gen.ts'
import { metadataOf } from '../../../rules/fields.ts'
import { daysOf } from '../../../rules/filters/period.ts'
import { parseFilter } from '../../../rules/filters/query.ts'
import { adviceFor } from '../../../rules/summary/advice.ts'
import { NotFound } from '../../http/errors.ts'
import { totalOf } from '../../store/responses/total.ts'
import type { Dependencies } from '../dependencies.ts'
import { filterOfQuery, refuseProblems } from './filters.ts'
import { formRequirement } from './responses.ts'
import { withProgress, type WholeFigures } from './summary-progress.ts'

/** The same filter as the list's, and beside it the same for another period. */
export const summaryHandlers = (dependencies: Dependencies) => {
  const { columns, forms, progress } = dependencies
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
        now: await view.summary(filter),
        compared: other && (await view.summary(other)),
        columns: view.columns,
        structure: await forms.findStructure(formId, view.head.version),
      }))
      if (!periods) throw new NotFound('Form')
      const now = withProgress(periods.now, await progress.read(formId, daysOf(filter)))
      const compared =
        other && periods.compared && withProgress(periods.compared, await progress.read(formId, daysOf(other)))
      const keepsCorrections = metadataOf({ structure: periods.structure }).keepCorrections
      return reply.code(200).send({
        total: totalOf(form.head),
        figures: now.figures,
        compared: compared?.figures ?? null,
        keeps_corrections: keepsCorrections,
        fields: fieldsOf(periods.columns, { now, compared, keepsCorrections }),
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

interface Periods {
  now: WholeFigures
  compared: WholeFigures | undefined
  keepsCorrections: boolean
}

const fieldsOf = (
  columns: readonly ResponseColumn[],
  { now, compared, keepsCorrections }: Periods,
): Summary['fields'] =>
  columns.flatMap((column) => {
    const figures = now.fields.get(column.field_id)
    if (!figures) return []
    const { type, is_removed } = column
    const advice = is_removed ? [] : adviceFor({ type, voice: figures.voice, keepsCorrections })
    return [{ ...column, figures, compared: compared?.fields.get(column.field_id) ?? null, advice }]
  })
