import type { FieldResponse, FileAnswer } from '../../../contract/types.gen.ts'

/** A response as it is stored: the bytes of a file are an attachment. */
export type StoredResponse = Omit<FieldResponse, 'value'> & {
  value: Exclude<FieldResponse['value'], FileAnswer> | Omit<FileAnswer, 'data'>
}
