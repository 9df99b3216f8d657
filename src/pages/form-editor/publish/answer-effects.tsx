import { useQuery } from '@tanstack/react-query'
import { readSummaryOptions } from '../../../../contract/@tanstack/react-query.gen.ts'
import type { AnswersAffected } from '../../../../rules/drafts/changes.ts'
import { Heading, Text } from '../../../ui/layout/typography.tsx'
import { builderClass } from '../classes.ts'
import { draftTexts } from '../draft/texts.ts'
import { effectText, uncounted } from './effect-words.ts'

interface AnswerEffectsProps {
  formId: string
  affected: AnswersAffected[]
}

/** What publishing does to answers that were given, counted where that can be done now. */
export function AnswerEffects({ formId, affected }: AnswerEffectsProps) {
  const summary = useQuery({ ...readSummaryOptions({ path: { id: formId } }), enabled: affected.length > 0 })
  const counts = new Map(summary.data?.fields.map((field) => [field.field_id, field.figures.answered]))
  return (
    <section aria-label={draftTexts.answers}>
      <Heading as="h3" size="sm">
        {draftTexts.answers}
      </Heading>
      {affected.length === 0 ? <Text tone="muted">{draftTexts.untouched}</Text> : null}
      <ul className={builderClass('changes')}>
        {affected.map((each) => (
          <li key={`${each.kind} ${each.id}`}>{effectText(each, summary.data && (counts.get(each.id) ?? 0))}</li>
        ))}
      </ul>
      {summary.isError ? <Text tone="muted">{uncounted}</Text> : null}
    </section>
  )
}
