import type { FieldOption, FormField, FormMetadata, FormStructure } from '../contract/types.gen.ts'
import { ALLOW_ANONYMOUS, COMPLETION_MESSAGE, DEFAULT_LANGUAGE, SUBMIT_BUTTON_TEXT } from './limits.ts'

/** A form as far as these functions need it: what comes from outside may lack any part. */
export interface Structured {
  structure?: Partial<FormStructure> | null
  is_active?: boolean | null
}

/** A missing structure means no fields. */
export const fieldsOf = (form: Structured): FormField[] => form.structure?.fields ?? []

/** Words and switches that always have a value, and what the owner may have added. */
type Metadata = FormMetadata & Required<Omit<FormMetadata, 'welcome' | 'nextLink' | 'appearance'>>

/** The words and switches around the fields, with the defaults for what is missing. */
export const metadataOf = (form: Structured): Metadata => ({
  ...form.structure?.metadata,
  submitButtonText: form.structure?.metadata?.submitButtonText || SUBMIT_BUTTON_TEXT,
  completionMessage: form.structure?.metadata?.completionMessage || COMPLETION_MESSAGE,
  allowAnonymous: form.structure?.metadata?.allowAnonymous ?? ALLOW_ANONYMOUS,
  language: languageOf(form),
  keepCorrections: form.structure?.metadata?.keepCorrections ?? false,
})

/** The language in which a form asks and is answered, as BCP 47. */
export const languageOf = (form: Structured): string => form.structure?.metadata?.language || DEFAULT_LANGUAGE

/** A form is active unless it says otherwise. */
export const isActive = (form: Structured): boolean => form.is_active ?? true

export const optionsOf = (field: FormField): FieldOption[] => field.options ?? []
