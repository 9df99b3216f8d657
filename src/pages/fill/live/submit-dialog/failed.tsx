import type { SubmissionFailure } from '../../../../../rules/failures.ts'
import { Alert } from '../../../../ui/feedback/alert.tsx'
import { Button } from '../../../../ui/inputs/button.tsx'
import { modalClass, ModalTitle } from '../../../../ui/overlays/modal.tsx'
import { SAVE_FILE, WAITS } from '../outbox/texts.ts'
import { Text } from '../../../../ui/layout/typography.tsx'

interface FailedProps {
  failure: SubmissionFailure
  /** The label of a field, when what the server named is one. */
  labelOf: (field: string) => string | undefined
  /** The outbox sends them by itself. */
  isWaiting: boolean
  onSave: () => void
  onCancel: () => void
  onRetry: () => void
}

export function Failed({ failure, labelOf, isWaiting, onSave, onCancel, onRetry }: FailedProps) {
  const { message, details, code } = failure
  return (
    <>
      <ModalTitle id="submit-title">Submission Failed</ModalTitle>
      <Alert tone="danger" role="alert">
        <p>{message}</p>
        {details.length > 0 ? (
          <ul className={modalClass('list')}>
            {details.map((detail) => (
              <li key={`${detail.field} ${detail.message}`}>
                {[labelOf(detail.field), detail.message].filter(Boolean).join(': ')}
              </li>
            ))}
          </ul>
        ) : null}
      </Alert>
      <Text>{isWaiting ? WAITS : 'Your answers are kept on this device.'}</Text>
      <Text size="sm" tone="muted">
        Error Code: {code}
      </Text>
      <div className={modalClass('footer')}>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        {failure.isRetryable || failure.isAnswered ? (
          <Button variant="quiet" onClick={onSave}>
            {SAVE_FILE}
          </Button>
        ) : null}
        {failure.isAnswered ? null : <Button onClick={onRetry}>Try Again</Button>}
      </div>
    </>
  )
}
