import type { FieldResponse, FileAnswer, StoredValue } from '../../../contract/types.gen.ts'

/** A response as it is stored: the bytes of a file are an attachment. */
export type StoredResponse = Omit<FieldResponse, 'value'> & {
  value: Exclude<FieldResponse['value'], FileAnswer> | Omit<FileAnswer, 'data'>
}

/** What was answered, by field id. */
export const valuesOf = (responses: Readonly<Record<string, StoredResponse>>): Record<string, StoredValue> =>
  Object.fromEntries(Object.entries(responses).map(([fieldId, { value }]) => [fieldId, value]))
