import { describe, expect, it } from 'vitest'
import type { Condition } from '../../../contract/types.gen.ts'
import {
  changeLogic,
  conditionOf,
  dependantsOf,
  followOptions,
  groupOf,
  newComparison,
  withOperator,
} from '../../../rules/logic/edits.ts'
import { logicFaults } from '../../../rules/logic/faults.ts'
import { conditionInWords } from '../../../rules/logic/in-words.ts'
import { aField, someFields, someOptions } from '../../support/builders.ts'

const isRed: Condition = { field: 'f1', op: 'is', value: 'red' }
const isOld: Condition = { field: 'f2', op: 'greaterThan', value: 60 }
const fields = someFields(
  { type: 'radio', label: 'Colour' },
  { type: 'number', label: 'Age' },
  { visibleWhen: { any: [isRed, { not: isOld }] }, goTo: [{ when: isRed, to: 'f4' }] },
  { label: 'Hello {{f2}}' },
)
const labels = (id: string) => dependantsOf(fields, id).map((field) => field.id)
const words = (condition: Condition) => conditionInWords(condition, (id) => fields.find((field) => field.id === id))
const draft = { structure: { fields } }

describe('the conditions in the builder', () => {
  it.each<Condition | undefined>([undefined, isRed, { all: [isRed, isOld] }, { any: [isRed] }, { not: isRed }])(
    'are a group, and the same condition again: %j',
    (condition) => expect(conditionOf(groupOf(condition))).toEqual(condition),
  )

  it('begin with what the field can answer', () => {
    for (const type of ['text', 'number', 'date', 'radio', 'checkbox', 'rating', 'consent', 'file'] as const) {
      const field = aField({ type })
      const form = [field, aField({ id: 'f2', name: 'other', visibleWhen: newComparison(field) })]
      expect(logicFaults(form)).toEqual([])
    }
  })

  it('keep what they compare with while it can be compared', () => {
    expect(withOperator({ field: 'f1', op: 'is', value: 'red' }, 'oneOf').value).toEqual(['red'])
    expect(withOperator({ field: 'f1', op: 'oneOf', value: ['red', 'green'] }, 'isNot').value).toBe('red')
    expect(withOperator({ field: 'f1', op: 'is', value: 'red' }, 'answered')).toEqual({ field: 'f1', op: 'answered' })
  })

  it('leave nothing behind when they are removed', () => {
    const [, , field] = changeLogic(draft, 'f3', { visibleWhen: undefined, goTo: [] }).structure.fields
    expect(Object.keys(field!)).toEqual(Object.keys(aField()))
  })

  it('follow an option that is renamed, and stay as they are where one came or went', () => {
    const renamed = someOptions.with(0, { label: 'Crimson', value: 'crimson' })
    const { structure } = followOptions(draft, 'f1', someOptions, renamed)
    expect(JSON.stringify(structure)).not.toContain('"red"},{"not"')
    expect(structure.fields[2]).toMatchObject({
      visibleWhen: { any: [{ value: 'crimson' }, { not: isOld }] },
      goTo: [{ when: { value: 'crimson' } }],
    })
    expect(followOptions(draft, 'f1', someOptions, someOptions.slice(1))).toBe(draft)
  })

  it('say which fields depend on one', () => {
    expect([labels('f1'), labels('f2'), labels('f3'), labels('f4')]).toEqual([['f3'], ['f3', 'f4'], [], ['f3']])
  })

  it('are read in words', () => {
    expect(words({ all: [isRed, { any: [isOld, { field: 'f2', op: 'notAnswered' }] }] })).toBe(
      'Colour is Red and (Age is greater than 60 or Age is not answered)',
    )
    expect(words({ not: { field: 'gone', op: 'answered' } })).toBe('not (a removed field is answered)')
  })
})
