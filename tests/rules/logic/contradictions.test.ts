import { array, assert, constantFrom, oneof, property, type Arbitrary } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type {
  AnswerValue,
  Condition,
  ConditionOperator,
  FieldComparison,
  FormField,
} from '../../../contract/types.gen.ts'
import { draftProblems, firstFault } from '../../../rules/drafts.ts'
import { validateAnswer } from '../../../rules/answers.ts'
import { FIELD_TYPES } from '../../../rules/field-types.ts'
import { operatorsOf, takesNoValue } from '../../../rules/logic/comparisons.ts'
import { holds } from '../../../rules/logic/condition.ts'
import { isContradictory } from '../../../rules/logic/contradictions.ts'
import { newContradictions } from '../../../rules/logic/new-contradictions.ts'
import { aField, someFields } from '../../support/builders.ts'

const on = (op: FieldComparison['op'], value?: FieldComparison['value']): FieldComparison => ({
  field: 'f1',
  op,
  ...(value !== undefined && { value }),
})
const all = (...parts: Condition[]): Condition => ({ all: parts })
const any = (...parts: Condition[]): Condition => ({ any: parts })
const not = (part: Condition): Condition => ({ not: part })

const NUMBER = { type: 'number' } as const
const UP_TO_TEN = { type: 'number', validation: { min: 1, max: 10 } } as const
const RADIO = { type: 'radio' } as const
const SEVERAL = { type: 'checkbox' } as const
const DAY = { type: 'date' } as const

const judge = (first: Partial<FormField>, condition: Condition) =>
  isContradictory(condition, new Map(someFields(first, {}).map((field) => [field.id, field])))

describe('a condition that no answer can fulfil', () => {
  it.each<[string, Partial<FormField>, Condition]>([
    ['two options at once', RADIO, all(on('is', 'red'), on('is', 'green'))],
    ['an option that is excluded', RADIO, all(on('oneOf', ['red', 'green']), not(on('oneOf', ['green', 'red'])))],
    ['none of all options', RADIO, all(on('answered'), not(on('oneOf', ['red', 'green', 'light_blue'])))],
    ['an answer and none', {}, all(on('answered'), on('notAnswered'))],
    ['a file and none', { type: 'file' }, all(on('answered'), on('notAnswered'))],
    ['more than five and less than three', NUMBER, all(on('greaterThan', 5), on('lessThan', 3))],
    ['more than five and not', NUMBER, all(on('greaterThan', 5), not(on('answered')))],
    ['a number beyond the limits', UP_TO_TEN, on('greaterThan', 10)],
    ['a point beyond the scale', { type: 'rating' }, on('lessThan', 1)],
    ['no point between two', { type: 'rating' }, all(on('greaterThan', 2), on('lessThan', 3))],
    ['no day between two', DAY, all(on('greaterThan', '2026-01-01'), on('lessThan', '2026-01-02'))],
    ['an option that is not chosen', SEVERAL, all(on('contains', 'red'), not(on('contains', 'red')))],
    ['exactly one option, and another', SEVERAL, all(on('is', ['red']), on('contains', 'green'))],
    ['two texts', {}, all(on('is', 'Ada'), on('is', 'Grace'))],
    ['a text without a part of it', {}, all(on('is', 'Ada'), on('contains', 'x'))],
    [
      'each of its alternatives',
      RADIO,
      any(all(on('is', 'red'), on('is', 'green')), all(on('answered'), on('notAnswered'))),
    ],
    ['what both alternatives exclude', RADIO, all(on('is', 'red'), any(on('is', 'green'), on('notAnswered')))],
  ])('%s', (_, first, condition) => expect(judge(first, condition)).toBe(true))

  it.each<[string, Partial<FormField>, Condition]>([
    ['one of two options', RADIO, any(on('is', 'red'), on('is', 'green'))],
    ['an option that is not another one', RADIO, all(on('is', 'red'), on('isNot', 'green'))],
    ['no answer, which is not any option', RADIO, all(on('isNot', 'red'), on('notAnswered'))],
    ['neither of all options, without an answer', RADIO, not(on('oneOf', ['red', 'green', 'light_blue']))],
    ['a number between two', NUMBER, all(on('greaterThan', 3), on('lessThan', 3.001))],
    ['a number at the limit', UP_TO_TEN, on('greaterThan', 9)],
    ['a point between two', { type: 'rating' }, all(on('greaterThan', 2), on('lessThan', 4))],
    ['a day between two', DAY, all(on('greaterThan', '2026-01-01'), on('lessThan', '2026-01-03'))],
    ['two options of several', SEVERAL, all(on('contains', 'red'), on('contains', 'green'))],
    ['other options than one', SEVERAL, all(on('answered'), not(on('contains', 'red')))],
    ['not exactly one option', SEVERAL, all(on('contains', 'red'), on('isNot', ['red']))],
    ['the same text in capitals', {}, all(on('is', 'Ada'), on('is', 'ADA'))],
    ['parts of a text', {}, all(on('contains', 'Ada'), on('contains', 'Grace'), on('isNot', 'Ada Grace'))],
    ['one alternative', RADIO, any(all(on('is', 'red'), on('is', 'green')), on('answered'))],
    ['a field that is not there', {}, all({ ...on('answered'), field: 'f9' }, { ...on('notAnswered'), field: 'f9' })],
  ])('is not %s', (_, first, condition) => expect(judge(first, condition)).toBe(false))

  it('is only what is proved: very many alternatives are left to the check of the form', () => {
    const pairs = Array.from({ length: 5 }, () => any(on('is', 'red'), on('is', 'green')))
    expect(judge(RADIO, all(on('notAnswered'), ...pairs))).toBe(false)
  })
})

