import type { FilterCondition, FilterOperator } from '../../contract/types.gen.ts'

const OPERATORS: Readonly<Record<FilterOperator, true>> = {
  is: true,
  isNot: true,
  oneOf: true,
  contains: true,
  between: true,
  lessThan: true,
  greaterThan: true,
  answered: true,
  notAnswered: true,
  notAsked: true,
  spoken: true,
  typed: true,
}

/** Whether a value of unknown origin has the shape of the contract's FilterCondition; addresses are judged by no schema. */
export function isCondition(value: unknown): value is FilterCondition {
  if (!isObject(value) || !hasOnly(value, ['field', 'op', 'value'])) return false
  const { field, op, value: compared } = value
  const isOperator = typeof op === 'string' && Object.hasOwn(OPERATORS, op)
  return typeof field === 'string' && isOperator && (compared === undefined || isCompared(compared))
}

const isCompared = (value: unknown): boolean =>
  isScalar(value) || (Array.isArray(value) && value.every(isScalar)) || isRange(value)

const isRange = (value: unknown): boolean =>
  isObject(value) && hasOnly(value, ['from', 'to']) && Object.values(value).every(isScalar)

const isScalar = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hasOnly = (value: Record<string, unknown>, names: string[]): boolean =>
  Object.keys(value).every((name) => names.includes(name))
