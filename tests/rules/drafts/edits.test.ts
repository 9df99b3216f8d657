import { describe, expect, it } from 'vitest'
import type { FieldOption, FormField } from '../../../contract/types.gen.ts'
import { draftProblems } from '../../../rules/drafts.ts'
import {
  addField,
  changeMetadata,
  addOption,
  changeField,
  duplicateField,
  labelField,
  labelOption,
  moveField,
  moveFieldTo,
  pasteOptions,
  removeField,
  retypeField,
  speakLanguage,
} from '../../../rules/drafts/edits.ts'
import { fieldsOf, metadataOf } from '../../../rules/fields.ts'
import { OPTIONS_MAX } from '../../../rules/limits.ts'
import { aField, someFields } from '../../support/builders.ts'

const empty = { title: 'Feedback', structure: { fields: [] } }

/** The name that a field gets with its label. */
const keyOf = (label: string) => fieldsOf(labelField(addField(empty, 'a'), 'a', label))[0]?.name

describe('keys are in snake case', () => {
  it.each([
    ['How old are you?', 'how_old_are_you'],
    ['  E-mail  ', 'e_mail'],
    ['Prénom', 'prenom'],
    ['名前', '名前'],
    ['???', ''],
  ])('%j becomes %j', (label, key) => expect(keyOf(label)).toBe(key))

  it('of up to 60 characters, with no underscore at their ends', () => {
    expect(keyOf('x'.repeat(70))).toBe('x'.repeat(60))
    expect(keyOf('__How old?__')).toBe('how_old')
  })

  it.each([
    ['__How old?__', 'how_old'],
    ['How  old -- are you', 'how_old_are_you'],
    ['Größe', 'große'],
  ])('and of the label %s the key is %s', (label, key) => {
    expect(keyOf(label)).toBe(key)
  })
})

const three = ['a', 'b', 'c'].reduce((draft, id) => addField(draft, id), empty)

const order = (draft: typeof three) => fieldsOf(draft).map(({ id }) => id)

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

const nameOf = (draft: typeof three, id: string) => fieldsOf(draft).find((field) => field.id === id)?.name

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

const draftOf = (...fields: FormField[]) => ({ title: 'Visit', structure: { fields } })

/** The label and the name of the first field once its label is changed. */
const labelled = (field: Partial<FormField>, label: string, ...others: Partial<FormField>[]) => {
  const { structure } = labelField(draftOf(...someFields(field, ...others)), 'f1', label)
  const [{ label: shown, name } = aField()] = structure.fields
  return [shown, name]
}

