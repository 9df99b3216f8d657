import { Text } from '../../../ui/layout/typography.tsx'
import { Chart } from '../charts/chart.tsx'
import { binPoints, pairByKey, unpaired } from '../charts/points.ts'
import { valueDifference } from '../differences.ts'
import { numberText } from '../../common/numbers.ts'
import { summaryTexts as texts } from '../texts.ts'
import { FigureList } from './facts.tsx'
import { type FigureProps, ofKind, type StatisticsOf } from './of-kind.ts'

export function Numbers({ label, compared, statistics }: FigureProps<'number'>) {
  const before = ofKind(compared, 'number')
  return (
    <>
      <FigureList facts={factsOf(statistics)} />
      {statistics.median === null || before === null || before.median === null ? null : (
        <Text size="sm">{`${texts.numbers.median}: ${valueDifference(statistics.median, before.median)}`}</Text>
      )}
      <Histogram name={texts.spread(label)} bins={statistics.bins} others={before?.bins ?? null} />
    </>
  )
}

const factsOf = ({ median, mean, min, max, q1, q3 }: StatisticsOf<'number'>) => [
  { name: texts.numbers.median, value: numberText(median) },
  { name: texts.numbers.mean, value: numberText(mean) },
  { name: texts.numbers.min, value: numberText(min) },
  { name: texts.numbers.max, value: numberText(max) },
  { name: texts.numbers.quartiles, value: q1 === null ? '–' : `${numberText(q1)} – ${numberText(q3)}` },
]

type Bins = StatisticsOf<'number'>['bins']

/** Two periods of different bins stand below each other: a bin of one is none of the other. */
function Histogram({ name, bins, others }: { name: string; bins: Bins; others: Bins | null }) {
  const [points, otherPoints] = [binPoints(bins), binPoints(others ?? [])]
  if (others === null) return <Chart name={name} axis={texts.range} points={unpaired(points)} />
  const isAlike =
    bins.length === others.length && bins.every(({ from, to }, at) => from === others[at]?.from && to === others[at].to)
  if (isAlike) return <Chart name={name} axis={texts.range} points={pairByKey(points, otherPoints)} />
  return (
    <>
      <Chart name={`${name}, ${texts.selected}`} title={texts.selected} axis={texts.range} points={unpaired(points)} />
      <Chart
        name={`${name}, ${texts.compared}`}
        title={texts.compared}
        axis={texts.range}
        points={unpaired(otherPoints)}
      />
    </>
  )
}
