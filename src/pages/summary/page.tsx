import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { readFormOptions } from '../../../contract/@tanstack/react-query.gen.ts'
import { toFailure } from '../../transport/api-failure.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { buttonClass } from '../../ui/inputs/button.tsx'
import { LoadFailed } from '../common/load-failed.tsx'
import { SummaryHeader } from './header.tsx'
import { SummaryPage } from './summary-page.tsx'
import { summaryTexts as texts } from './texts.ts'

export function Component() {
  const { formId = '' } = useParams()
  const form = useQuery(readFormOptions({ path: { id: formId } }))
  return (
    <>
      <SummaryHeader formId={formId} title={form.isError ? '' : form.data?.title} />
      {form.isError ? (
        <NoForm error={form.error} onRetry={form.refetch} />
      ) : (
        <SummaryPage key={formId} form={form.data} formId={formId} />
      )}
    </>
  )
}

function NoForm({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failure = toFailure(error)
  if (failure.status !== 404 && failure.status !== 422) return <LoadFailed failure={failure} onRetry={onRetry} />
  return (
    <Empty icon="warning" role="alert" title={texts.missingTitle} hint={texts.missingHint}>
      <Link className={buttonClass({ variant: 'outline', size: 'md' })} to="/forms">
        {texts.backToForms}
      </Link>
    </Empty>
  )
}
