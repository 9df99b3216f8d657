import { describe, expect, it } from 'vitest'
import document from '../../openapi.json' with { type: 'json' }
import * as accountLimits from '../../rules/account-limits.ts'
import * as limits from '../../rules/limits.ts'
import * as patternLimits from '../../rules/pattern/limits.ts'

describe('the rules and the contract agree', () => {
  const { schemas } = document.components

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
      WELCOME_MAX: schemas.FormMetadata.properties.welcome.maxLength,
      COMPLETION_MESSAGE_MAX: schemas.FormMetadata.properties.completionMessage.maxLength,
      LINK_MAX: schemas.NextLink.properties.url.maxLength,
      LINK_LABEL_MAX: schemas.NextLink.properties.label.maxLength,
      IMAGE_ALT_MAX: schemas.PlacedImage.properties.alt.maxLength,
      IMAGE_SIDE_MAX: schemas.PlacedImage.properties.width.maximum,
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
      PATTERN_LENGTH_MAX: patternLimits.PATTERN_LENGTH_MAX,
      TRANSCRIPT_MAX: limits.TRANSCRIPT_MAX,
      FULL_NAME_PROFILE_MAX: limits.FULL_NAME_PROFILE_MAX,
      FULL_NAME_MAX: limits.FULL_NAME_MAX,
      WELCOME_MAX: limits.WELCOME_MAX,
      COMPLETION_MESSAGE_MAX: limits.COMPLETION_MESSAGE_MAX,
      LINK_MAX: limits.LINK_MAX,
      LINK_LABEL_MAX: limits.LINK_LABEL_MAX,
      IMAGE_ALT_MAX: limits.IMAGE_ALT_MAX,
      IMAGE_SIDE_MAX: limits.IMAGE_SIDE_MAX,
      PASSWORD_MIN: accountLimits.PASSWORD_MIN,
      PASSWORD_MAX: accountLimits.PASSWORD_MAX,
    })
  })
})

it('the constants are what they were promised to be', () =>
  expect({ ...accountLimits, ...limits }).toMatchObject({
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

const MINUTE = 60_000

const HOUR = 60 * MINUTE

const DAY = 24 * HOUR

it.each([
  ['saved answers on the device', limits.SAVED_SESSION_MS, DAY],
  ['a login', accountLimits.TOKEN_LIFE_MS, 8 * DAY],
  ['the link to reset a password', accountLimits.RESET_TOKEN_LIFE_MS, HOUR],
  ['the count of failed logins', accountLimits.LOGIN_FAILURES_WINDOW_MS, 15 * MINUTE],
  ['the count of recoveries', accountLimits.RECOVERIES_WINDOW_MS, 15 * MINUTE],
  ['an unsubmitted session', limits.SESSION_LIFE_MS, DAY],
])('%s live as long as promised', (_, milliseconds, life) => expect(milliseconds).toBe(life))

it('the memory of patterns holds those of the largest form', () =>
  expect(patternLimits.PATTERNS_CACHED_MAX).toBeGreaterThan(limits.FIELDS_MAX))
