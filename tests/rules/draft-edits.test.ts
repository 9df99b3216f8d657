import { describe, expect, it } from 'vitest'
import {
  addField,
  addOption,
  changeField,
  keyOf,
  labelField,
  labelOption,
  moveField,
  removeField,
  retypeField,
  speakLanguage,
} from '../../rules/drafts/edits.ts'
import { draftProblems } from '../../rules/drafts.ts'
import { fieldsOf, metadataOf } from '../../rules/fields.ts'

const empty = { title: 'Feedback', structure: { fields: [] } }
const three = ['a', 'b', 'c'].reduce(addField, empty)
const order = (draft: typeof three) => fieldsOf(draft).map(({ id }) => id)
const nameOf = (draft: typeof three, id: string) => fieldsOf(draft).find((field) => field.id === id)?.name

describe('keys are in snake case', () => {
  it.each([
    ['How old are you?', 'how_old_are_you'],
    ['  E-mail  ', 'e_mail'],
    ['Prénom', 'prenom'],
    ['名前', '名前'],
    ['???', ''],
  ])('%j becomes %j', (label, key) => expect(keyOf(label)).toBe(key))
})

describe('fields move one position up or down, not past the ends', () => {
  it.each([
    ['b', -1, ['b', 'a', 'c']],
    ['b', 1, ['a', 'c', 'b']],
    ['a', -1, ['a', 'b', 'c']],
    ['c', 1, ['a', 'b', 'c']],
    ['nobody', 1, ['a', 'b', 'c']],
  ] as const)('%s by %i gives %j', (id, by, expected) => expect(order(moveField(three, id, by))).toEqual(expected))
})

it('leaves the draft that it was given as it was', () => {
  const before = structuredClone(three)
  moveField(removeField(changeField(three, 'a', { required: true }), 'b'), 'c', -1)
  expect(three).toEqual(before)
})

describe('the name follows the label', () => {
  it('until the owner gives the field a name of its own', () => {
    const typed = labelField(labelField(three, 'a', 'Your'), 'a', 'Your age')
    expect(nameOf(typed, 'a')).toBe('your_age')
    const named = changeField(typed, 'a', { name: 'age' })
    expect(nameOf(labelField(named, 'a', 'How old are you?'), 'a')).toBe('age')
  })

  it('and stays unique without regard to case', () => {
    const named = changeField(three, 'a', { name: 'AGE' })
    expect(nameOf(labelField(named, 'b', 'Age'), 'b')).toBe('age_2')
  })
})

describe('options', () => {
  it('begin as two when a type needs them, and make the field complete', () => {
    const [field] = fieldsOf(labelField(addField(empty, 'a'), 'a', 'Colour'))
    if (!field) throw new Error('no field')
    const draft = { ...empty, structure: { fields: [{ ...field, ...retypeField(field, 'radio') }] } }
    expect(draftProblems(draft)).toEqual([])
  })

  it('come back when the type comes back', () => {
    const options = [{ label: 'Red', value: 'red' }]
    expect(retypeField({ id: 'a', name: 'a', label: 'A', type: 'text', options }, 'select')).toEqual({ type: 'select' })
  })

  it('take their value from their label, and stay unique', () => {
    const options = addOption([{ label: 'Red', value: 'red' }])
    expect(options[1]).toEqual({ label: 'Option 2', value: 'option_2' })
    expect(labelOption(options, 1, 'Red!')[1]).toEqual({ label: 'Red!', value: 'red_2' })
    expect(labelOption([{ label: 'Red', value: 'r' }], 0, 'Green')[0]).toEqual({ label: 'Green', value: 'r' })
  })
})

it('keeps the other words and the fields when the language is chosen', () => {
  const spanish = speakLanguage(three, 'es-ES')
  expect(metadataOf(spanish)).toEqual({ ...metadataOf(three), language: 'es-ES' })
  expect(order(spanish)).toEqual(order(three))
})

it('a removed field is gone and the others stay', () => expect(order(removeField(three, 'b'))).toEqual(['a', 'c']))

it('names count up', () => {
  const named = ['a', 'b', 'c'].reduce((draft, id) => labelField(draft, id, 'Name'), three)
  expect(fieldsOf(named).map(({ name }) => name)).toEqual(['name', 'name_2', 'name_3'])
})

it('a new field is an optional text without a name', () =>
  expect(fieldsOf(addField(empty, 'a'))).toEqual([{ id: 'a', name: '', label: '', type: 'text', required: false }]))
