import type { FormHead } from '../responses/form-head.ts'
import type { Session } from './engine.ts'
import type { Fields } from './filter.ts'

/** A copy as it was at one moment, to be read from. */
export interface View extends Fields {
  session: Session
  table: string
  head: FormHead
}
