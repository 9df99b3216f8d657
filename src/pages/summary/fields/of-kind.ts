import type { FieldFigures } from '../../../../contract/types.gen.ts'

type Statistics = FieldFigures['statistics']
export type StatisticsOf<Kind extends Statistics['kind']> = Extract<Statistics, { kind: Kind }>

/** What every picture of a field is made from. */
export interface FigureProps<Kind extends Statistics['kind']> {
  label: string
  figures: FieldFigures
  compared: FieldFigures | null
  statistics: StatisticsOf<Kind>
}

/** The statistics of the other period, which are of the same kind, since both are of one field. */
export function ofKind<Kind extends Statistics['kind']>(figures: FieldFigures | null, kind: Kind) {
  const isWanted = (statistics: Statistics): statistics is StatisticsOf<Kind> => statistics.kind === kind
  return figures !== null && isWanted(figures.statistics) ? figures.statistics : null
}
