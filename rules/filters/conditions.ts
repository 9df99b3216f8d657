import type { FilterCondition, FilterRange } from '../../contract/types.gen.ts'
import { FILTER_VALUES_MAX, OPTION_MAX } from '../limits.ts'
import { isDay } from './period.ts'
import { kindOf, operatorsOf, takesValue, type AnswerKind } from './operators.ts'
import type { FilterField, FilterProblem } from './types.ts'

/** What is wrong with one condition; the paths begin inside of it. */
export function conditionProblems(condition: FilterCondition, field: FilterField | undefined): FilterProblem[] {
  if (!field) return [{ path: ['field'], message: 'The form has no such field' }]
  if (!operatorsOf(field.type).includes(condition.op))
    return [{ path: ['op'], message: `This cannot be asked of the answers to "${field.label}"` }]
  return valueProblems(condition, field)
}

function valueProblems({ op, value }: FilterCondition, field: FilterField): FilterProblem[] {
  if (!takesValue(op)) return value === undefined ? [] : [{ path: ['value'], message: 'Must be left out' }]
  if (op === 'between') return isRange(value) ? rangeProblems(value, field) : [{ path: ['value'], message: NO_RANGE }]
  if (op === 'oneOf') return Array.isArray(value) ? listProblems(value, field) : [{ path: ['value'], message: NO_LIST }]
  return ofSingle(value, field, ['value'])
}

const NO_RANGE = 'Must be a range with from, to or both'
const NO_LIST = `Must be a list of 1 to ${FILTER_VALUES_MAX} values`

const isRange = (value: FilterCondition['value']): value is FilterRange =>
  typeof value === 'object' && !Array.isArray(value)

function rangeProblems({ from, to }: FilterRange, field: FilterField): FilterProblem[] {
  if (from === undefined && to === undefined) return [{ path: ['value'], message: NO_RANGE }]
  const problems = [
    ...(from === undefined ? [] : ofSingle(from, field, ['value', 'from'])),
    ...(to === undefined ? [] : ofSingle(to, field, ['value', 'to'])),
  ]
  const isReversed = problems.length === 0 && from !== undefined && to !== undefined && from > to
  return isReversed ? [{ path: ['value', 'to'], message: 'Must not be less than from' }] : problems
}

function listProblems(values: (string | number)[], field: FilterField): FilterProblem[] {
  if (values.length === 0 || values.length > FILTER_VALUES_MAX) return [{ path: ['value'], message: NO_LIST }]
  return values.flatMap((value, index) => ofSingle(value, field, ['value', index]))
}

function ofSingle(value: unknown, field: FilterField, path: (string | number)[]): FilterProblem[] {
  const message = RULES[kindOf(field.type)](value, field)
  return message === undefined ? [] : [{ path, message }]
}

const textProblem = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= OPTION_MAX && isStorable(value)
    ? undefined
    : `Must be a text of 1 to ${OPTION_MAX} characters`

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

const RULES: Record<AnswerKind, (value: unknown, field: FilterField) => string | undefined> = {
  text: textProblem,
  file: textProblem,
  number: (value) => (typeof value === 'number' && Number.isFinite(value) ? undefined : 'Must be a number'),
  date: (value) => (typeof value === 'string' && isDay(value) ? undefined : 'Must be a day like 2026-03-01'),
  choice: (value, { options }) =>
    options.some((option) => option.value === value) ? undefined : 'The field has no such option',
}
