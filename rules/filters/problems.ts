import type { ResponseFilter } from '../../contract/types.gen.ts'
import { FILTER_CONDITIONS_MAX, SEARCH_MAX, TAG_MAX } from '../limits.ts'
import { conditionProblems } from './conditions.ts'
import { endOf, startOf } from './period.ts'
import type { FilterField, FilterProblem } from './types.ts'

/**
 * Judges a filter against the fields of the form in all its versions.
 * @param fields from `columnsOf`
 * @returns what makes no sense, each with its place; empty when the filter may be used
 */
export const filterProblems = (filter: ResponseFilter, fields: readonly FilterField[]): FilterProblem[] => [
  ...periodProblems(filter),
  ...textProblems(filter),
  ...whereProblems(filter, fields),
]

function periodProblems({ from, to }: ResponseFilter): FilterProblem[] {
  const [start, end] = [from === undefined ? undefined : startOf(from), to === undefined ? undefined : endOf(to)]
  const problems: FilterProblem[] = []
  if (from !== undefined && start === undefined) problems.push({ path: ['from'], message: NO_TIME })
  if (to !== undefined && end === undefined) problems.push({ path: ['to'], message: NO_TIME })
  if (start !== undefined && end !== undefined && start > end)
    problems.push({ path: ['to'], message: 'The end of the period must not be before its beginning' })
  return problems
}

const NO_TIME = 'Must be a day like 2026-03-01 or a time like 2026-03-01T09:00:00Z'

function textProblems({ q, tag }: ResponseFilter): FilterProblem[] {
  const problems: FilterProblem[] = []
  if (q !== undefined && !isText(q, SEARCH_MAX)) problems.push({ path: ['q'], message: textMessage(SEARCH_MAX) })
  if (tag !== undefined && (!isText(tag, TAG_MAX) || tag.trim() === ''))
    problems.push({ path: ['tag'], message: textMessage(TAG_MAX) })
  return problems
}

const isText = (text: string, max: number): boolean => text.length <= max && text.isWellFormed() && !text.includes('\0')
const textMessage = (max: number): string => `Must be a text of at most ${max} characters`

function whereProblems({ where = [] }: ResponseFilter, fields: readonly FilterField[]): FilterProblem[] {
  if (where.length > FILTER_CONDITIONS_MAX)
    return [{ path: ['where'], message: `Must have no more than ${FILTER_CONDITIONS_MAX} conditions` }]
  const byId = new Map(fields.map((field) => [field.field_id, field]))
  return where.flatMap((condition, index) =>
    conditionProblems(condition, byId.get(condition.field)).map(({ path, message }) => ({
      path: ['where', index, ...path],
      message,
    })),
  )
}