/** Conditions on a field that compare with some of the values. */
const comparisons = (field: FormField, values: (string | number)[]): Arbitrary<FieldComparison> =>
  oneof(
    ...operatorsOf(field).map((op) => {
      if (takesNoValue(op)) return constantFrom(on(op))
      const isList = op === 'oneOf' || (field.type === 'checkbox' && (op === 'is' || op === 'isNot'))
      const lists = array(constantFrom(...values.map(String)), { minLength: 1, maxLength: 3 })
      return isList ? lists.map((list) => on(op, list)) : constantFrom(...values).map((value) => on(op, value))
    }),
  )

const grouped = (parts: Arbitrary<Condition>, most: number): Arbitrary<Condition> => {
  const some = array(oneof(parts, parts.map(not)), { minLength: 1, maxLength: most })
  return oneof(
    some.map((each) => all(...each)),
    some.map((each) => any(...each)),
  )
}

describe('a condition that an answer fulfils', () => {
  /** Few values, so that conditions and answers often meet. */
  it.each<[Partial<FormField>, AnswerValue[]]>([
    [{}, ['Ada', 'Ada x', 'x']],
    [{ validation: { pattern: '^[a-z]+$', maxLength: 3 } }, ['ada', 'x']],
    [{ type: 'textarea' }, ['Ada', 'x']],
    [{ type: 'email' }, ['ada@example.com']],
    [{ type: 'url' }, ['https://example.com']],
    [{ type: 'tel' }, ['555 123 4567']],
    [NUMBER, [-1, 0, 0.5, 1, 9, 10, 11]],
    [UP_TO_TEN, [1, 1.5, 5, 10]],
    [DAY, ['1999-12-31', '2026-01-01', '2026-01-02', '2026-01-03']],
    [RADIO, ['red', 'green', 'light_blue']],
    [{ type: 'select' }, ['red', 'green', 'light_blue']],
    [SEVERAL, [['red'], ['green', 'red'], ['red', 'green', 'light_blue']]],
    [{ type: 'rating' }, [1, 2, 3, 5]],
    [{ type: 'consent' }, [true]],
  ])('is never contradictory: %j', (change, answers) => {
    const field = aField(change)
    const values = answers.flatMap<string | number>((answer) => {
      if (Array.isArray(answer)) return answer.map(String)
      return typeof answer === 'number' ? answer : [String(answer), String(answer).toUpperCase()]
    })
    const conditions = grouped(grouped(comparisons(field, values), 3), 2)
    assert(
      property(conditions, constantFrom(undefined, ...answers), (condition, value) => {
        const given = new Map(value === undefined ? [] : [[field.id, { field, value }]])
        return validateAnswer(field, value) === undefined && !(holds(condition, given) && judge(change, condition))
      }),
      { numRuns: 2000 },
    )
  })

  it.each(FIELD_TYPES)('is one that asks of a %s only whether it is answered, or not', (type) => {
    for (const op of ['answered', 'notAnswered'] satisfies ConditionOperator[])
      expect([judge({ type }, on(op)), judge({ type }, not(on(op)))]).toEqual([false, false])
  })
})

