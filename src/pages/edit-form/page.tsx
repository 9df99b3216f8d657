import { useParams } from 'react-router-dom'
import { loadPatternEngine } from '../../../rules/pattern.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { FormFailed } from '../common/form-failed.tsx'
import { useFreshForm } from '../common/use-form-by-id.ts'
import { EditForm } from './edit-form.tsx'
import { editFormTexts as texts } from './texts.ts'

export function Component() {
  const { formId = '' } = useParams()
  const form = useFreshForm(formId)
  if (form.data && form.isFetchedAfterMount) return <EditForm key={form.data.id} form={form.data} />
  if (form.isError)
    return (
      <FormFailed heading={texts.plainHeading} error={form.error} hint={texts.loadFailedHint} onRetry={form.refetch} />
    )
  return <EditorSkeleton />
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

/** Owners' patterns are judged while they are typed. */
export async function loader() {
  await loadPatternEngine()
  return null
}
