import { Text } from '../../../ui/layout/typography.tsx'
import { BarTable } from '../charts/bar-table.tsx'
import { choiceDifference } from '../differences.ts'
import { summaryTexts as texts } from '../texts.ts'
import { Latest } from './latest.tsx'
import { type FigureProps, ofKind } from './of-kind.ts'

export function Choices({ label, figures, compared, statistics }: FigureProps<'choice'>) {
  const before = ofKind(compared, 'choice')
  const counts = new Map(before?.options.map(({ value, count }) => [value, count]))
  const rows = statistics.options.map(({ value, label: option, count }) => ({
    key: value,
    label: option,
    count,
    compared: before ? (counts.get(value) ?? 0) : null,
  }))
  const difference =
    compared && before ? choiceDifference(statistics, before, figures.answered, compared.answered) : undefined
  return (
    <>
      {difference === undefined ? null : <Text size="sm">{difference}</Text>}
      <BarTable
        name={texts.choicesOf(label)}
        head={texts.option}
        rows={rows}
        whole={figures.answered}
        comparedWhole={compared?.answered ?? 0}
      />
      <Latest title={texts.others} latest={statistics.others ?? []} />
    </>
  )
}
