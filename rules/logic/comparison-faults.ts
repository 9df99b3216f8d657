import type { FieldComparison, FormField } from '../../contract/types.gen.ts'
import { isEmptyAnswer, validateAnswer } from '../answers.ts'
import type { answerBudget } from '../answers/budget.ts'
import { traitsOf, type ValueKind } from '../field-types.ts'
import { optionsOf } from '../fields.ts'
import { toNumber } from '../numbers.ts'
import { type ConditionValue, operatorsOf, takesNoValue } from './comparisons.ts'

type IsWithin = ReturnType<typeof answerBudget>

interface ComparisonFault {
  /** The part of the comparison that is at fault. */
  key: 'op' | 'value'
  message: string
}

/**
 * What is asked of an answer that the field cannot have; undefined when it can.
 * @param isWithin says whether there is time left to look whether a text has the format of its field; there is for one
 */
export function comparisonFault(
  comparison: FieldComparison,
  field: FormField | undefined,
  isWithin: IsWithin = () => true,
): ComparisonFault | undefined {
  if (!field) return undefined
  const { op, value } = comparison
  const name = field.label.trim() || field.name
  if (!operatorsOf(field).includes(op)) return { key: 'op', message: `A condition cannot ask that of ${name}` }
  if (takesNoValue(op))
    return value === undefined ? undefined : { key: 'value', message: `A condition on ${name} compares with nothing` }
  if (value === undefined || isEmptyAnswer(value))
    return { key: 'value', message: `A condition on ${name} needs something to compare with` }
  return fits(comparison, field, isWithin)
    ? undefined
    : { key: 'value', message: `A condition asks of ${name} what its answer cannot be` }
}

function fits({ op, value }: FieldComparison, field: FormField, isWithin: IsWithin): boolean {
  const { value: kind } = traitsOf(field.type)
  if (op === 'oneOf' && kind === 'several-options')
    return Array.isArray(value) && canBe(field, [...new Set(value)], isWithin)
  if (op === 'oneOf') return Array.isArray(value) && value.every((each) => canBe(field, each, isWithin))
  if (op === 'contains' && kind !== 'several-options') return typeof value === 'string'
  if (op === 'contains') return !Array.isArray(value) && canBe(field, value, isWithin)
  if (op === 'lessThan' || op === 'greaterThan')
    return isNumber(kind) ? typeof value === 'number' : canBe(field, value, isWithin)
  return canBe(field, value, isWithin)
}

const isNumber = (kind: ValueKind): boolean => kind === 'quantity' || kind === 'scale'

/** Numbers are numbers in conditions, so that two forms do not write one condition in two ways. */
function canBe(field: FormField, value: ConditionValue | undefined, isWithin: IsWithin): boolean {
  const { value: kind } = traitsOf(field.type)
  const asked = asComparedOf.get(field) ?? asCompared(field)
  asComparedOf.set(field, asked)
  if (isEmptyAnswer(value)) return false
  if (isNumber(kind)) return typeof value === 'number' && validateAnswer(asked, toNumber(value)) === undefined
  if (kind === 'several-options') return validateAnswer(asked, [value].flat()) === undefined
  return typeof value === 'string' && (!isWithin(field, value) || validateAnswer(asked, value) === undefined)
}

/** Of an option that takes own words a condition knows only that it was chosen. */
const asCompared = (field: FormField): FormField => ({
  ...field,
  options: optionsOf(field).map(({ label, value }) => ({ label, value })),
  required: false,
})

/** A form may compare with ten thousands of values, and a field may have hundreds of options. */
const asComparedOf = new WeakMap<FormField, FormField>()
