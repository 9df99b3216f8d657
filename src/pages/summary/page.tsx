import { useParams } from 'react-router-dom'
import { FormFailed } from '../common/form-failed.tsx'
import { FormHeader } from '../common/form-header.tsx'
import { formTexts } from '../common/texts.ts'
import { useFormById } from '../common/use-form-by-id.ts'
import { SummaryPage } from './summary-page.tsx'

export function Component() {
  const { formId = '' } = useParams()
  const form = useFormById(formId)
  if (form.isError) return <FormFailed heading={formTexts.headings.summary} error={form.error} onRetry={form.refetch} />
  return (
    <>
      <FormHeader formId={formId} page="summary" title={form.data?.title} />
      <SummaryPage key={formId} form={form.data} formId={formId} />
    </>
  )
}
