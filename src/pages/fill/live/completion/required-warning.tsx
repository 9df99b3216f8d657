import type { FieldProblem } from '../../../../../rules/form-answers.ts'
import { ERRORS_LISTED_MAX } from '../../../../../rules/limits.ts'
import { Alert } from '../../../../ui/feedback/alert.tsx'
import { Button } from '../../../../ui/inputs/button.tsx'
import { panelClass } from '../../classes.ts'

interface RequiredWarningProps {
  problems: FieldProblem[]
  /** Nothing has been done wrong yet. */
  quiet: boolean
  onReview: (fieldId: string) => void
}

/** Not every message says which field it is about. */
const named = (label: string, message: string) => (message.includes(label) ? message : `${label}: ${message}`)

export function RequiredWarning({ problems, quiet, onReview }: RequiredWarningProps) {
  const more = problems.length - ERRORS_LISTED_MAX
  return (
    <Alert tone={quiet ? 'neutral' : 'warning'} title="Complete Required Fields">
      <ul className={panelClass('problems')}>
        {problems.slice(0, ERRORS_LISTED_MAX).map(({ fieldId, label, message }) => (
          <li key={fieldId} className={panelClass('problem')}>
            <span className={panelClass('reason')}>{named(label, message)}</span>
            <Button variant="outline" aria-label={`Review ${label}`} onClick={() => onReview(fieldId)}>
              Review
            </Button>
          </li>
        ))}
      </ul>
      {more > 0 ? <p>... and {more} more</p> : null}
    </Alert>
  )
}
