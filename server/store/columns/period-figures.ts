import type { FieldFigures, SummaryFigures } from '../../../contract/types.gen.ts'

export type AnswerFigures = Omit<FieldFigures, 'progress'>

/** The figures of the responses of one period, as a whole and by field id. */
export interface PeriodFigures {
  figures: Omit<SummaryFigures, 'progress'>
  fields: Map<string, AnswerFigures>
}
