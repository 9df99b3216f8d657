import { describe, expect, it } from 'vitest'
import type { FieldOption, FormField } from '../../../contract/types.gen.ts'
import { draftProblems } from '../../../rules/drafts.ts'
import { fieldIssues } from '../../../rules/drafts/fields.ts'
import { FIELD_TYPES, takesOptions } from '../../../rules/field-types.ts'
import { FIELD_KEY_MAX, OPTION_MAX } from '../../../rules/limits.ts'
import { aField, someFields } from '../../support/builders.ts'

const aDraft = (...changes: Partial<FormField>[]) => ({
  title: 'Visitors',
  structure: { fields: someFields(...changes) },
})

const problems = (...changes: Partial<FormField>[]) => draftProblems(aDraft(...changes))

const issuesOf = (changes: Parameters<typeof aField>[0]) => fieldIssues(aField(changes), 0)

describe('a field', () => {
  it('needs a label', () => expect(problems({}, {}, { label: '' })).toEqual(['Field 3: Label is required']))

  it('says each problem once, in the order of the form', () =>
    expect(problems({ name: '', label: '' }, { name: '' })).toEqual([
      'Field 1: Name is required',
      'Field 1: Label is required',
      'Field 2: Name is required',
      'All fields must have names',
    ]))

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

  it('has an id that an object may have, of bounded length', () => {
    expect(issuesOf({ id: ' constructor ' })).toEqual([expect.stringContaining('The id constructor cannot be used')])
    expect(issuesOf({ id: 'i'.repeat(FIELD_KEY_MAX + 1) })).toEqual([
      expect.stringContaining(`Id must be no more than ${FIELD_KEY_MAX} characters`),
    ])
    expect(issuesOf({ id: 'i'.repeat(FIELD_KEY_MAX) })).toEqual([])
  })
})

const many = (length: number) => Array.from({ length }, (_, at) => ({ label: `L${at}`, value: `v${at}` }))

describe.each(FIELD_TYPES.filter(takesOptions))('a %s', (type) => {
  it.each([undefined, null, []])('needs an option: %j', (options) =>
    expect(problems({ type, options })).toEqual(['Field 1: At least one option is required']),
  )

  const withOptions = (...options: FieldOption[]) => problems({ type, options })

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

const optionOf = (length: number) => [{ label: 'o'.repeat(length), value: 'o' }]

describe('the options of a field', () => {
  it('have labels that differ in more than case, and values that differ', () => {
    const [yes, no] = [
      { label: 'Yes', value: 'y' },
      { label: 'yes ', value: 'n' },
    ]
    expect(issuesOf({ type: 'radio', options: [yes, no] })).toEqual([
      expect.stringContaining('Option labels must be unique'),
    ])
    expect(issuesOf({ type: 'radio', options: [yes, { label: 'No', value: 'y' }] })).toEqual([
      expect.stringContaining('Option values must be unique'),
    ])
  })

  it(`have at most ${OPTION_MAX} characters`, () => {
    expect(issuesOf({ type: 'radio', options: optionOf(OPTION_MAX) })).toEqual([])
    expect(issuesOf({ type: 'radio', options: optionOf(OPTION_MAX + 1) })).toEqual([
      expect.stringContaining(`Options must be no more than ${OPTION_MAX} characters`),
    ])
  })

  it('without a label or a value are reported as that, and not as equal ones too', () => {
    const empty = { label: '', value: '' }
    const issues = fieldIssues(aField({ type: 'radio', options: [empty, empty] }), 0).join()
    expect(issues).toMatch(/must have labels.*must have values/)
    expect(issues).not.toMatch(/unique/)
  })

  it('are equal also where one value has a space more', () => {
    const options = [
      { label: 'Tea', value: 'tea' },
      { label: 'Milk', value: 'tea ' },
    ]
    expect(fieldIssues(aField({ type: 'radio', options }), 0).join()).toMatch(/Option values must be unique/)
  })
})

const NO_TYPES =
  'Field 1: File types must be some of image, pdf, document, spreadsheet, presentation, audio, video, each once'

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

  it.each<[unknown, string[]]>([
    [undefined, []],
    [null, []],
    [['pdf', 'image'], []],
    [[], [NO_TYPES]],
    [['pdf', 'pdf'], [NO_TYPES]],
    [['exe'], [NO_TYPES]],
    [['PDF'], [NO_TYPES]],
    [[['pdf']], [NO_TYPES]],
    ['pdf', [NO_TYPES]],
    [{ length: 1 }, [NO_TYPES]],
  ])('to types of files: %j gives %j', (acceptedTypes, expected) =>
    expect(problems({ type: 'file', validation: { acceptedTypes: acceptedTypes as never } })).toEqual(expected),
  )

  it('of another type stay without a word after the type was changed', () => {
    expect(problems({ type: 'number', validation: { pattern: '(', minLength: 2, maxLength: 1 } })).toEqual([])
    expect(problems({ type: 'text', validation: { min: 2, max: 1 } })).toEqual([])
  })
})

/** A field as a stranger sends it, with whatever it holds. */
const sent = (text: string): FormField => ({ ...aField(), ...JSON.parse(text) })

describe('what a stranger sends', () => {
  it('is refused with an unknown type', () =>
    expect(fieldIssues(sent('{"type":"password"}'), 0).join()).toMatch(/not one of the field types/))

  it('may leave a limit empty, but not write it in words', () => {
    expect(fieldIssues(sent('{"type":"number","validation":{"min":""}}'), 0)).toEqual([])
    expect(fieldIssues(sent('{"validation":{"minLength":""}}'), 0)).toEqual([])
    expect(fieldIssues(sent('{"validation":{"minLength":"short"}}'), 0).join()).toMatch(/Lengths must be whole numbers/)
  })
})