const never = all(on('is', 'red'), on('is', 'green'))
const withCondition = (condition: Condition | undefined, first: Partial<FormField> = RADIO) =>
  someFields(first, condition ? { visibleWhen: condition } : {})
const aDraft = (fields: FormField[]) => ({ title: 'Form', structure: { fields } })
const sentence = 'Field 2: Show only when “Question 1 is Red and Question 1 is Green”: no answer can be so'

describe('a form with such a condition', () => {
  it('is not saved while the condition is new, and the field is named', () => {
    const draft = aDraft(withCondition(never))
    expect(draftProblems(draft)).toEqual([sentence])
    expect(draftProblems(draft, aDraft(withCondition(undefined)))).toEqual([sentence])
    expect(firstFault(draft, aDraft(withCondition(undefined)))).toEqual({ part: 'field', id: 'f2' })
  })

  it('can be saved where it is stored like that already', () => {
    const stored = aDraft(withCondition(never))
    const draft = aDraft([...withCondition(never), ...someFields({}, {}, {}).slice(2)])
    expect(draftProblems(draft, stored)).toEqual([])
    expect(firstFault(draft, stored)).toBeUndefined()
  })

  it('is not saved when the condition is changed, or a change of its field makes it one', () => {
    const changed = all(on('is', 'green'), on('is', 'red'))
    expect(draftProblems(aDraft(withCondition(changed)), aDraft(withCondition(never)))).toHaveLength(1)
    const above = on('greaterThan', 10)
    const [before, after] = [withCondition(above, NUMBER), withCondition(above, UP_TO_TEN)]
    expect(draftProblems(aDraft(before))).toEqual([])
    expect(draftProblems(aDraft(after), aDraft(before))).toEqual([
      'Field 2: Show only when “Question 1 is greater than 10”: no answer can be so',
    ])
  })

  it('has its place in each kind of condition', () => {
    const fields = someFields(RADIO, { requiredWhen: never }, { goTo: [{ to: 'end' }, { when: never, to: 'f4' }] }, {})
    expect(newContradictions(fields).map(({ place }) => place.join('.'))).toEqual([
      'fields.1.requiredWhen',
      'fields.2.goTo.1.when',
    ])
  })

  it('is judged quickly, however large it is', () => {
    const numbers = all(...Array.from({ length: 20 }, (_, index) => any(on('is', index), on('greaterThan', index))))
    const between = all(on('greaterThan', 1), on('lessThan', 9), on('isNot', 5), any(on('is', 2), on('is', 3)))
    const fields = someFields(
      NUMBER,
      ...Array.from({ length: 200 }, (_, index) => ({ visibleWhen: index % 2 ? numbers : between })),
    )
    const start = performance.now()
    newContradictions(fields)
    expect(performance.now() - start).toBeLessThan(200)
  })
})
