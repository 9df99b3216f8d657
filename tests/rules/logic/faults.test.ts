import { describe, expect, it } from 'vitest'
import type { Condition, FormField } from '../../../contract/types.gen.ts'
import { draftProblems, firstFault } from '../../../rules/drafts.ts'
import { logicFaults } from '../../../rules/logic/faults.ts'
import { fieldsForOwner } from '../../../rules/logic/texts.ts'
import { someFields } from '../../support/builders.ts'

const faultOf = (...changes: Partial<FormField>[]) => logicFaults(someFields(...changes))
const shownWhen = (condition: Condition, first: Partial<FormField> = {}) =>
  faultOf(first, { visibleWhen: condition }, {})[0]
const nested = (depth: number): Condition =>
  depth === 0 ? { field: 'f1', op: 'answered' } : { not: nested(depth - 1) }

describe('the logic of a form', () => {
  it.each<[string, Condition, (string | number)[]]>([
    ['a field that is not there', { field: 'f9', op: 'answered' }, ['field']],
    ['the field itself', { field: 'f2', op: 'answered' }, ['field']],
    [
      'a later field',
      {
        any: [
          { field: 'f1', op: 'answered' },
          { field: 'f3', op: 'answered' },
        ],
      },
      ['any', 1, 'field'],
    ],
  ])('names no %s', (_, condition, place) =>
    expect(shownWhen(condition)).toMatchObject({ place: ['fields', 1, 'visibleWhen', ...place] }),
  )

  it.each<[Partial<FormField>, Condition]>([
    [{ type: 'radio' }, { field: 'f1', op: 'is', value: 'pink' }],
    [{ type: 'radio' }, { field: 'f1', op: 'oneOf', value: ['red', 'pink'] }],
    [{ type: 'checkbox' }, { field: 'f1', op: 'contains', value: 'pink' }],
    [
      { type: 'number', validation: { min: 1, max: 5 } },
      { field: 'f1', op: 'is', value: 6 },
    ],
    [{ type: 'number' }, { field: 'f1', op: 'lessThan', value: 'many' }],
    [{ type: 'date' }, { field: 'f1', op: 'is', value: '2026-02-30' }],
    [{ type: 'email' }, { field: 'f1', op: 'isNot', value: 'nowhere' }],
    [{ type: 'text' }, { field: 'f1', op: 'is' }],
    [{ type: 'text' }, { field: 'f1', op: 'answered', value: 'x' }],
    [{ validation: { pattern: '^[0-9]+$' } }, { field: 'f1', op: 'is', value: 'x' }],
  ])('asks of %j nothing that its answer cannot be: %j', (field, condition) =>
    expect(shownWhen(condition, field)?.place.at(-1)).toBe('value'),
  )

  it('asks no field for what its answers have not', () => {
    expect(shownWhen({ field: 'f1', op: 'lessThan', value: 3 })?.place.at(-1)).toBe('op')
    expect(shownWhen({ field: 'f1', op: 'contains', value: 'x' }, { type: 'file' })?.place.at(-1)).toBe('op')
  })

  it('asks whether the option with own words was chosen', () => {
    const options = [
      { label: 'Red', value: 'red' },
      { label: 'Other', value: 'other', isOther: true },
    ]
    expect(shownWhen({ field: 'f1', op: 'is', value: 'other' }, { type: 'radio', options })).toBeUndefined()
    expect(shownWhen({ field: 'f1', op: 'contains', value: 'other' }, { type: 'checkbox', options })).toBeUndefined()
  })

  it('leads only forwards', () => {
    expect(faultOf({}, { goTo: [{ to: 'f1' }] })).toMatchObject([{ place: ['fields', 1, 'goTo', 0, 'to'] }])
    expect(faultOf({}, { goTo: [{ to: 'f2' }] })).toHaveLength(1)
    expect(faultOf({}, { goTo: [{ to: 'f9' }] })).toHaveLength(1)
    expect(faultOf({ goTo: [{ when: { field: 'f1', op: 'answered' }, to: 'f2' }, { to: 'end' }] }, {})).toEqual([])
  })

  it('refers in its texts only to earlier answers, and leaves words in braces alone', () => {
    expect(faultOf({ label: 'Hello {{f2}}' }, {})).toMatchObject([{ place: ['fields', 0, 'label'] }])
    expect(faultOf({ label: 'Hello {{name}}' }, { description: '{{f1}}' })).toEqual([])
  })

  it('is nested eight deep at most', () => {
    expect(shownWhen(nested(8))).toBeUndefined()
    expect(shownWhen(nested(9))?.message).toBe('Field 2: Conditions can be nested at most 8 deep')
  })

  it('has three hundred fields with conditions, and a thousand comparisons at most', () => {
    const all = Array.from({ length: 100 }, (): Condition => ({ field: 'f1', op: 'answered' }))
    const with100 = { visibleWhen: { all } }
    expect(faultOf({}, ...Array.from({ length: 10 }, () => with100))).toEqual([])
    expect(faultOf({}, ...Array.from({ length: 11 }, () => with100))[0]?.message).toContain('at most 1000')
  })

  it('keeps a form from being saved, and the editor finds the field', () => {
    const structure = { fields: someFields({}, { visibleWhen: { field: 'f2', op: 'answered' } }) }
    const draft = { title: 'Form', structure }
    expect(draftProblems(draft)).toEqual(['Field 2: A condition names the field itself'])
    expect(firstFault(draft)).toEqual({ part: 'field', id: 'f2' })
  })

  it('is read by its owner with the labels of the fields', () => {
    const fields = someFields({ label: 'Your name' }, { label: 'Thanks, {{f1}}' }, { label: '{{f2}}? {{other}}' })
    expect(fieldsForOwner(fields).map(({ label }) => label)).toEqual([
      'Your name',
      'Thanks, {Your name}',
      '{Thanks, …}? {{other}}',
    ])
  })
})
