import type { FieldFigures, FieldSummary, FormProgress, SummaryFigures } from '../../../../contract/types.gen.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Heading, Text } from '../../../ui/layout/typography.tsx'
import { type FigureRow, FigureTable } from '../charts/figure-table.tsx'
import { shareOf } from '../../common/numbers.ts'
import { summaryTexts as texts } from '../texts.ts'

interface WhereLeftProps {
  figures: SummaryFigures
  compared: SummaryFigures | null
  fields: FieldSummary[]
  /** Whether the filter has more than a period. */
  isFiltered: boolean
}

/** How far people came, question by question. */
export function WhereLeft({ figures: { progress }, compared, fields, isFiltered }: WhereLeftProps) {
  const isEmpty = progress.started === 0 && (compared?.progress.started ?? 0) === 0
  const most = mostLeft(fields)
  return (
    <Card aria-labelledby="where-left">
      <Heading as="h2" id="where-left">
        {texts.whereLeft}
      </Heading>
      {most ? (
        <Text>{texts.mostLeft(most.label, most.figures.progress.left, most.figures.progress.reached)}</Text>
      ) : null}
      <Text size="sm" tone="muted">
        {[texts.progressHint, ...(isFiltered ? [texts.progressFilter] : [])].join(' ')}
      </Text>
      {isEmpty ? (
        <Text tone="muted">{texts.noProgress}</Text>
      ) : (
        <FigureTable
          name={texts.whereLeft}
          heads={[texts.question, texts.reached, texts.left]}
          rows={fields
            .filter(({ is_removed, figures: { progress: place } }) => !is_removed || place.reached > 0)
            .map((field) => rowOf(field, progress, compared?.progress ?? null))}
        />
      )}
    </Card>
  )
}

const rowOf = (
  { field_id, label, figures, compared }: FieldSummary,
  progress: FormProgress,
  before: FormProgress | null,
): FigureRow => ({
  key: field_id,
  label,
  figures: placeOf(figures, progress),
  compared: compared && before ? placeOf(compared, before) : null,
})

const placeOf = ({ progress: { reached, left } }: FieldFigures, { started }: FormProgress) => [
  { count: reached, whole: started },
  { count: left, whole: reached },
]

/** So few people say nothing of a question. */
const REACHED_MIN = 10

const shareLeft = ({ figures: { progress } }: FieldSummary): number => shareOf(progress.left, progress.reached)

/** Where the largest share of those who came to it left. */
function mostLeft(fields: FieldSummary[]): FieldSummary | undefined {
  return fields
    .filter(
      ({ is_removed, figures: { progress } }) => !is_removed && progress.reached >= REACHED_MIN && progress.left > 0,
    )
    .toSorted((one, other) => shareLeft(other) - shareLeft(one))[0]
}
