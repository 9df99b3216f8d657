import type { ConditionOperator, FieldComparison, FormField } from '../../contract/types.gen.ts'
import { traitsOf, type ValueKind } from '../field-types.ts'
import { isOtherAnswer, otherOption } from '../answers/other.ts'
import { toNumber } from '../numbers.ts'
import type { GivenAnswer } from './given.ts'

export type ConditionValue = NonNullable<FieldComparison['value']>

const EVERY: ConditionOperator[] = ['answered', 'notAnswered']
const EQUALITY: ConditionOperator[] = ['is', 'isNot', 'oneOf']
const ORDER: ConditionOperator[] = ['lessThan', 'greaterThan']

const OPERATORS: Readonly<Record<ValueKind, ConditionOperator[]>> = {
  'free-text': [...EQUALITY, 'contains', ...EVERY],
  line: [...EQUALITY, 'contains', ...EVERY],
  quantity: [...EQUALITY, ...ORDER, ...EVERY],
  day: [...EQUALITY, ...ORDER, ...EVERY],
  'one-option': [...EQUALITY, ...EVERY],
  'several-options': ['contains', 'oneOf', 'is', 'isNot', ...EVERY],
  scale: [...EQUALITY, ...ORDER, ...EVERY],
  consent: EVERY,
  upload: EVERY,
}

/** What can be asked of the answer to a field, in the order in which the builder offers it. */
export const operatorsOf = ({ type }: FormField): ConditionOperator[] => OPERATORS[traitsOf(type).value]

/** Whether nothing is compared, but only whether there is an answer. */
export const takesNoValue = (op: ConditionOperator): boolean => EVERY.includes(op)

/** How two texts are compared: as they are heard, without regard to case. */
export const folded = (text: unknown): string => String(text).normalize('NFC').trim().toLowerCase()

type Compare = (given: GivenAnswer, value: ConditionValue) => boolean

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])
const trimmed = (value: unknown): string => String(value).trim()

const isSameNumber: Compare = ({ value: answer }, value) => {
  const number = toNumber(answer)
  return number !== undefined && number === toNumber(value)
}

/** The value of a chosen option; own words are those of the option that takes them. */
const chosenIn = ({ field, value }: GivenAnswer): string[] =>
  listOf(value)
    .map((each) => (isOtherAnswer(each) ? (otherOption(field)?.value ?? '') : each))
    .map(trimmed)

/** The same options, in whatever order. */
const isSameChoice: Compare = (given, value) => {
  const [chosen, meant] = [new Set(chosenIn(given)), new Set(listOf(value).map(trimmed))]
  return chosen.size === meant.size && [...meant].every((each) => chosen.has(each))
}

const isSameText: Compare = ({ value: answer }, value) => typeof answer !== 'object' && folded(answer) === folded(value)
const isSameOption: Compare = (given, value) => chosenIn(given)[0] === trimmed(value)

const SAME: Readonly<Record<ValueKind, Compare>> = {
  'free-text': isSameText,
  line: isSameText,
  quantity: isSameNumber,
  day: isSameText,
  'one-option': isSameOption,
  'several-options': isSameChoice,
  scale: isSameNumber,
  consent: () => false,
  upload: () => false,
}

const kindOf = ({ type }: FormField): ValueKind => traitsOf(type).value

const isSame: Compare = (given, value) => SAME[kindOf(given.field)](given, value)

const chooses: Compare = (given, value) => chosenIn(given).includes(trimmed(value))

const isOneOf: Compare = (given, value) => {
  const isSeveral = kindOf(given.field) === 'several-options'
  return listOf(value).some((each) => (isSeveral ? chooses : isSame)(given, each as ConditionValue))
}

const contains: Compare = (given, value) =>
  kindOf(given.field) === 'several-options'
    ? chooses(given, value)
    : typeof given.value === 'string' && folded(given.value).includes(folded(value))

/** Days as YYYY-MM-DD have the order of their texts. */
const isBefore: Compare = ({ field, value: answer }, value) => {
  if (kindOf(field) === 'day') return typeof answer === 'string' && trimmed(answer) < trimmed(value)
  const [number, limit] = [toNumber(answer), toNumber(value)]
  return number !== undefined && limit !== undefined && number < limit
}

const isAfter: Compare = (given, value) => {
  const isDay = kindOf(given.field) === 'day'
  const isNumber = toNumber(given.value) !== undefined && toNumber(value) !== undefined
  return (isDay ? typeof given.value === 'string' : isNumber) && !isBefore(given, value) && !isSame(given, value)
}

/** What holds of an answer that is given; a comparison that lacks its value holds of none. */
export const COMPARE: Readonly<Record<Exclude<ConditionOperator, 'isNot' | 'answered' | 'notAnswered'>, Compare>> = {
  is: isSame,
  oneOf: isOneOf,
  contains,
  lessThan: isBefore,
  greaterThan: isAfter,
}
