import { Text } from '../../../ui/layout/typography.tsx'
import { draftTexts as texts } from './texts.ts'
import type { DraftState } from './use-form-draft.ts'

/** Where what is not published yet is kept. */
export function DraftStatus({ draft: { isKept, isOnDeviceOnly, isFailed } }: { draft: DraftState }) {
  if (!isKept && !isFailed) return null
  return (
    <Text tone="muted" size="sm">
      {isOnDeviceOnly ? texts.keptHere : texts.kept}
    </Text>
  )
}
