import { describe, expect, it } from 'vitest'
import type { AnswerValue, Condition, FormField } from '../../../contract/types.gen.ts'
import { fieldsAsked, withAnswers } from '../../../rules/logic/fields-asked.ts'
import { someFields, someOptions } from '../../support/builders.ts'

type Answers = Record<string, AnswerValue>

const asked = (fields: FormField[], answers: Answers = {}) => fieldsAsked(fields, ({ id }) => answers[id])
const ids = (fields: FormField[], answers?: Answers) => asked(fields, answers).map(({ id }) => id)
const when = (visibleWhen: Condition, first: Partial<FormField>) => someFields(first, { visibleWhen })
const isAsked = (condition: Condition, first: Partial<FormField>, value?: AnswerValue) =>
  ids(when(condition, first), value === undefined ? {} : { f1: value }).includes('f2')

describe('the way through a form', () => {
  it('without conditions is the form itself', () => {
    const fields = someFields({}, {})
    expect(asked(fields, { f1: 'Ada' })).toBe(fields)
  })

  it('passes what is not shown, and answers to it count as not given', () => {
    const fields = someFields(
      { type: 'radio' },
      { visibleWhen: { field: 'f1', op: 'is', value: 'red' } },
      { visibleWhen: { field: 'f2', op: 'answered' } },
    )
    expect(ids(fields, { f1: 'red', f2: 'x' })).toEqual(['f1', 'f2', 'f3'])
    expect(ids(fields, { f1: 'green', f2: 'x' })).toEqual(['f1'])
  })

  it('follows the first jump whose condition holds, which may ask for the answer just given', () => {
    const goTo = [
      { when: { field: 'f1', op: 'is', value: 'red' }, to: 'f3' } as const,
      { when: { field: 'f1', op: 'is', value: 'green' }, to: 'end' } as const,
    ]
    const fields = someFields({ type: 'radio', goTo }, {}, {})
    expect(ids(fields, { f1: 'red' })).toEqual(['f1', 'f3'])
    expect(ids(fields, { f1: 'green' })).toEqual(['f1'])
    expect(ids(fields, { f1: 'light_blue' })).toEqual(['f1', 'f2', 'f3'])
  })

  it('follows a jump without a condition always, and none of a field that is not asked', () => {
    const [first, ...rest] = someFields({ type: 'radio' }, { goTo: [{ to: 'end' }] }, {})
    expect(ids([first!, ...rest])).toEqual(['f1', 'f2'])
    const hidden = { ...rest[0]!, visibleWhen: { field: 'f1', op: 'answered' } as const }
    expect(ids([first!, hidden, rest[1]!])).toEqual(['f1', 'f3'])
  })

  it('asks for the field that a jump leads to only when it is shown', () => {
    const hidden = { field: 'f1', op: 'is', value: 'red' } as const
    expect(ids(someFields({ type: 'radio', goTo: [{ to: 'f3' }] }, {}, { visibleWhen: hidden }, {}))).toEqual([
      'f1',
      'f4',
    ])
  })

  it('requires what its condition requires', () => {
    const fields = someFields({ type: 'radio' }, { requiredWhen: { field: 'f1', op: 'is', value: 'red' } })
    expect(asked(fields, { f1: 'red' })[1]).toMatchObject({ required: true })
    expect(asked(fields, { f1: 'green' })[1]).toBe(fields[1])
    expect(asked(fields, { f1: 'red' })[1]).toBe(asked(fields, { f1: 'red' })[1])
  })
})

