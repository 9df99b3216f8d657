import { describe, expect, it } from 'vitest'
import type { FieldOption, FormField } from '../../contract/types.gen.ts'
import { draftProblems, normaliseDraft } from '../../rules/drafts.ts'
import { FIELD_TYPES, takesOptions } from '../../rules/fields.ts'
import { aField, someFields, someOptions } from '../support/builders.ts'

const aDraft = (...changes: Partial<FormField>[]) => ({
  title: 'Visitors',
  structure: { fields: someFields(...changes) },
})
const problems = (...changes: Partial<FormField>[]) => draftProblems(aDraft(...changes))

const many = (length: number) => Array.from({ length }, (_, at) => ({ label: `L${at}`, value: `v${at}` }))

describe('a form', () => {
  it.each(FIELD_TYPES)('with one field of type %s may be saved', (type) => expect(problems({ type })).toEqual([]))
  it.each(['', '   '])('needs a title: %j', (title) =>
    expect(draftProblems({ ...aDraft({}), title })).toEqual(['Form title is required']),
  )
  it.each([{}, { structure: undefined }, { structure: { fields: [] } }])('needs a field: %j', (part) =>
    expect(draftProblems({ title: 'Visitors', ...part })).toEqual(['At least one field is required']),
  )
  it('needs both, and says both', () =>
    expect(draftProblems({ title: '' })).toEqual(['Form title is required', 'At least one field is required']))
  it('may have 300 fields and no more', () => {
    expect(problems(...Array.from({ length: 300 }, () => ({})))).toEqual([])
    expect(problems(...Array.from({ length: 301 }, () => ({})))).toEqual(['A form can have at most 300 fields'])
  })
  it('has a title and a description that end', () =>
    expect(draftProblems({ ...aDraft({}), title: 'a'.repeat(256), description: 'a'.repeat(5001) })).toEqual([
      'Form title must be no more than 255 characters',
      'Description must be no more than 5000 characters',
    ]))
  it('may use title and description to their ends', () =>
    expect(draftProblems({ ...aDraft({}), title: 'a'.repeat(255), description: 'a'.repeat(5000) })).toEqual([]))
})

describe('a field', () => {
  it('needs a name, in the words of create and of edit', () =>
    expect(problems({}, { name: ' ' })).toEqual(['Field 2: Name is required', 'All fields must have names']))
  it('needs a label', () => expect(problems({}, {}, { label: '' })).toEqual(['Field 3: Label is required']))
  it('says each problem once, in the order of the form', () =>
    expect(problems({ name: '', label: '' }, { name: '' })).toEqual([
      'Field 1: Name is required',
      'Field 1: Label is required',
      'Field 2: Name is required',
      'All fields must have names',
    ]))
  it.each([
    ['age', 'age'],
    ['age', 'AGE'],
    [' age', 'Age '],
  ])('has a name of its own, whatever the case: %j and %j', (one, other) =>
    expect(problems({ name: one }, { name: other })).toEqual(['Field names must be unique']),
  )
  it('has an id of its own, whatever the case', () =>
    expect(problems({ id: 'A' }, { id: 'a' })).toEqual(['Field ids must be unique']))
  it.each(['__proto__', 'constructor', 'prototype', '__PROTO__', ' constructor '])('is never called %j', (key) => {
    expect(problems({ name: key })).toEqual([`Field 1: The name ${key.trim()} cannot be used`])
    expect(problems({ id: key })).toEqual([`Field 1: The id ${key.trim()} cannot be used`])
  })
  it('has an id', () => expect(problems({ id: ' ' })).toEqual(['Field 1: Id is required']))
  it('may use every text to its end', () =>
    expect(
      problems({
        name: 'a'.repeat(100),
        id: 'a'.repeat(100),
        label: 'a'.repeat(500),
        description: 'a'.repeat(2000),
        placeholder: 'a'.repeat(500),
      }),
    ).toEqual([]))
  it('has texts that end', () =>
    expect(
      problems({
        name: 'a'.repeat(101),
        label: 'a'.repeat(501),
        description: 'a'.repeat(2001),
        placeholder: 'a'.repeat(501),
      }),
    ).toEqual([
      'Field 1: Name must be no more than 100 characters',
      'Field 1: Label must be no more than 500 characters',
      'Field 1: Help must be no more than 2000 characters',
      'Field 1: Placeholder must be no more than 500 characters',
    ]))
})

describe.each(FIELD_TYPES.filter(takesOptions))('a %s', (type) => {
  const withOptions = (...options: FieldOption[]) => problems({ type, options })
  it.each([undefined, null, []])('needs an option: %j', (options) =>
    expect(problems({ type, options })).toEqual(['Field 1: At least one option is required']),
  )
  it('needs a label and a value for each', () =>
    expect(withOptions({ label: ' ', value: 'a' }, { label: 'B', value: '' })).toEqual([
      'Field 1: All options must have labels',
      'Field 1: All options must have values',
    ]))
  it('needs labels that differ when they are spoken', () =>
    expect(withOptions({ label: 'Yes', value: 'a' }, { label: 'yes ', value: 'b' })).toEqual([
      'Field 1: Option labels must be unique',
    ]))
  it('needs values that differ', () =>
    expect(withOptions({ label: 'Yes', value: 'a' }, { label: 'No', value: 'a' })).toEqual([
      'Field 1: Option values must be unique',
    ]))
  it('takes values that differ in case only', () =>
    expect(withOptions({ label: 'Small', value: 'a' }, { label: 'Large', value: 'A' })).toEqual([]))
  it('may have 500 and no more', () => {
    expect(withOptions(...many(500))).toEqual([])
    expect(withOptions(...many(501))).toEqual(['Field 1: There can be at most 500 options'])
  })
})

