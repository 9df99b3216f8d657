import type { Condition, FieldComparison } from '../../contract/types.gen.ts'
import { COMPARE } from './comparisons.ts'
import type { GivenAnswer, GivenAnswers } from './given.ts'

/** Whether a condition holds with these answers. What is not answered is not anything: only `isNot`, `notAnswered` and `not` hold of it. */
export function holds(condition: Condition, given: GivenAnswers): boolean {
  if ('all' in condition) return condition.all.every((each) => holds(each, given))
  if ('any' in condition) return condition.any.some((each) => holds(each, given))
  if ('not' in condition) return !holds(condition.not, given)
  return compares(condition, given.get(condition.field))
}

function compares(comparison: FieldComparison, given: GivenAnswer | undefined): boolean {
  const { op, value } = comparison
  if (op === 'answered' || op === 'notAnswered') return (given !== undefined) === (op === 'answered')
  const isNegated = op === 'isNot'
  const isFulfilled = given !== undefined && value !== undefined && COMPARE[isNegated ? 'is' : op](given, comparison)
  return isFulfilled !== isNegated
}

/** The conditions within a condition, itself among them, each with its place. Deeper ones than `depth` are left out. */
export function* partsOf(condition: Condition, depth: number, place: Place = []): Generator<[Condition, Place]> {
  yield [condition, place]
  if (depth <= 0) return
  for (const [part, path] of innerOf(condition)) yield* partsOf(part, depth - 1, [...place, ...path])
}

/** A way into a form, as the places of the contract's errors. */
export type Place = (string | number)[]

/** The conditions directly within a condition. */
export function innerOf(condition: Condition): [Condition, Place][] {
  if ('all' in condition) return condition.all.map((each, index) => [each, ['all', index]])
  if ('any' in condition) return condition.any.map((each, index) => [each, ['any', index]])
  return 'not' in condition ? [[condition.not, ['not']]] : []
}
