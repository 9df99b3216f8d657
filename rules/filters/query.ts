import type { FilterCondition, ResponseFilter } from '../../contract/types.gen.ts'
import { FILTER_TEXT_MAX } from '../limits.ts'
import { filterProblems } from './problems.ts'
import { isCondition } from './shape.ts'
import type { FilterField, FilterProblem } from './types.ts'

/** A filter as an address holds it, of a page or of the API: every part is a text. */
export type FilterQuery = Partial<Record<(typeof FILTER_KEYS)[number], string | boolean>>

export const FILTER_KEYS = ['from', 'to', 'q', 'read', 'starred', 'tag', 'where'] as const

/** What an address says: a filter, and what of it makes no sense. */
interface ParsedFilter {
  filter: ResponseFilter
  problems: FilterProblem[]
}

/**
 * Reads a filter from an address. An empty part counts as absent.
 * @param fields from `columnsOf`
 * @returns the filter as far as it can be read; use it only when there are no problems
 */
export function parseFilter(query: FilterQuery, fields: readonly FilterField[]): ParsedFilter {
  const problems: FilterProblem[] = []
  const filter: ResponseFilter = {}
  for (const key of ['from', 'to', 'q', 'tag'] as const) {
    const text = query[key]
    if (typeof text === 'string' && text.trim() !== '') filter[key] = key === 'q' ? text : text.trim()
  }
  for (const key of ['read', 'starred'] as const) {
    const flag = flagOf(query[key])
    if (flag === 'unknown') problems.push({ path: [key], message: 'Must be true or false' })
    else if (flag !== undefined) filter[key] = flag
  }
  const where = conditionsOf(query.where)
  if (where === 'unreadable') problems.push({ path: ['where'], message: 'Must be a list of conditions as JSON' })
  else if (where.length > 0) filter.where = where
  else if (query.where) problems.push({ path: ['where'], message: 'Must have at least one condition' })
  return { filter, problems: [...problems, ...filterProblems(filter, fields)] }
}

function flagOf(value: string | boolean | undefined): boolean | undefined | 'unknown' {
  if (value === undefined || value === '') return undefined
  if (value === true || value === 'true') return true
  return value === false || value === 'false' ? false : 'unknown'
}

function conditionsOf(text: string | boolean | undefined): FilterCondition[] | 'unreadable' {
  if (text === undefined || text === '') return []
  if (typeof text !== 'string' || text.length > FILTER_TEXT_MAX) return 'unreadable'
  const parsed = parseJson(text)
  return Array.isArray(parsed) && parsed.every(isCondition) ? parsed : 'unreadable'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The parts of an address that `parseFilter` reads back; what is absent is left out. */
export function toQuery({ where = [], read, starred, ...texts }: ResponseFilter): Record<string, string> {
  const flags = {
    ...(read !== undefined && { read: String(read) }),
    ...(starred !== undefined && { starred: String(starred) }),
  }
  const given = Object.entries(texts).filter(([, text]) => text !== undefined && text !== '')
  return { ...Object.fromEntries(given), ...flags, ...(where.length > 0 && { where: JSON.stringify(where) }) }
}

/** Whether a filter leaves nothing out. */
export const isEmptyFilter = (filter: ResponseFilter): boolean => Object.keys(toQuery(filter)).length === 0