it('options that a type does not use are not judged', () =>
  expect(problems({ type: 'text', options: [{ label: '', value: '' }] })).toEqual([]))

describe('limits', () => {
  it.each([
    [{ min: 1, max: 1 }, []],
    [{ min: -5, max: 0 }, []],
    [{ min: 2, max: 1 }, ['Field 1: Minimum must not be greater than maximum']],
    [{ min: 10, max: 9 }, ['Field 1: Minimum must not be greater than maximum']],
    [{ min: Number.NaN }, ['Field 1: Minimum and maximum must be numbers']],
    [{ min: null, max: 3 }, []],
  ])('of a number: %j gives %j', (validation, expected) =>
    expect(problems({ type: 'number', validation })).toEqual(expected),
  )
  it.each([
    [{ minLength: 1, maxLength: 1 }, []],
    [{ minLength: 0, maxLength: 10_000 }, []],
    [{ minLength: 2, maxLength: 1 }, ['Field 1: Minimum length must not be greater than maximum length']],
    [{ minLength: -1 }, ['Field 1: Lengths must be whole numbers from 0 to 10000']],
    [{ maxLength: 1.5 }, ['Field 1: Lengths must be whole numbers from 0 to 10000']],
    [{ maxLength: 10_001 }, ['Field 1: Lengths must be whole numbers from 0 to 10000']],
    [{ minLength: null, maxLength: null, pattern: null }, []],
    [{ pattern: '^[A-Z]+$' }, []],
    [{ pattern: '(?=a)' }, [expect.stringMatching(/^Field 1: The pattern cannot look ahead or behind/)]],
    [{ pattern: '(a)\\1' }, [expect.stringMatching(/^Field 1: The pattern cannot refer back/)]],
    [{ pattern: '(' }, [expect.stringMatching(/^Field 1: The pattern cannot be used: missing closing/)]],
  ])('of a text: %j gives %j', (validation, expected) =>
    expect(problems({ type: 'textarea', validation })).toEqual(expected),
  )
  it('of another type stay without a word after the type was changed', () => {
    expect(problems({ type: 'number', validation: { pattern: '(', minLength: 2, maxLength: 1 } })).toEqual([])
    expect(problems({ type: 'text', validation: { min: 2, max: 1 } })).toEqual([])
  })
  it('of all patterns together are bounded', () => {
    const costly = Array.from({ length: 6 }, (_, at) => ({ validation: { pattern: `^[a-z]{1,480}${at}$` } }))
    expect(problems(...costly)).toEqual(['The patterns of this form are too large together'])
    expect(problems(...costly.slice(1))).toEqual([])
  })
})

describe('a draft is stored', () => {
  it('with numbers where numeric texts were given', () => {
    const sent = { min: '1', max: ' 10.5 ', minLength: '0', maxLength: '', pattern: '' }
    const field: FormField = { ...aField(), validation: JSON.parse(JSON.stringify(sent)) }
    expect(normaliseDraft({ title: 'T', structure: { fields: [field] } }).structure.fields[0]?.validation).toEqual({
      min: 1,
      max: 10.5,
      minLength: 0,
      maxLength: null,
      pattern: null,
    })
  })
  it('with what is no number left for the rules to name', () => {
    const field: FormField = { ...aField({ type: 'number' }), validation: JSON.parse('{"min":"many"}') }
    const draft = normaliseDraft({ title: 'T', structure: { fields: [field] } })
    expect(draftProblems(draft)).toEqual(['Field 1: Minimum and maximum must be numbers'])
  })
  it('without spaces around what is shown and compared', () => {
    const options = [{ label: ' Red ', value: ' red ' }]
    const fields = [aField({ name: ' colour ', label: ' Colour ', type: 'select', options })]
    expect(normaliseDraft({ title: ' T ', structure: { fields } })).toEqual({
      title: 'T',
      structure: {
        fields: [
          { ...aField({ type: 'select' }), name: 'colour', label: 'Colour', options: [{ label: 'Red', value: 'red' }] },
        ],
      },
    })
  })
  it('with everything else as it was sent, and nothing that was absent', () => {
    const metadata = { submitButtonText: 'Send', completionMessage: 'Thanks', allowAnonymous: false }
    const draft = {
      description: null,
      is_active: false,
      structure: { fields: [aField({ options: someOptions })], metadata },
    }
    expect(normaliseDraft(draft)).toEqual(draft)
    expect(normaliseDraft({})).toEqual({})
  })
  it('the same when it is stored again', () => {
    const once = normaliseDraft(aDraft({ name: ' a ', validation: { min: 1 } }))
    expect(normaliseDraft(once)).toEqual(once)
  })
})
