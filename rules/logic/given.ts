import type { AnswerValue, FormField, StoredValue } from '../../contract/types.gen.ts'

export interface GivenAnswer {
  field: FormField
  value: AnswerValue | StoredValue
}

/** The answers to the fields that are asked, keyed by field id; what is not answered is not in it. */
export type GivenAnswers = ReadonlyMap<string, GivenAnswer>
