import type { FieldOption, FormField } from '../../../contract/types.gen.ts'
import { checkField } from '../../../rules/form-check/index.ts'
import { loadedLanguage } from '../../../rules/languages/loaded.ts'
import type { CheckCircumstances } from '../../../rules/languages/shared/form-check.ts'
import { someFields } from '../../support/builders.ts'

/** An answer given on this day, in this language. */
export const circumstancesIn = (locale: string, today = '2026-11-21'): CheckCircumstances => ({
  today,
  locale,
  language: loadedLanguage(locale).formCheck,
})
export const circumstances = circumstancesIn('en-US')

export const optionsOf = (...labels: string[]): FieldOption[] =>
  labels.map((label, index) => ({ label, value: `v${index}` }))

/** All findings in these fields, as the builder lists them. */
export const checkFields = (fields: FormField[], where: CheckCircumstances = circumstances) =>
  fields.flatMap((field, index) => checkField(field, index, where))

/** All findings in a form of these fields. */
export const check = (...fields: Partial<FormField>[]) => checkFields(someFields(...fields))

/** What is found in a form of this one field, with its severity. */
export const findingsOf = (field: Partial<FormField>) =>
  check(field).map(({ severity, message }) => `${severity}: ${message}`)

/** The sentences alone, for a form in the given language. */
export const messagesOf = (field: Partial<FormField>, locale = circumstances.locale) =>
  checkFields(someFields(field), circumstancesIn(locale)).map(({ message }) => message)

/** What is found in a choice between these labels. */
export const choiceMessages = (locale: string, ...labels: string[]) =>
  messagesOf({ type: 'radio', options: optionsOf(...labels) }, locale)
