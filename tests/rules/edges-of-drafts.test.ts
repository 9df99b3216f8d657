import { describe, expect, it } from 'vitest'
import type { FieldOption, FormField } from '../../contract/types.gen.ts'
import { keyOf, labelField, labelOption, retypeField } from '../../rules/drafts/edits.ts'
import { fieldIssues } from '../../rules/drafts/fields.ts'
import { draftProblems, normaliseDraft } from '../../rules/drafts.ts'
import { FORM_PATTERN_SIZE_MAX, PATTERN_SIZE_MAX } from '../../rules/limits.ts'
import { aField, someFields } from '../support/builders.ts'

const draftOf = (...fields: FormField[]) => ({ title: 'Visit', structure: { fields } })
const problemsOf = (...fields: FormField[]) => draftProblems(draftOf(...fields))

/** A field as a stranger sends it, with whatever it holds. */
const sent = (text: string): FormField => ({ ...aField(), ...JSON.parse(text) })

/** What the first field is called and named once it is labelled anew. */
const labelled = (field: Partial<FormField>, label: string, ...others: Partial<FormField>[]) => {
  const { structure } = labelField(draftOf(...someFields(field, ...others)), 'f1', label)
  const [{ label: shown, name } = aField()] = structure.fields
  return [shown, name]
}

const largest = (type: FormField['type']) => ({ type, validation: { pattern: `a{${PATTERN_SIZE_MAX - 2}}` } })
const withLargestPatterns = (count: number, type: FormField['type'] = 'text') =>
  problemsOf(...someFields(...Array.from({ length: count }, () => largest(type))))

describe('a key', () => {
  it('has up to 60 characters, and no underscore at its ends', () => {
    expect(keyOf('x'.repeat(70))).toBe('x'.repeat(60))
    expect(keyOf('__How old?__')).toBe('how_old')
  })
})

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

describe('the options of a field', () => {
  const [tea, coffee]: FieldOption[] = [
    { label: 'Tea', value: 'tea' },
    { label: 'Coffee', value: 'brew' },
  ] as const
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
  it('are labelled one by one, and the value follows unless it is an own one', () => {
    const options = [tea, coffee].flatMap((option) => option ?? [])
    expect(labelOption(options, 0, 'Green tea')).toEqual([{ label: 'Green tea', value: 'green_tea' }, coffee])
    expect(labelOption(options, 1, 'Espresso')).toEqual([tea, { label: 'Espresso', value: 'brew' }])
    expect(labelOption([{ label: 'Tea', value: '' }], 0, 'Milk')).toEqual([{ label: 'Milk', value: 'milk' }])
  })
  it('without a label or a value are told as that, and not as equal ones too', () => {
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

describe('what a stranger sends', () => {
  it('is refused with a type that nobody knows', () =>
    expect(fieldIssues(sent('{"type":"password"}'), 0).join()).toMatch(/not one of the field types/))
  it('may leave a limit empty, but not write it in words', () => {
    expect(fieldIssues(sent('{"type":"number","validation":{"min":""}}'), 0)).toEqual([])
    expect(fieldIssues(sent('{"validation":{"minLength":""}}'), 0)).toEqual([])
    expect(fieldIssues(sent('{"validation":{"minLength":"short"}}'), 0).join()).toMatch(/Lengths must be whole numbers/)
  })
  it('names no two fields by ids that differ by a space or by case', () => {
    for (const id of ['f1 ', 'F1'])
      expect(problemsOf(aField(), aField({ id, name: 'other' })).join()).toMatch(/Field ids must be unique/)
  })
})

describe('the patterns of a form', () => {
  const fitting = FORM_PATTERN_SIZE_MAX / PATTERN_SIZE_MAX
  it(`have ${FORM_PATTERN_SIZE_MAX} instructions together and no more, where they are used`, () => {
    expect(withLargestPatterns(fitting)).toEqual([])
    expect(withLargestPatterns(fitting + 1)).toEqual(['The patterns of this form are too large together'])
    expect(withLargestPatterns(fitting + 1, 'number')).toEqual([])
  })
})

it('a draft is kept with limits as numbers, with none where there is nothing, and with its pattern as it was written', () => {
  const validation = JSON.parse('{"min":" 3 ","max":"  ","pattern":"5"}')
  const { structure } = normaliseDraft(draftOf(aField({ type: 'number', validation })))
  expect(structure.fields[0]?.validation).toEqual({ min: 3, max: null, pattern: '5' })
})
