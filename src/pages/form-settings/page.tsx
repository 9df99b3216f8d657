import { Fragment, useState } from 'react'
import { useParams } from 'react-router-dom'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { FormFailed } from '../common/form-failed.tsx'
import { FormHeader } from '../common/form-header.tsx'
import { formTexts } from '../common/texts.ts'
import { useFormById } from '../common/use-form-by-id.ts'
import { AccessForm } from './access/access-form.tsx'
import { useFormSettings } from './calls.ts'
import { DeliveryLog } from './log/delivery-log.tsx'
import { OpeningForm } from './opening/opening-form.tsx'
import { SettingsForm } from './settings-form.tsx'
import { Webhooks } from './webhooks/webhooks.tsx'

export function Component() {
  const { formId = '' } = useParams()
  const form = useFormById(formId)
  const settings = useFormSettings(formId)
  const [isOpeningUnsaved, noteOpening] = useState(false)
  const [isPasswordTyped, notePassword] = useState(false)
  const isThere = form.data !== undefined && settings.data !== undefined
  if (!isThere && (form.isError || settings.isError))
    return (
      <FormFailed
        heading={formTexts.headings.settings}
        error={form.error ?? settings.error}
        onRetry={() => void Promise.all([form.refetch(), settings.refetch()])}
      />
    )
  return (
    <Stack gap={6}>
      <FormHeader formId={formId} page="settings" title={form.data?.title} />
      {form.data && settings.data ? (
        <Fragment key={form.data.id}>
          <SettingsForm form={form.data} settings={settings.data} holdsMore={isOpeningUnsaved || isPasswordTyped} />
          <OpeningForm formId={formId} settings={settings.data} onUnsaved={noteOpening} />
          <AccessForm formId={formId} settings={settings.data} onUnsaved={notePassword} />
        </Fragment>
      ) : (
        <SettingsSkeleton />
      )}
      <Webhooks formId={formId} isFormThere={isThere} />
      <DeliveryLog formId={formId} isFormThere={isThere} />
    </Stack>
  )
}

/** Mails, and how long responses stay. */
const SKELETON_PARTS = 2

function SettingsSkeleton() {
  return (
    <Card aria-busy="true">
      {Array.from({ length: SKELETON_PARTS }, (_, part) => (
        <Stack key={part} gap={3}>
          <Skeleton width="md" />
          <Skeleton height="lg" />
          <Skeleton height="lg" />
        </Stack>
      ))}
    </Card>
  )
}
