import type { FieldComparison, FormField } from '../../contract/types.gen.ts'
import { isEmptyAnswer, validateAnswer } from '../answers.ts'
import { traitsOf, type ValueKind } from '../field-types.ts'
import { optionsOf } from '../fields.ts'
import { toNumber } from '../numbers.ts'
import { type ConditionValue, operatorsOf, takesNoValue } from './comparisons.ts'

interface ComparisonFault {
  /** The part of the comparison that is at fault. */
  key: 'op' | 'value'
  message: string
}

/** What is asked of an answer that the field cannot have; undefined when it can. */
export function comparisonFault(
  comparison: FieldComparison,
  field: FormField | undefined,
): ComparisonFault | undefined {
  if (!field) return undefined
  const { op, value } = comparison
  const name = field.label.trim() || field.name
  if (!operatorsOf(field).includes(op)) return { key: 'op', message: `A condition cannot ask that of ${name}` }
  if (takesNoValue(op))
    return value === undefined ? undefined : { key: 'value', message: `A condition on ${name} compares with nothing` }
  if (value === undefined || isEmptyAnswer(value))
    return { key: 'value', message: `A condition on ${name} needs something to compare with` }
  return fits(comparison, field)
    ? undefined
    : { key: 'value', message: `A condition asks of ${name} what its answer cannot be` }
}

function fits({ op, value }: FieldComparison, field: FormField): boolean {
  const { value: kind } = traitsOf(field.type)
  if (op === 'oneOf') return Array.isArray(value) && value.every((each) => canBe(field, each))
  if (op === 'contains' && kind !== 'several-options') return typeof value === 'string'
  if (op === 'contains') return !Array.isArray(value) && canBe(field, value)
  if (op === 'lessThan' || op === 'greaterThan') return isNumber(kind) ? typeof value === 'number' : canBe(field, value)
  return canBe(field, value)
}

const isNumber = (kind: ValueKind): boolean => kind === 'quantity' || kind === 'scale'

/** Numbers are numbers in conditions, so that two forms do not write one condition in two ways. */
function canBe(field: FormField, value: ConditionValue | undefined): boolean {
  const { value: kind } = traitsOf(field.type)
  // Of an option that takes own words a condition knows only that it was chosen.
  const options = optionsOf(field).map(({ label, value: each }) => ({ label, value: each }))
  const asked = { ...field, options, required: false }
  if (isEmptyAnswer(value)) return false
  if (isNumber(kind)) return typeof value === 'number' && validateAnswer(asked, toNumber(value)) === undefined
  if (kind === 'several-options') return validateAnswer(asked, [value].flat()) === undefined
  return typeof value === 'string' && validateAnswer(asked, value) === undefined
}
