import { describe, expect, it } from 'vitest'
import type { FormField } from '../../contract/types.gen.ts'
import { createProblems, draftProblems, editProblems, firstFault, normaliseDraft } from '../../rules/drafts.ts'
import { FIELD_TYPES } from '../../rules/field-types.ts'
import { FORM_PATTERN_SIZE_MAX, PATTERN_SIZE_MAX } from '../../rules/pattern/limits.ts'
import { aField, someFields, someOptions } from '../support/builders.ts'

const aDraft = (...changes: Partial<FormField>[]) => ({
  title: 'Visitors',
  structure: { fields: someFields(...changes) },
})

const problems = (...changes: Partial<FormField>[]) => draftProblems(aDraft(...changes))

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

describe('the first fault of a form', () => {
  it('is its title, which stands above the fields', () =>
    expect(firstFault({ ...aDraft({ label: '' }), title: ' ' })).toEqual({ part: 'title' }))

  it('is the first field that cannot stand', () =>
    expect(firstFault(aDraft({}, { id: 'age', label: '' }, { name: '' }))).toEqual({ part: 'field', id: 'age' }))

  it('is none where the form may be saved, or where only its fields together are at fault', () => {
    expect(firstFault(aDraft({}))).toBeUndefined()
    expect(firstFault(aDraft({ name: 'age' }, { name: 'age' }))).toBeUndefined()
    expect(firstFault(aDraft())).toBeUndefined()
  })
})

const draftOf = (...fields: FormField[]) => ({ title: 'Visit', structure: { fields } })

const problemsOf = (...fields: FormField[]) => draftProblems(draftOf(...fields))

describe('a field', () => {
  it('needs a name, in the words of create and of edit', () =>
    expect(problems({}, { name: ' ' })).toEqual(['Field 2: Name is required', 'All fields must have names']))

  it('without a name is said of each field while the form is created', () =>
    expect(createProblems(aDraft({ name: '' }, { name: ' ', label: '' }))).toEqual([
      'Field 1: Name is required',
      'Field 2: Name is required',
      'Field 2: Label is required',
    ]))

  it('without a name is said once, of all fields, while the form is edited', () =>
    expect(editProblems(aDraft({ name: '' }, { name: ' ', label: '' }), aDraft({}))).toEqual([
      'Field 2: Label is required',
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

  it('has an id that differs from all others by more than a space or case', () => {
    for (const id of ['f1 ', 'F1'])
      expect(problemsOf(aField(), aField({ id, name: 'other' })).join()).toMatch(/Field ids must be unique/)
  })
})

const largest = (type: FormField['type']) => ({ type, validation: { pattern: `a{${PATTERN_SIZE_MAX - 2}}` } })

const withLargestPatterns = (count: number, type: FormField['type'] = 'text') =>
  problemsOf(...someFields(...Array.from({ length: count }, () => largest(type))))

describe('the patterns of a form', () => {
  it('are bounded together', () => {
    const costly = Array.from({ length: 6 }, (_, at) => ({ validation: { pattern: `^[a-z]{1,480}${at}$` } }))
    expect(problems(...costly)).toEqual(['The patterns of this form are too large together'])
    expect(problems(...costly.slice(1))).toEqual([])
  })

  const fitting = FORM_PATTERN_SIZE_MAX / PATTERN_SIZE_MAX

  it(`have ${FORM_PATTERN_SIZE_MAX} instructions together and no more, where they are used`, () => {
    expect(withLargestPatterns(fitting)).toEqual([])
    expect(withLargestPatterns(fitting + 1)).toEqual(['The patterns of this form are too large together'])
    expect(withLargestPatterns(fitting + 1, 'number')).toEqual([])
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

  it('with limits as numbers, with none where there is nothing, and with its pattern as it was written', () => {
    const validation = JSON.parse('{"min":" 3 ","max":"  ","pattern":"5"}')
    const { structure } = normaliseDraft(draftOf(aField({ type: 'number', validation })))
    expect(structure.fields[0]?.validation).toEqual({ min: 3, max: null, pattern: '5' })
  })
})
