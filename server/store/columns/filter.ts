import type { FilterCondition, FilterRange, ResponseColumn, ResponseFilter } from '../../../contract/types.gen.ts'
import { endOf, startOf } from '../../../rules/filters/period.ts'
import type { Value } from './engine.ts'
import { choiceParameter, HOW, type FieldColumn } from './layout.ts'

/** A condition of a query, with its values in their order. */
interface Compiled {
  text: string
  values: Value[]
}

/** What a filter is compiled against. */
export interface Fields {
  fields: readonly FieldColumn[]
  columns: readonly ResponseColumn[]
}

/**
 * A filter as a condition on a copy's rows: the one way in which lists, summaries and exports choose responses.
 * @param filter has no problems by the rules of filters
 */
export function compileFilter(filter: ResponseFilter, known: Fields): Compiled {
  const parts = [
    ...periodParts(filter),
    ...markParts(filter),
    ...(filter.q === undefined ? [] : [searchPart(filter.q, known)]),
    ...(filter.where ?? []).map((condition) => conditionPart(condition, known)),
  ]
  return {
    text: parts.length > 0 ? parts.map(({ text }) => `(${text})`).join(' and ') : 'true',
    values: parts.flatMap(({ values }) => values),
  }
}

const part = (text: string, ...values: Value[]): Compiled => ({ text, values })

/** As numbers of the column's own type, so that DuckDB passes over rows of other times without reading them. */
const periodParts = ({ from, to }: ResponseFilter): Compiled[] => [
  ...(from === undefined ? [] : [part(`created >= ${startOf(from) ?? 0}`)]),
  ...(to === undefined ? [] : [part(`created <= ${endOf(to) ?? 0}`)]),
]

const markParts = ({ read, starred, tag }: ResponseFilter): Compiled[] => [
  ...(read === undefined ? [] : [part(read ? 'is_read' : 'not is_read')]),
  ...(starred === undefined ? [] : [part(starred ? 'is_starred' : 'not is_starred')]),
  ...(tag === undefined ? [] : [part(`list_contains(from_json(tags, '["VARCHAR"]'), ?)`, tag)]),
]

/** Options are found by what people read of them. */
function searchPart(q: string, { fields, columns }: Fields): Compiled {
  const labels = columns.flatMap(({ field_id, options }) => {
    const values = options
      .filter(({ label }) => label.toLowerCase().includes(q.toLowerCase()))
      .map(({ value }) => value)
    const field = fields.find(({ id, kind }) => id === field_id && kind === 'choice')
    return field ? values.map((value) => part(has(field), choiceParameter(value))) : []
  })
  const parts = [
    part('contains(search, lower(?))', q),
    part(`contains(lower(coalesce(note, '')), lower(?))`, q),
    ...labels,
  ]
  return part(parts.map(({ text }) => text).join(' or '), ...parts.flatMap(({ values }) => values))
}

function conditionPart({ field: id, op, value }: FilterCondition, { fields }: Fields): Compiled {
  const field = fields.find((one) => one.id === id)
  if (!field) return part('false')
  const how = `coalesce(h${field.number}, ${HOW.none})`
  switch (op) {
    case 'answered':
      return part(`${how} <> ${HOW.none}`)
    case 'notAnswered':
      return part(`${how} = ${HOW.none} and a${field.number} = 1`)
    case 'notAsked':
      // Not known of a response that is older than the field: it was not asked for that.
      return part(`coalesce(a${field.number}, 0) = 0`)
    case 'spoken':
      return part(`${how} >= ${HOW.spoken}`)
    case 'typed':
      return part(`${how} = ${HOW.typed}`)
    case 'between':
      return rangePart(field, value)
    case 'oneOf':
      return oneOfPart(field, [value ?? []].flat().filter(isScalar))
    default:
      return comparedPart(field, op, isScalar(value) ? value : '')
  }
}

const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** How a value of the field's kind is written and compared: texts in upper or lower case. */
const column = ({ kind, number }: FieldColumn): string =>
  kind === 'text' || kind === 'file' ? `lower(v${number})` : `v${number}`
const parameter = ({ kind }: FieldColumn): string =>
  ({ text: 'lower(?)', file: 'lower(?)', number: '?::double', date: '?::date', choice: '?' })[kind]

function rangePart(field: FieldColumn, value: FilterCondition['value']): Compiled {
  const { from, to }: FilterRange = typeof value === 'object' && !Array.isArray(value) ? value : {}
  const ends = [
    ...(from === undefined ? [] : [part(`${column(field)} >= ${parameter(field)}`, from)]),
    ...(to === undefined ? [] : [part(`${column(field)} <= ${parameter(field)}`, to)]),
  ]
  return part(ends.map(({ text }) => text).join(' and '), ...ends.flatMap(({ values }) => values))
}

const has = ({ number }: FieldColumn): string => `contains(v${number}, ?)`

const oneOfPart = (field: FieldColumn, values: (string | number)[]): Compiled =>
  field.kind === 'choice'
    ? part(values.map(() => has(field)).join(' or ') || 'false', ...values.map(choiceParameter))
    : part(`${column(field)} in (${values.map(() => parameter(field)).join(', ')})`, ...values)

function comparedPart(
  field: FieldColumn,
  op: 'is' | 'isNot' | 'contains' | 'lessThan' | 'greaterThan',
  value: string | number,
) {
  if (field.kind === 'choice') return part(`${op === 'isNot' ? 'not ' : ''}${has(field)}`, choiceParameter(value))
  if (op === 'contains') return part(`contains(${column(field)}, ${parameter(field)})`, value)
  const sign = { is: '=', isNot: '<>', lessThan: '<', greaterThan: '>' }[op]
  return part(`${column(field)} ${sign} ${parameter(field)}`, value)
}
