import type { ConditionOperator, FieldComparison, FormField } from '../../contract/types.gen.ts'
import { traitsOf, type ValueKind } from '../field-types.ts'
import { isOtherAnswer, otherOption } from '../answers/other.ts'
import { TEXT_MAX } from '../limits.ts'
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
const folded = (text: unknown): string => String(text).normalize('NFC').trim().toLowerCase()

type Compare = (given: GivenAnswer, comparison: FieldComparison) => boolean

/** The text, number or options in an answer or a comparison, made once: a form may compare one long answer a thousand times. */
function once<Key extends WeakKey, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const made = known.get(key) ?? { value: make(key) }
    known.set(key, made)
    return made.value
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])
const trimmed = (value: unknown): string => String(value).trim()

/** A longer text is no valid answer, whatever is asked of it. */
const textIn = once(({ value }: GivenAnswer) => folded(String(value).slice(0, 2 * TEXT_MAX)))
const numberIn = once(({ value }: GivenAnswer) => toNumber(value))
/** The values of the chosen options; own words are those of the option that takes them. */
const chosenIn = once(
  ({ field, value }: GivenAnswer) =>
    new Set(listOf(value).map((each) => trimmed(isOtherAnswer(each) ? (otherOption(field)?.value ?? '') : each))),
)
const meant = <Value>(as: (value: unknown) => Value) =>
  once(({ value }: FieldComparison) => new Set(listOf(value).map(as)))
const [textsMeant, numbersMeant, optionsMeant] = [meant(folded), meant(toNumber), meant(trimmed)]

const isOneNumber: Compare = (given, comparison) =>
  numberIn(given) !== undefined && numbersMeant(comparison).has(numberIn(given))

const isOneText: Compare = (given, comparison) =>
  typeof given.value !== 'object' && textsMeant(comparison).has(textIn(given))

const hasOneOption: Compare = (given, comparison) =>
  [...optionsMeant(comparison)].some((each) => chosenIn(given).has(each))

const ONE_OF: Readonly<Record<ValueKind, Compare>> = {
  'free-text': isOneText,
  line: isOneText,
  quantity: isOneNumber,
  day: isOneText,
  'one-option': hasOneOption,
  'several-options': hasOneOption,
  scale: isOneNumber,
  consent: () => false,
  upload: () => false,
}

const kindOf = ({ type }: FormField): ValueKind => traitsOf(type).value

const isOneOf: Compare = (given, comparison) => ONE_OF[kindOf(given.field)](given, comparison)

/** Of several options the same ones, in whatever order. */
const isSame: Compare = (given, comparison) =>
  kindOf(given.field) === 'several-options'
    ? chosenIn(given).size === optionsMeant(comparison).size && chosenIn(given).isSubsetOf(optionsMeant(comparison))
    : isOneOf(given, comparison)

const contains: Compare = (given, comparison) =>
  kindOf(given.field) === 'several-options'
    ? hasOneOption(given, comparison)
    : typeof given.value === 'string' && textIn(given).includes(folded(comparison.value))

/** Days as YYYY-MM-DD have the order of their texts. */
const isBefore: Compare = (given, { value }) => {
  if (kindOf(given.field) === 'day') return typeof given.value === 'string' && textIn(given) < folded(value)
  const [number, limit] = [numberIn(given), toNumber(value)]
  return number !== undefined && limit !== undefined && number < limit
}

const isAfter: Compare = (given, comparison) => {
  const isDay = kindOf(given.field) === 'day'
  const isNumber = numberIn(given) !== undefined && toNumber(comparison.value) !== undefined
  return (
    (isDay ? typeof given.value === 'string' : isNumber) && !isBefore(given, comparison) && !isSame(given, comparison)
  )
}

/** What holds of an answer that is given; a comparison that lacks its value holds of none. */
export const COMPARE: Readonly<Record<Exclude<ConditionOperator, 'isNot' | 'answered' | 'notAnswered'>, Compare>> = {
  is: isSame,
  oneOf: isOneOf,
  contains,
  lessThan: isBefore,
  greaterThan: isAfter,
}
