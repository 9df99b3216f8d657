import { describe, expect, it } from 'vitest'
import document from '../../openapi.json' with { type: 'json' }
import { FIELD_TYPES, fieldsOf, isActive, metadataOf, takesOptions } from '../../rules/fields.ts'
import * as limits from '../../rules/limits.ts'
import { someFields } from '../support/builders.ts'

const defaults = {
  submitButtonText: 'Submit',
  completionMessage: 'Thank you for your submission!',
  allowAnonymous: true,
  language: 'en-US',
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
    const metadata = { submitButtonText: 'Send', completionMessage: 'Bye', allowAnonymous: false, language: 'es-MX' }
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
  it('on how much of everything there may be', () => {
    const { FormField, FormStructure, FormCreate, FieldOption, FieldResponse, UserUpdateMe, NewPassword } = schemas
    expect({
      FIELDS_MAX: FormStructure.properties.fields.maxItems,
      TITLE_MAX: FormCreate.properties.title.maxLength,
      DESCRIPTION_MAX: FormCreate.properties.description.maxLength,
      FIELD_KEY_MAX: FormField.properties.id.maxLength,
      LABEL_MAX: FormField.properties.label.maxLength,
      HELP_MAX: FormField.properties.description.maxLength,
      PLACEHOLDER_MAX: FormField.properties.placeholder.maxLength,
      OPTIONS_MAX: FormField.properties.options.maxItems,
      OPTION_MAX: FieldOption.properties.label.maxLength,
      PATTERN_LENGTH_MAX: schemas.FieldValidation.properties.pattern.maxLength,
      TRANSCRIPT_MAX: FieldResponse.properties.transcript.maxLength,
      FULL_NAME_PROFILE_MAX: UserUpdateMe.properties.full_name.maxLength,
      FULL_NAME_MAX: schemas.UserRegister.properties.full_name.maxLength,
      PASSWORD_MIN: NewPassword.properties.new_password.minLength,
      PASSWORD_MAX: NewPassword.properties.new_password.maxLength,
    }).toEqual({
      FIELDS_MAX: limits.FIELDS_MAX,
      TITLE_MAX: limits.TITLE_MAX,
      DESCRIPTION_MAX: limits.DESCRIPTION_MAX,
      FIELD_KEY_MAX: limits.FIELD_KEY_MAX,
      LABEL_MAX: limits.LABEL_MAX,
      HELP_MAX: limits.HELP_MAX,
      PLACEHOLDER_MAX: limits.PLACEHOLDER_MAX,
      OPTIONS_MAX: limits.OPTIONS_MAX,
      OPTION_MAX: limits.OPTION_MAX,
      PATTERN_LENGTH_MAX: limits.PATTERN_LENGTH_MAX,
      TRANSCRIPT_MAX: limits.TRANSCRIPT_MAX,
      FULL_NAME_PROFILE_MAX: limits.FULL_NAME_PROFILE_MAX,
      FULL_NAME_MAX: limits.FULL_NAME_MAX,
      PASSWORD_MIN: limits.PASSWORD_MIN,
      PASSWORD_MAX: limits.PASSWORD_MAX,
    })
  })
})

it('the constants are those of the specification', () =>
  expect(limits).toMatchObject({
    PASSWORD_MIN: 8,
    FULL_NAME_MIN: 3,
    FULL_NAME_PROFILE_MAX: 30,
    PHONE_DIGITS_MIN: 10,
    PHONE_DIGITS_MAX: 15,
    AUTO_ADVANCE_MS: 500,
    PAGE_SIZE: 5,
    FORMS_LIMIT: 100,
    STALE_MS: 300_000,
    RETRY_ATTEMPTS: 3,
    RETRY_PAUSE_MS: 1000,
    SPOKEN_CONFIDENCE: 0.9,
    PROGRESS_STEP: 10,
    PROGRESS_TICK_MS: 200,
    PROGRESS_CEILING: 90,
    SESSION_TYPE: 'voice',
    ACCESS_TOKEN_KEY: 'access_token',
    THEME_KEY: 'theme',
    DEFAULT_THEME: 'light',
  }))
