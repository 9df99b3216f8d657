import type { FieldFigures, SummaryFigures } from '../../../contract/types.gen.ts'
import type { PeriodFigures } from '../../store/columns/period-figures.ts'
import type { ProgressCounts } from '../../store/progress/counts.ts'

/** The figures of one period, with how far people came. */
export interface WholeFigures {
  figures: SummaryFigures
  fields: Map<string, FieldFigures>
}

/** Counts of sessions beside figures of responses. */
export function withProgress({ figures, fields }: PeriodFigures, counts: ProgressCounts): WholeFigures {
  // Retention deletes the days of counts that a later message still takes one away from.
  const countOf = (kind: 'opened' | 'started' | 'finished' | 'reached' | 'left', fieldId = '') =>
    Math.max(0, counts.get(kind)?.get(fieldId) ?? 0)
  const progress = { opened: countOf('opened'), started: countOf('started'), finished: countOf('finished') }
  const withPlaces = [...fields].map(([id, field]): [string, FieldFigures] => [
    id,
    { ...field, progress: { reached: countOf('reached', id), left: countOf('left', id) } },
  ])
  return { figures: { ...figures, progress }, fields: new Map(withPlaces) }
}
