import type { FieldType } from '../../contract/types.gen.ts'
import { takesOptions, traitsOf } from '../field-types.ts'
import { withOther } from '../languages/shared/answers/other.ts'
import type { ReadAnswer } from '../languages/shared/normalise.ts'

/** An option that takes the person's own words is known by its label, in every language. */
export const readingOther = (type: FieldType, read: ReadAnswer): ReadAnswer =>
  takesOptions(type) ? withOther(read, traitsOf(type).value === 'several-options') : read