describe('a condition', () => {
  const number = { type: 'number' } as const
  it.each<[Condition, Partial<FormField>, AnswerValue, AnswerValue]>([
    [{ field: 'f1', op: 'is', value: 'Yes' }, {}, ' yes ', 'yes please'],
    [{ field: 'f1', op: 'isNot', value: 'red' }, { type: 'radio' }, 'green', 'red'],
    [{ field: 'f1', op: 'oneOf', value: ['red', 'green'] }, { type: 'select' }, 'green', 'light_blue'],
    [{ field: 'f1', op: 'contains', value: 'ada' }, {}, 'Countess Ada', 'Grace'],
    [{ field: 'f1', op: 'contains', value: 'red' }, { type: 'checkbox' }, ['green', 'red'], ['green']],
    [{ field: 'f1', op: 'oneOf', value: ['red', 'green'] }, { type: 'checkbox' }, ['green'], ['light_blue']],
    [{ field: 'f1', op: 'is', value: ['green', 'red'] }, { type: 'checkbox' }, ['red', 'green'], ['red']],
    [{ field: 'f1', op: 'is', value: 3 }, number, ' 3.0 ', '4'],
    [{ field: 'f1', op: 'lessThan', value: 3 }, number, 2.9, 3],
    [{ field: 'f1', op: 'greaterThan', value: 3 }, number, '3.1', 3],
    [{ field: 'f1', op: 'lessThan', value: '2026-03-03' }, { type: 'date' }, '2026-03-02', '2026-03-03'],
    [{ field: 'f1', op: 'greaterThan', value: '2026-03-03' }, { type: 'date' }, '2026-03-04', '2026-03-03'],
    [{ field: 'f1', op: 'answered' }, {}, 'x', '  '],
    [{ not: { field: 'f1', op: 'is', value: 3 } }, number, 4, 3],
    [
      {
        all: [
          { field: 'f1', op: 'greaterThan', value: 1 },
          { field: 'f1', op: 'lessThan', value: 3 },
        ],
      },
      number,
      2,
      3,
    ],
    [
      {
        any: [
          { field: 'f1', op: 'is', value: 1 },
          { field: 'f1', op: 'is', value: 3 },
        ],
      },
      number,
      3,
      2,
    ],
  ])('%j holds of some answers and not of others', (condition, field, fulfilling, other) => {
    expect(isAsked(condition, field, fulfilling)).toBe(true)
    expect(isAsked(condition, field, other)).toBe(false)
  })

  it('knows own words as those of the option that takes them', () => {
    const options = [...someOptions, { label: 'Other', value: 'other', isOther: true }]
    const own = { other: 'Purple' }
    expect(isAsked({ field: 'f1', op: 'is', value: 'other' }, { type: 'radio', options }, own)).toBe(true)
    expect(isAsked({ field: 'f1', op: 'is', value: 'red' }, { type: 'radio', options }, own)).toBe(false)
    const several = { type: 'checkbox', options } as const
    expect(isAsked({ field: 'f1', op: 'contains', value: 'other' }, several, ['red', own])).toBe(true)
  })

  it('on what is not answered holds only where it says not', () => {
    const field = { type: 'number' } as const
    const holding = (['is', 'isNot', 'oneOf', 'lessThan', 'greaterThan', 'answered', 'notAnswered'] as const).filter(
      (op) => isAsked({ field: 'f1', op, value: op === 'oneOf' ? [1] : 1 }, field),
    )
    expect(holding).toEqual(['isNot', 'notAnswered'])
  })
})

describe('a text that refers to an answer', () => {
  const fields = someFields(
    {},
    { label: 'Thanks, {{f1}}! Which colour?', type: 'radio' },
    { label: 'Why {{f2}} {{x}}?' },
  )

  it('has the answer in words, and leaves other braces as they are', () => {
    const labels = asked(fields, { f1: 'Ada', f2: 'light_blue' }).map(({ label }) => label)
    expect(labels).toEqual(['Question 1', 'Thanks, Ada! Which colour?', 'Why Light blue {{x}}?'])
  })

  it('closes the gap that a missing answer leaves', () => {
    expect(asked(fields)[1]?.label).toBe('Thanks! Which colour?')
    expect(withAnswers('Thank you, {{f1}}.', fields, () => undefined)).toBe('Thank you.')
    expect(withAnswers('Thank you, {{f1}}.', fields, ({ id }) => (id === 'f1' ? 'Ada' : undefined))).toBe(
      'Thank you, Ada.',
    )
  })

  it('shows a long answer in one line, cut', () => {
    const [, label] = asked(fields, { f1: `one\ntwo ${'x'.repeat(9000)}` }).map((field) => field.label)
    expect(label).toMatch(/^Thanks, one two x+…! Which colour\?$/)
    expect(label!.length).toBeLessThan(300)
  })
})
