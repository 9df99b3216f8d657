import { describe, expect, it } from 'vitest'
import document from '../../openapi.json' with { type: 'json' }
import { FIELD_TYPES, takesOptions } from '../../rules/field-types.ts'
import { fieldsOf, isActive, metadataOf } from '../../rules/fields.ts'
import { someFields } from '../support/builders.ts'

const defaults = {
  submitButtonText: 'Submit',
  completionMessage: 'Thank you for your submission!',
  allowAnonymous: true,
  language: 'en-US',
  keepCorrections: false,
}

describe('a form', () => {
  it.each([{}, { structure: null }, { structure: {} }, { structure: { fields: [] } }])('has no fields in %j', (form) =>
    expect(fieldsOf(form)).toEqual([]),
  )

  it('has the fields of its structure', () =>
    expect(fieldsOf({ structure: { fields: someFields({}, {}) } })).toEqual(someFields({}, {})))

  it.each([{}, { structure: null }, { structure: { fields: [] } }])('has the default words in %j', (form) =>
    expect(metadataOf(form)).toEqual(defaults),
  )

  it('keeps its own words, and a no', () => {
    const words = { submitButtonText: 'Send', completionMessage: 'Bye', language: 'es-MX' }
    const metadata = { ...words, allowAnonymous: false, keepCorrections: true }
    expect(metadataOf({ structure: { fields: [], metadata } })).toEqual(metadata)
  })

  it.each([
    [{}, true],
    [{ is_active: null }, true],
    [{ is_active: true }, true],
    [{ is_active: false }, false],
  ])('%j is active: %s', (form, active) => expect(isActive(form)).toBe(active))
})

describe('the rules and the contract agree', () => {
  const { schemas } = document.components

  it('on the eleven types', () => expect(FIELD_TYPES).toEqual(schemas.FieldType.enum))

  it('on the types with options', () =>
    expect(FIELD_TYPES.filter(takesOptions)).toEqual(['select', 'radio', 'checkbox']))
})
