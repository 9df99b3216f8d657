import { useNavigate } from 'react-router-dom'
import { toastText } from '../../../rules/failures.ts'
import { toFailure } from '../../transport/api-failure.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Button } from '../../ui/inputs/button.tsx'
import { Row } from '../../ui/layout/stack.tsx'
import { PageHeader } from './page-header.tsx'
import { formTexts as texts, sharedTexts } from './texts.ts'

interface FormFailedProps {
  /** Of the page that cannot be shown. */
  heading: string
  error: unknown
  /** Instead of what the server says. */
  hint?: string
  onRetry: () => void
}

/** In place of a page of a form that could not be loaded, or that is not there. */
export function FormFailed({ heading, error, hint, onRetry }: FormFailedProps) {
  const navigate = useNavigate()
  const { status, body } = toFailure(error)
  const isMissing = hint === undefined && (status === 404 || status === 422)
  return (
    <>
      <PageHeader title={texts.documentTitle(heading)} heading={heading} />
      <Empty
        icon="warning"
        role="alert"
        title={isMissing ? texts.missing : texts.loadFailed}
        hint={isMissing ? texts.missingHint : (hint ?? toastText(body))}
      >
        <Row justify="center" wrap>
          <Button onClick={onRetry}>{sharedTexts.tryAgain}</Button>
          <Button variant="outline" onClick={() => navigate('/forms')}>
            {texts.backToForms}
          </Button>
        </Row>
      </Empty>
    </>
  )
}
