import type { AnswerValue, Condition, FieldComparison, FieldOption, FormField } from '../../contract/types.gen.ts'
import { validateAnswer } from '../answers.ts'
import { scaleOf } from '../answers/scale.ts'
import { traitsOf } from '../field-types.ts'
import { toNumber } from '../numbers.ts'
import { holds } from './condition.ts'

/** A comparison that has to hold, or not to hold. */
interface Literal {
  comparison: FieldComparison
  isNegated: boolean
}

/** More alternatives within a condition, and more values that it compares with, are left to what proves a whole form. */
const WAYS_MAX = 16
const VALUES_MAX = 40

/**
 * Whether no answers at all can fulfil a condition: in each of its alternatives, what is asked of the answer to one field
 * excludes itself. True only where it is proved; which fields are asked is not looked at.
 * @param fields by their ids
 */
export function isContradictory(condition: Condition, fields: ReadonlyMap<string, FormField>): boolean {
  const ways = waysOf(condition, false)
  if (!ways) return false
  const values = ways.flatMap((way) => way.flatMap(({ comparison }) => comparison.value ?? []))
  return values.length <= VALUES_MAX && ways.every((way) => excludesItself(way, fields))
}

/** The alternatives in which a condition holds, each as what holds together; undefined when they are too many. */
function waysOf(condition: Condition, isNegated: boolean): Literal[][] | undefined {
  if ('field' in condition) return [[{ comparison: condition, isNegated }]]
  if ('not' in condition) return waysOf(condition.not, !isNegated)
  const [parts, areTogether] = 'all' in condition ? [condition.all, !isNegated] : [condition.any, isNegated]
  let ways: Literal[][] = areTogether ? [[]] : []
  for (const part of parts) {
    const more = waysOf(part, isNegated)
    if (!more) return undefined
    ways = areTogether ? ways.flatMap((way) => more.map((other) => [...way, ...other])) : [...ways, ...more]
    if (ways.length > WAYS_MAX) return undefined
  }
  return ways
}

function excludesItself(way: Literal[], fields: ReadonlyMap<string, FormField>): boolean {
  const byField = Map.groupBy(way, ({ comparison }) => comparison.field)
  return [...byField].some(([id, literals]) => {
    const field = fields.get(id)
    return field !== undefined && !isPossible(field, literals)
  })
}

function isPossible(field: FormField, literals: Literal[]): boolean {
  if (areFulfilled(literals, field, undefined)) return true
  if (literals.some(({ comparison, isNegated }) => asksForNone(comparison, isNegated))) return false
  const tried = answersTo(field, literals)
  const asked = { ...field, required: false }
  return (
    tried === undefined ||
    tried.some((value) => validateAnswer(asked, value) === undefined && areFulfilled(literals, field, value))
  )
}

const asksForNone = ({ op }: FieldComparison, isNegated: boolean): boolean =>
  op === (isNegated ? 'answered' : 'notAnswered')

function areFulfilled(literals: Literal[], field: FormField, value: AnswerValue | undefined): boolean {
  const given = new Map(value === undefined || value === null ? [] : [[field.id, { field, value }]])
  return literals.every(({ comparison, isNegated }) => holds(comparison, given) !== isNegated)
}

/** Answers of which one fulfils the comparisons if any does; undefined where answers cannot be enumerated. */
function answersTo(field: FormField, literals: Literal[]): AnswerValue[] | undefined {
  const named = literals.flatMap(({ comparison }) => comparison.value ?? [])
  switch (traitsOf(field.type).value) {
    case 'one-option':
      return tellingOptions(field, named).map(choiceOf)
    case 'several-options':
      return severalOf(tellingOptions(field, named), literals)
    case 'scale':
      return pointsOf(field)
    case 'quantity':
      return numbersAround([...named, field.validation?.min, field.validation?.max])
    case 'day':
      return [ANY_DAY, ...named.map(String)].flatMap((day) => [-1, 0, 1].map((by) => dayBeside(day, by)))
    case 'free-text':
    case 'line':
      // Texts are compared without regard to case, and a pattern may allow one way of writing only.
      return field.validation?.pattern ? undefined : equalTo(literals)?.map(String)
    case 'consent':
    case 'upload':
      return undefined
  }
}

/** The options that are named, and one of those that are not: what holds of one of these holds of each. */
function tellingOptions({ options }: FormField, named: unknown[]): FieldOption[] {
  if (!options) return []
  const known = byValue.get(options) ?? new Map(options.map((option) => [option.value.trim(), option]))
  byValue.set(options, known)
  const found = new Set(named.flatMap((value) => known.get(String(value).trim()) ?? []))
  const other = options.find((option) => !found.has(option))
  return other ? [...found, other] : [...found]
}

const byValue = new WeakMap<FieldOption[], ReadonlyMap<string, FieldOption>>()

/** An option that takes own words is chosen by some. */
const choiceOf = ({ value, isOther }: FieldOption) => (isOther ? { other: 'own words' } : value)

/** Values of which the answer has to be one. */
const equalTo = (literals: Literal[]): (string | number | boolean)[] | undefined => {
  const literal = literals.find(({ comparison: { op }, isNegated }) => !isNegated && (op === 'is' || op === 'oneOf'))
  return literal && [literal.comparison.value ?? []].flat()
}

const pointsOf = (field: FormField): number[] => {
  const { min, max } = scaleOf(field)
  return Array.from({ length: max - min + 1 }, (_, index) => min + index)
}

/** At what is compared with and at the limits, between two of them, and beyond the last. */
function numbersAround(values: unknown[]): number[] {
  const known = values.map(toNumber).filter((value) => value !== undefined)
  const sorted = [...new Set(known)].toSorted((one, other) => one - other)
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)]
  const between = sorted.slice(1).map((value, index) => (value + (sorted[index] ?? value)) / 2)
  return [...sorted, ...between, first - 1, last + 1]
}

const DAY_MS = 24 * 60 * 60_000

/** For conditions that name none. */
const ANY_DAY = '2000-01-02'

function dayBeside(day: string, by: number): string {
  const time = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(time) ? day : new Date(time + by * DAY_MS).toISOString().slice(0, 10)
}

/**
 * The choice that it has to be exactly, or else the largest that has none of those that it must not have: more options
 * fulfil no less, unless one choice is excluded as a whole.
 */
function severalOf(options: FieldOption[], literals: Literal[]): AnswerValue[] | undefined {
  const exact = literals.find(({ comparison: { op }, isNegated }) => isNegated === (op === 'isNot') && isEquality(op))
  if (exact) {
    const chosen = [exact.comparison.value ?? []].flat().map(String)
    return [options.filter(({ value }) => chosen.includes(value)).map(choiceOf)]
  }
  if (literals.some(({ comparison }) => isEquality(comparison.op))) return undefined
  const excluded = literals
    .filter(({ isNegated }) => isNegated)
    .flatMap(({ comparison }) => comparison.value ?? [])
    .map(String)
  return [options.filter(({ value }) => !excluded.includes(value)).map(choiceOf)]
}

const isEquality = (op: FieldComparison['op']): boolean => op === 'is' || op === 'isNot'
