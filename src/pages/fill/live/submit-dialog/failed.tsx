import type { SubmissionFailure } from '../../../../../rules/failures.ts'
import { Alert } from '../../../../ui/feedback/alert.tsx'
import { Button } from '../../../../ui/inputs/button.tsx'
import { modalClass, ModalTitle } from '../../../../ui/overlays/modal.tsx'
import { Text } from '../../../../ui/layout/typography.tsx'

interface FailedProps {
  failure: SubmissionFailure
  /** The label of a field, when what the server named is one. */
  labelOf: (field: string) => string | undefined
  onCancel: () => void
  onRetry: () => void
}

export function Failed({ failure, labelOf, onCancel, onRetry }: FailedProps) {
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
      <Text>Your answers are kept on this device.</Text>
      <Text size="sm" tone="muted">
        Error Code: {code}
      </Text>
      <div className={modalClass('footer')}>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={onRetry}>Try Again</Button>
      </div>
    </>
  )
}
