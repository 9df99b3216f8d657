import type { FormField } from '../../contract/types.gen.ts'
import type { CheckCircumstances } from '../languages/shared/form-check.ts'

/** A problem stops visitors or confuses everybody; logic is a condition that decides nothing; advice is about those who speak. */
export type Severity = 'problem' | 'logic' | 'voice'

/** One thing that an owner should know of a field. */
export interface Finding {
  severity: Severity
  fieldId: string
  /** The place of the field, from 0. */
  index: number
  /** The question, shortened where it is very long. */
  label: string
  /** What is wrong and what to do, in whole sentences. */
  message: string
}

/** What a part of the check says of one field. */
export type Issue = Pick<Finding, 'severity' | 'message'>

/** Looks at one field of a form in a language, a BCP 47 tag. */
export type Check = (field: FormField, circumstances: CheckCircumstances) => Issue[]

export const problem = (message: string): Issue => ({ severity: 'problem', message })
export const advice = (message: string): Issue => ({ severity: 'voice', message })
