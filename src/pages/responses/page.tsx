import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { readFormOptions } from '../../../contract/@tanstack/react-query.gen.ts'
import { toFailure } from '../../transport/api-failure.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { buttonClass } from '../../ui/inputs/button.tsx'
import { LoadFailed } from '../common/load-failed.tsx'
import { PageHeader } from '../common/page-header.tsx'
import { ResponsesHeader } from './header.tsx'
import { ResponsesPage } from './responses-page.tsx'
import { responsesTexts as texts } from './texts.ts'

export function Component() {
  const { formId = '' } = useParams()
  const form = useQuery(readFormOptions({ path: { id: formId } }))
  if (form.isError) return <NoForm error={form.error} onRetry={form.refetch} />
  return (
    <>
      <ResponsesHeader formId={formId} title={form.data?.title} />
      <ResponsesPage key={formId} formId={formId} />
    </>
  )
}

function NoForm({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failure = toFailure(error)
  const isMissing = failure.status === 404 || failure.status === 422
  return (
    <>
      <PageHeader title={texts.heading} heading={texts.heading} />
      {isMissing ? (
        <Empty icon="warning" role="alert" title={texts.missingTitle} hint={texts.missingHint}>
          <Link className={buttonClass({ variant: 'outline', size: 'md' })} to="/forms">
            {texts.backToForms}
          </Link>
        </Empty>
      ) : (
        <LoadFailed failure={failure} onRetry={onRetry} />
      )}
    </>
  )
}
