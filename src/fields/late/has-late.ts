import type { FormField } from '../../../contract/types.gen.ts'
import { traitsOf } from '../../../rules/field-types.ts'

const LATE = { upload: true, scale: true, consent: true }

/** Whether a form has fields whose controls come late; fetched early enough, no field waits for a network that may be gone. */
export const hasLate = (fields: FormField[]): boolean =>
  fields.some(({ type, options }) => traitsOf(type).value in LATE || options?.some(({ isOther }) => isOther))
