import type { FormHead } from '../responses/form-head.ts'
import type { Session } from './engine.ts'
import type { Fields } from './filter.ts'
import type { PeriodFigures } from './period-figures.ts'

/** A copy as it was at one moment, to be read from. */
export interface View extends Fields {
  session: Session
  table: string
  head: FormHead
  /** Of what this view shows; the key says of which filter. */
  summary(key: string, work: () => Promise<PeriodFigures>): Promise<PeriodFigures>
}
