import { useId } from 'react'
import type { FieldSummary } from '../../../../contract/types.gen.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { cardClass } from '../../../ui/layout/card.tsx'
import { Heading, Text } from '../../../ui/layout/typography.tsx'
import { summaryClass } from '../classes.ts'
import { placeOfField } from '../heard/place-of-field.ts'
import { countDifference } from '../differences.ts'
import { summaryTexts as texts } from '../texts.ts'
import { Statistics } from './statistics.tsx'
import { Voice } from './voice.tsx'

interface FieldCardProps {
  field: FieldSummary
  /** How many responses there are in the period. */
  count: number
  comparedCount: number
}

/** The answers to one question: how many, how they were given, and a picture that fits the type. */
export function FieldCard({ field, count, comparedCount }: FieldCardProps) {
  const { field_id, label, scale, is_removed, figures, compared, advice } = field
  const id = useId()
  return (
    <section className={cardClass('root', {}, summaryClass('card'))} id={placeOfField(field_id)} aria-labelledby={id}>
      <div className={summaryClass('heading')}>
        <Heading as="h2" id={id} dir="auto">
          {label}
        </Heading>
        {is_removed ? (
          <span title={texts.removedHint}>
            <Badge tone="neutral">{texts.removed}</Badge>
          </span>
        ) : null}
        <Text size="sm" tone="muted">
          {texts.answered(figures.answered, figures.asked, count)}
        </Text>
        {compared && comparedCount > 0 ? (
          <Text size="sm" tone="muted">
            {countDifference(figures.answered, compared.answered)}
          </Text>
        ) : null}
      </div>
      {figures.answered > 0 && figures.statistics.kind !== 'file' ? (
        <Voice label={label} figures={figures} advice={advice} />
      ) : null}
      {figures.answered === 0 && (compared?.answered ?? 0) === 0 ? (
        <Text tone="muted">{texts.none}</Text>
      ) : (
        <Statistics label={label} scale={scale} figures={figures} compared={compared} />
      )}
    </section>
  )
}
