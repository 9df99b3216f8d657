import { Chart } from '../charts/chart.tsx'
import { pairByOrder, timePoints, unpaired } from '../charts/points.ts'
import { summaryTexts as texts } from '../texts.ts'
import type { SummaryFigures } from '../../../../contract/types.gen.ts'

interface OverTimeProps {
  figures: SummaryFigures
  compared: SummaryFigures | null
}

/** Two periods of the same unit stand beside each other, the first day by the first; others below each other. */
export function OverTime({ figures, compared }: OverTimeProps) {
  const { unit } = figures.over_time
  const axis = texts.units[unit]
  const points = timePoints(figures.over_time)
  if (compared === null) return <Chart name={texts.overTime} axis={axis} points={unpaired(points)} />
  const others = timePoints(compared.over_time)
  if (compared.over_time.unit === unit)
    return <Chart name={texts.overTime} axis={axis} points={pairByOrder(points, others)} />
  return (
    <>
      <Chart
        name={`${texts.overTime}, ${texts.selected}`}
        title={texts.selected}
        axis={axis}
        points={unpaired(points)}
      />
      <Chart
        name={`${texts.overTime}, ${texts.compared}`}
        title={texts.compared}
        axis={texts.units[compared.over_time.unit]}
        points={unpaired(others)}
      />
    </>
  )
}
