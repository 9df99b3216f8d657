import { toastText } from '../../../rules/failures.ts'
import type { ApiFailure } from '../../transport/api-failure.ts'
import { Button } from '../../ui/inputs/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { sharedTexts } from './texts.ts'

/** A list or page that did not come, in words, and another try. */
export function LoadFailed({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  return (
    <Empty icon="warning" title={sharedTexts.loadFailed} hint={toastText(failure.body)} role="alert">
      <Button variant="outline" onClick={onRetry}>
        {sharedTexts.tryAgain}
      </Button>
    </Empty>
  )
}