describe('the name of a field', () => {
  it('follows the label as long as it has none of its own', () => {
    expect(labelled({ label: 'Name', name: '' }, 'Age')).toEqual(['Age', 'age'])
    expect(labelled({ label: 'Name', name: 'name' }, 'Age')).toEqual(['Age', 'age'])
    expect(labelled({ label: 'Name', name: 'guest' }, 'Age')).toEqual(['Age', 'guest'])
  })

  it('is empty for a label without a letter, however many of them there are', () => {
    expect(labelled({ label: '', name: '' }, '!', { label: '?', name: '' })).toEqual(['!', ''])
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

describe('the options of a field', () => {
  it('are two where the new type needs some and none were there', () => {
    expect(retypeField(aField(), 'select')).toEqual({
      type: 'select',
      options: [
        { label: 'Option 1', value: 'option_1' },
        { label: 'Option 2', value: 'option_2' },
      ],
    })
    expect(retypeField(aField({ type: 'radio' }), 'select')).toEqual({ type: 'select' })
  })

  const [tea, coffee]: FieldOption[] = [
    { label: 'Tea', value: 'tea' },
    { label: 'Coffee', value: 'brew' },
  ] as const

  it('are labelled one by one, and the value follows unless it is an own one', () => {
    const options = [tea, coffee].flatMap((option) => option ?? [])
    expect(labelOption(options, 0, 'Green tea')).toEqual([{ label: 'Green tea', value: 'green_tea' }, coffee])
    expect(labelOption(options, 1, 'Espresso')).toEqual([tea, { label: 'Espresso', value: 'brew' }])
    expect(labelOption([{ label: 'Tea', value: '' }], 0, 'Milk')).toEqual([{ label: 'Milk', value: 'milk' }])
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

it('words that were emptied stay empty, and other settings stay as they were', () => {
  const emptied = changeMetadata(speakLanguage(three, 'es-ES'), { completionMessage: '' })
  const coloured = changeMetadata(emptied, { appearance: { color: '#ad1457' } })
  expect(coloured.structure).toMatchObject({
    metadata: { completionMessage: '', language: 'es-ES', appearance: { color: '#ad1457' } },
  })
})

describe('a field is put where the owner wants it', () => {
  it('with what was said of it, under a name made of its label', () => {
    const draft = addField(three, 'd', { label: 'How old?', type: 'number', required: true }, 1)
    expect(order(draft)).toEqual(['a', 'd', 'b', 'c'])
    expect(fieldsOf(draft)[1]).toMatchObject({ name: 'how_old', label: 'How old?', type: 'number', required: true })
  })

  it('with two options to begin with, where its type has options', () => {
    expect(fieldsOf(addField(empty, 'a', { label: 'Colour?', type: 'radio' }))[0]?.options).toHaveLength(2)
  })

  it.each([
    ['a', 2, ['b', 'c', 'a']],
    ['c', 0, ['c', 'a', 'b']],
    ['b', 1, ['a', 'b', 'c']],
    ['b', 3, ['a', 'b', 'c']],
    ['b', -1, ['a', 'b', 'c']],
    ['nobody', 0, ['a', 'b', 'c']],
  ] as const)('%s at %i gives %j', (id, index, expected) =>
    expect(order(moveFieldTo(three, id, index))).toEqual(expected),
  )
})

describe('a copy of a field', () => {
  const draft = labelField(three, 'b', 'Your name')

  it('stands below it, under a name of its own', () => {
    const copied = duplicateField(draft, 'b', 'd')
    expect(order(copied)).toEqual(['a', 'b', 'd', 'c'])
    expect(fieldsOf(copied)[2]).toMatchObject({ label: 'Your name', name: 'your_name_2' })
  })

  it('is none where there is no such field', () => expect(duplicateField(draft, 'nobody', 'd')).toBe(draft))
})

describe('lines that are pasted', () => {
  const first = [
    { label: 'Option 1', value: 'option_1' },
    { label: 'Option 2', value: 'option_2' },
  ]

  it('become options, in place of those that nobody has named', () => {
    expect(pasteOptions(first, 0, 'Red\r\n Green\n\nBlue\nRed\n')).toEqual([
      { label: 'Red', value: 'red' },
      { label: 'Green', value: 'green' },
      { label: 'Blue', value: 'blue' },
    ])
  })

  it('leave the options that have names, and repeat none of them', () => {
    const named = [{ label: 'Red', value: 'r' }, ...first]
    expect(pasteOptions(named, 1, 'Blue\nred\nR')).toEqual([
      { label: 'Red', value: 'r' },
      { label: 'Blue', value: 'blue' },
      { label: 'R', value: 'r_2' },
    ])
  })

  it(`are ${OPTIONS_MAX} options at most`, () => {
    const lines = Array.from({ length: OPTIONS_MAX + 5 }, (_, index) => `Place ${index}`).join('\n')
    expect(pasteOptions(first, 0, lines)).toHaveLength(OPTIONS_MAX)
  })
})

describe('where there are answers', () => {
  it('the name of a field stays when its label changes', () => {
    const named = labelField(three, 'a', 'Your name')
    expect(fieldsOf(labelField(named, 'a', 'Your full name', true))[0]).toMatchObject({
      label: 'Your full name',
      name: 'your_name',
    })
  })

  it('the value of an option stays when its label changes, and new options get theirs', () => {
    const options = [{ label: 'Red', value: 'red' }]
    expect(labelOption(options, 0, 'Dark red', ['red'])[0]).toEqual({ label: 'Dark red', value: 'red' })
    expect(labelOption(addOption(options), 1, 'Blue', ['red'])[1]).toEqual({ label: 'Blue', value: 'blue' })
  })
})
