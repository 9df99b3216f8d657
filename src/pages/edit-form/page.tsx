import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'
import { readFormOptions } from '../../../contract/@tanstack/react-query.gen.ts'
import { loadPatternEngine } from '../../../rules/pattern.ts'
import { Button } from '../../ui/inputs/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Row, Stack } from '../../ui/layout/stack.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PageHeader } from '../common/page-header.tsx'
import { EditForm } from './edit-form.tsx'
import { editFormTexts as texts } from './texts.ts'

export function Component() {
  const { formId = '' } = useParams()
  const form = useQuery(readFormOptions({ path: { id: formId } }))
  if (form.isPending) return <EditorSkeleton />
  if (form.isError) return <NoForm onRetry={form.refetch} />
  return <EditForm key={form.data.id} form={form.data} />
}

function EditorSkeleton() {
  return (
    <Stack gap={6} aria-busy="true">
      <title>{texts.title}</title>
      <Skeleton width="lg" height="lg" />
      <Skeleton height="lg" />
      <Skeleton height="lg" />
    </Stack>
  )
}

function NoForm({ onRetry }: { onRetry: () => void }) {
  const navigate = useNavigate()
  return (
    <>
      <PageHeader title={texts.title} heading={texts.plainHeading} />
      <Empty icon="warning" role="alert" title={texts.loadFailed} hint={texts.loadFailedHint}>
        <Row>
          <Button onClick={onRetry}>{texts.tryAgain}</Button>
          <Button variant="outline" onClick={() => navigate('/forms')}>
            {texts.back}
          </Button>
        </Row>
      </Empty>
    </>
  )
}

/** Owners' patterns are judged while they are typed. */
export async function loader() {
  await loadPatternEngine()
  return null
}
