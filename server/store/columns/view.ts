import type { ResponseFilter } from '../../../contract/types.gen.ts'
import type { FormHead } from '../responses/form-head.ts'
import type { Session } from './engine.ts'
import type { Fields } from './filter.ts'
import type { PeriodFigures } from './period-figures.ts'

/** A copy as it was at one moment, to be read from. */
export interface View extends Fields {
  session: Session
  table: string
  head: FormHead
  /** Sums up what a filter means; remembered as long as nothing changes. */
  summary(filter: ResponseFilter): Promise<PeriodFigures>
}
