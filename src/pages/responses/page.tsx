import { useParams } from 'react-router-dom'
import { FormFailed } from '../common/form-failed.tsx'
import { FormHeader } from '../common/form-header.tsx'
import { formTexts } from '../common/texts.ts'
import { useFormById } from '../common/use-form-by-id.ts'
import { ResponsesPage } from './responses-page.tsx'

export function Component() {
  const { formId = '' } = useParams()
  const form = useFormById(formId)
  if (form.isError)
    return <FormFailed heading={formTexts.headings.responses} error={form.error} onRetry={form.refetch} />
  return (
    <>
      <FormHeader formId={formId} page="responses" title={form.data?.title} />
      <ResponsesPage key={formId} formId={formId} form={form.data} />
    </>
  )
}
