import { Link, useParams } from 'react-router-dom'
import { Icon } from '../../ui/icons/icon.tsx'
import { Button, buttonClass } from '../../ui/inputs/button.tsx'
import { FormFailed } from '../common/form-failed.tsx'
import { formTexts } from '../common/texts.ts'
import { useFormById } from '../common/use-form-by-id.ts'
import { useResponse } from '../responses/calls.ts'
import { ResponseFailed } from '../responses/detail/response-failed.tsx'
import { printClass } from './classes.ts'
import { PrintedResponse } from './printed-response.tsx'
import { printTexts as texts } from './texts.ts'

/** One response on paper: nothing of the app stands around it. */
export function Component() {
  const { formId = '', responseId = '' } = useParams()
  const form = useFormById(formId)
  const response = useResponse(formId, responseId)
  if (form.isError)
    return <FormFailed heading={formTexts.headings.responses} error={form.error} onRetry={form.refetch} />
  if (response.isError) return <ResponseFailed error={response.error} onRetry={response.refetch} />
  return (
    <div className={printClass('root')}>
      <nav className={printClass('tools')} aria-label={texts.tools}>
        <Link
          className={buttonClass({ variant: 'outline', size: 'md' })}
          to={`/forms/${formId}/responses?response=${responseId}`}
        >
          <Icon name="previous" />
          {texts.back}
        </Link>
        <Button disabled={!form.data || !response.data} onClick={() => print()}>
          <Icon name="print" />
          {texts.print}
        </Button>
      </nav>
      {form.data && response.data ? (
        <PrintedResponse form={form.data} response={response.data} />
      ) : (
        <main className={printClass('paper')} aria-busy="true">
          <p>{texts.loading}</p>
        </main>
      )}
    </div>
  )
}
