import type { FieldType, FilterOperator } from '../../contract/types.gen.ts'
import { traitsOf, type ValueKind } from '../field-types.ts'

/** How the answers of a field type are compared. */
export type AnswerKind = 'text' | 'number' | 'date' | 'choice' | 'file'

const KINDS: Readonly<Record<ValueKind, AnswerKind>> = {
  'free-text': 'text',
  line: 'text',
  quantity: 'number',
  day: 'date',
  'one-option': 'choice',
  'several-options': 'choice',
  scale: 'number',
  consent: 'choice',
  upload: 'file',
}

export const kindOf = (type: FieldType): AnswerKind => KINDS[traitsOf(type).value]

/** These compare with nothing, so they fit every type. */
const WITHOUT_VALUE = [
  'answered',
  'notAnswered',
  'notAsked',
  'spoken',
  'typed',
] as const satisfies readonly FilterOperator[]

const COMPARING: Readonly<Record<AnswerKind, readonly FilterOperator[]>> = {
  text: ['contains', 'is', 'isNot', 'oneOf'],
  number: ['is', 'isNot', 'between', 'lessThan', 'greaterThan', 'oneOf'],
  date: ['is', 'isNot', 'between', 'lessThan', 'greaterThan'],
  choice: ['oneOf', 'is', 'isNot'],
  file: ['contains'],
}

/** The operators that fit a field type, the most useful first: what a page offers. */
export const operatorsOf = (type: FieldType): readonly FilterOperator[] => [
  ...COMPARING[kindOf(type)],
  ...WITHOUT_VALUE,
]

export const takesValue = (op: FilterOperator): boolean => !WITHOUT_VALUE.some((one) => one === op)
