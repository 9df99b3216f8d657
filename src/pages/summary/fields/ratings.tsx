import { netPromoterScore, pointLabels, type Scale } from '../../../../rules/answers/scale.ts'
import { Text } from '../../../ui/layout/typography.tsx'
import { numberText } from '../../common/numbers.ts'
import { BarTable } from '../charts/bar-table.tsx'
import { valueDifference } from '../differences.ts'
import { summaryTexts as texts } from '../texts.ts'
import { FigureList } from './facts.tsx'
import { type FigureProps, ofKind, type StatisticsOf } from './of-kind.ts'

type Bins = StatisticsOf<'number'>['bins']

/** How often each point of the scale was given, the highest first, with the average and, from 0 to 10, the NPS. */
export function Ratings({ label, figures, compared, statistics, scale }: FigureProps<'number'> & { scale: Scale }) {
  const before = ofKind(compared, 'number')
  const rows = pointLabels(scale)
    .toReversed()
    .map((point) => ({
      key: point,
      label: point,
      count: countOf(statistics.bins, point),
      compared: before ? countOf(before.bins, point) : null,
    }))
  const [nps, npsBefore] = [npsOf(scale, statistics.bins), before ? npsOf(scale, before.bins) : undefined]
  const facts = [
    { name: texts.ratings.mean, value: averageText(statistics.mean) },
    ...(nps === undefined ? [] : [{ name: texts.ratings.nps, value: signed(nps) }]),
  ]
  const changes = [
    statistics.mean !== null && before?.mean
      ? `${texts.ratings.mean}: ${valueDifference(rounded(statistics.mean), rounded(before.mean))}`
      : '',
    nps !== undefined && npsBefore !== undefined ? `${texts.ratings.nps}: ${valueDifference(nps, npsBefore)}` : '',
  ].filter(Boolean)
  return (
    <>
      <FigureList facts={facts} />
      {changes.map((change) => (
        <Text key={change} size="sm">
          {change}
        </Text>
      ))}
      <BarTable
        name={texts.ratings.of(label)}
        head={texts.ratings.points}
        rows={rows}
        whole={figures.answered}
        comparedWhole={compared?.answered ?? 0}
      />
    </>
  )
}

/** A point of a scale has a bin of its own. */
const countOf = (bins: Bins, point: string): number => bins.find(({ from }) => from === Number(point))?.count ?? 0

const npsOf = (scale: Scale, bins: Bins): number | undefined =>
  netPromoterScore(
    scale,
    bins.map(({ from, count }) => ({ point: from, count })),
  )

const rounded = (mean: number): number => Math.round(mean * 100) / 100
const averageText = (mean: number | null): string => numberText(mean === null ? null : rounded(mean))
const signed = (score: number): string => (score > 0 ? `+${score}` : String(score).replace('-', '−'))
