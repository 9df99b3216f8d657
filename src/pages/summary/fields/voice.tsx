import type { FieldFigures } from '../../../../contract/types.gen.ts'
import { Text } from '../../../ui/layout/typography.tsx'
import { summaryTexts as texts } from '../texts.ts'

/** How the answers were given, and how sure the transcriber was of the spoken ones. */
export function Voice({ figures: { spoken, typed, confidence } }: { figures: FieldFigures }) {
  const parts = [texts.ofAnswers(spoken, typed), ...(confidence === null ? [] : [texts.sure(confidence)])]
  return (
    <Text size="sm" tone="muted">
      {parts.join(' · ')}
    </Text>
  )
}
