import { Link, useParams } from 'react-router-dom'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Button, buttonClass } from '../../ui/inputs/button.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Hidden } from '../../ui/layout/typography.tsx'
import { FormFailed } from '../common/form-failed.tsx'
import { formTexts } from '../common/texts.ts'
import { useFormById } from '../common/use-form-by-id.ts'
import { useResponse } from '../responses/calls.ts'
import { ResponseFailed } from '../responses/detail/response-failed.tsx'
import { printClass } from './classes.ts'
import { PrintedResponse } from './printed-response.tsx'
import { printTexts as texts } from './texts.ts'

const SKELETON_ANSWERS = 6

/** One response on paper: nothing of the app stands around it. */
export function Component() {
  const { formId = '', responseId = '' } = useParams()
  const form = useFormById(formId)
  const response = useResponse(formId, responseId)
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
      <Paper form={form} response={response} />
    </div>
  )
}

interface PaperProps {
  form: ReturnType<typeof useFormById>
  response: ReturnType<typeof useResponse>
}

function Paper({ form, response }: PaperProps) {
  if (form.isError)
    return (
      <main className={printClass('failure')}>
        <FormFailed heading={formTexts.headings.responses} error={form.error} onRetry={form.refetch} />
      </main>
    )
  if (response.isError)
    return (
      <main className={printClass('failure')}>
        <ResponseFailed error={response.error} onRetry={response.refetch} />
      </main>
    )
  if (form.data && response.data) return <PrintedResponse form={form.data} response={response.data} />
  return (
    <main className={printClass('paper')} aria-busy="true" data-testid="skeleton">
      <Hidden>{texts.loading}</Hidden>
      <Stack gap={4}>
        <Skeleton width="lg" height="lg" />
        {Array.from({ length: SKELETON_ANSWERS }, (_, answer) => (
          <Stack key={answer} gap={1}>
            <Skeleton width="md" />
            <Skeleton />
          </Stack>
        ))}
      </Stack>
    </main>
  )
}
