import { Chart } from '../charts/chart.tsx'
import { pairByKey, timePoints, unpaired } from '../charts/points.ts'
import { dateText } from '../../common/numbers.ts'
import { summaryTexts as texts } from '../texts.ts'
import { FigureList } from './facts.tsx'
import { type FigureProps, ofKind } from './of-kind.ts'

export function Dates({ label, compared, statistics: { first, last, timeline } }: FigureProps<'date'>) {
  const before = ofKind(compared, 'date')
  const points = timePoints(timeline)
  const name = texts.datesOf(label)
  const facts = [
    { name: texts.dates.first, value: dateText(first) },
    { name: texts.dates.last, value: dateText(last) },
  ]
  const isAlike = before !== null && before.timeline.unit === timeline.unit
  return (
    <>
      <FigureList facts={facts} />
      <Chart
        name={name}
        axis={texts.units[timeline.unit]}
        points={isAlike ? pairByKey(points, timePoints(before.timeline)) : unpaired(points)}
      />
      {before === null || isAlike ? null : (
        <Chart
          name={`${name}, ${texts.compared}`}
          title={texts.compared}
          axis={texts.units[before.timeline.unit]}
          points={unpaired(timePoints(before.timeline))}
        />
      )}
    </>
  )
}
