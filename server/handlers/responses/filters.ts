import type { ResponseColumn, ResponseFilter } from '../../../contract/types.gen.ts'
import { filterProblems } from '../../../rules/filters/problems.ts'
import { parseFilter, type FilterQuery } from '../../../rules/filters/query.ts'
import type { FilterProblem } from '../../../rules/filters/types.ts'
import { Unprocessable } from '../../http/errors.ts'

/** @throws {Unprocessable} when the address asks for what makes no sense */
export function filterOfQuery(query: FilterQuery, columns: readonly ResponseColumn[]): ResponseFilter {
  const { filter, problems } = parseFilter(query, columns)
  refuseProblems(problems, ['query'])
  return filter
}

/** @throws {Unprocessable} when the filter asks for what makes no sense */
export function filterOfBody(filter: ResponseFilter, columns: readonly ResponseColumn[]): ResponseFilter {
  refuseProblems(filterProblems(filter, columns), ['body', 'filter'])
  return filter
}

/** @param place where the filter stands in the request */
export function refuseProblems(problems: FilterProblem[], place: string[]): void {
  if (problems.length > 0)
    throw new Unprocessable(
      problems.map(({ path, message }) => ({ loc: [...place, ...path], msg: message, type: 'value_error' })),
    )
}
