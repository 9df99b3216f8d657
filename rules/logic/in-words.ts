import type { Condition, ConditionOperator, FieldComparison, FormField } from '../../contract/types.gen.ts'
import { traitsOf } from '../field-types.ts'
import { optionsOf } from '../fields.ts'

/** How the owner of a form reads what is asked of an answer. */
const WORDS: Readonly<Record<ConditionOperator, string>> = {
  is: 'is',
  isNot: 'is not',
  oneOf: 'is one of',
  contains: 'contains',
  lessThan: 'is less than',
  greaterThan: 'is greater than',
  answered: 'is answered',
  notAnswered: 'is not answered',
}
const OF_DAYS: Partial<Record<ConditionOperator, string>> = { lessThan: 'is before', greaterThan: 'is after' }
const OF_CHOICES: Partial<Record<ConditionOperator, string>> = {
  is: 'is exactly',
  isNot: 'is not exactly',
  oneOf: 'has one of',
  contains: 'has',
}

/** What is asked of the answer to a field, in words. */
export function operatorInWords(op: ConditionOperator, field: Pick<FormField, 'type'> | undefined): string {
  const kind = field && traitsOf(field.type).value
  if (kind === 'day') return OF_DAYS[op] ?? WORDS[op]
  return (kind === 'several-options' && OF_CHOICES[op]) || WORDS[op]
}

type FieldOf = (id: string) => FormField | undefined

/** A condition as its owner reads it: “Colour is Red and (Age is less than 3 or Name is answered)”. */
export const conditionInWords = (condition: Condition, fieldOf: FieldOf): string => inWords(condition, fieldOf, false)

function inWords(condition: Condition, fieldOf: FieldOf, isInner: boolean): string {
  if ('field' in condition) return comparisonInWords(condition, fieldOf)
  if ('not' in condition) return `not (${inWords(condition.not, fieldOf, false)})`
  const [parts, joint] = 'all' in condition ? [condition.all, ' and '] : [condition.any, ' or ']
  const words = parts.map((part) => inWords(part, fieldOf, parts.length > 1)).join(joint)
  return isInner && parts.length > 1 ? `(${words})` : words
}

function comparisonInWords({ field: id, op, value }: FieldComparison, fieldOf: FieldOf): string {
  const field = fieldOf(id)
  const name = field?.label.trim() || field?.name || 'a removed field'
  const words = value === undefined ? '' : ` ${valueInWords(value, field)}`
  return `${name} ${operatorInWords(op, field)}${words}`
}

function valueInWords(value: NonNullable<FieldComparison['value']>, field: FormField | undefined): string {
  const wordsOf = (each: unknown) =>
    (field && optionsOf(field).find((option) => option.value === each)?.label) ?? String(each)
  return Array.isArray(value) ? value.map(wordsOf).join(', ') : wordsOf(value)
}

/** How the owner of a form reads what a condition decides. */
export const CONDITION_KINDS = {
  visibleWhen: 'Show only when',
  requiredWhen: 'Require an answer when',
  goTo: 'Jump when',
} as const
