import { toastText } from '../../../rules/failures.ts'
import type { ApiFailure } from '../../transport/api-failure.ts'
import { Button } from '../../ui/inputs/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { sharedTexts } from './texts.ts'

/** Why a list or page could not be loaded, and a button to try again. */
export function LoadFailed({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  return (
    <Empty icon="warning" title={sharedTexts.loadFailed} hint={toastText(failure.body)} role="alert">
      <Button variant="outline" onClick={onRetry}>
        {sharedTexts.tryAgain}
      </Button>
    </Empty>
  )
}
