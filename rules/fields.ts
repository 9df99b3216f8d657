import type { FieldOption, FieldType, FormField, FormMetadata, FormStructure } from '../contract/types.gen.ts'
import { ALLOW_ANONYMOUS, COMPLETION_MESSAGE, DEFAULT_LANGUAGE, SUBMIT_BUTTON_TEXT } from './limits.ts'

/** The field types in the order in which the builder offers them (specification, section 3). */
export const FIELD_TYPES = [
  'text',
  'textarea',
  'number',
  'email',
  'url',
  'tel',
  'date',
  'select',
  'radio',
  'checkbox',
  'file',
] as const satisfies readonly FieldType[]

const WITH_OPTIONS: readonly FieldType[] = ['select', 'radio', 'checkbox']
const WITH_TEXT_LIMITS: readonly FieldType[] = ['text', 'textarea']

/** Whether answers are chosen from the field's options. */
export const takesOptions = (type: FieldType): boolean => WITH_OPTIONS.includes(type)

/** Whether minLength, maxLength and pattern are judged. */
export const takesTextLimits = (type: FieldType): boolean => WITH_TEXT_LIMITS.includes(type)

/** A form as far as these functions need it: what comes from outside may lack any part. */
export interface Structured {
  structure?: Partial<FormStructure> | null
  is_active?: boolean | null
}

/** A missing structure means no fields (specification, section 3). */
export const fieldsOf = (form: Structured): FormField[] => form.structure?.fields ?? []

/** The words and switches around the fields, with the defaults of section 9 for what is missing. */
export const metadataOf = (form: Structured): Required<FormMetadata> => ({
  submitButtonText: form.structure?.metadata?.submitButtonText || SUBMIT_BUTTON_TEXT,
  completionMessage: form.structure?.metadata?.completionMessage || COMPLETION_MESSAGE,
  allowAnonymous: form.structure?.metadata?.allowAnonymous ?? ALLOW_ANONYMOUS,
  language: languageOf(form),
})

/** The language in which a form asks and is answered, as BCP 47. */
export const languageOf = (form: Structured): string => form.structure?.metadata?.language || DEFAULT_LANGUAGE

/** A form is active unless it says otherwise (specification, section 3). */
export const isActive = (form: Structured): boolean => form.is_active ?? true

export const optionsOf = (field: FormField): FieldOption[] => field.options ?? []
