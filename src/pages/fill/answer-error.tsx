import { FIELD_VALIDATION_FAILED } from '../../../machines/field-states.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Row } from '../../ui/layout.tsx'

interface AnswerErrorProps {
  id: string
  message: string | undefined
  onRetry: () => void
}

/** Why the answer cannot stand. It is kept, so that it can be mended; or it is cleared. */
export function AnswerError({ id, message, onRetry }: AnswerErrorProps) {
  return (
    <Row justify="between" align="start">
      <FieldError id={id}>
        {FIELD_VALIDATION_FAILED}
        {message === undefined ? null : (
          <>
            <br />
            {message}
          </>
        )}
      </FieldError>
      <Button variant="quiet" size="sm" onClick={onRetry}>
        Clear answer
      </Button>
    </Row>
  )
}
