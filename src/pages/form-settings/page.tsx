import { Link, useNavigate, useParams } from 'react-router-dom'
import { Button, buttonClass } from '../../ui/inputs/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Row, Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/layout/typography.tsx'
import { PageHeader } from '../common/page-header.tsx'
import { useForm, useFormSettings } from './calls.ts'
import { DeliveryLog } from './log/delivery-log.tsx'
import { SettingsForm } from './settings-form.tsx'
import { formSettingsTexts as texts } from './texts.ts'
import { Webhooks } from './webhooks/webhooks.tsx'

export function Component() {
  const { formId = '' } = useParams()
  const form = useForm(formId)
  const settings = useFormSettings(formId)
  if (form.isError || settings.isError)
    return <NoSettings onRetry={() => void Promise.all([form.refetch(), settings.refetch()])} />
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <PageHeader title={texts.title} heading={texts.heading}>
          <Link className={buttonClass({ variant: 'outline', size: 'md' })} to={`/forms/${formId}/edit`}>
            <Icon name="pencil" />
            {texts.edit}
          </Link>
        </PageHeader>
        {form.data ? <Text tone="muted">{form.data.title}</Text> : <Skeleton width="md" />}
      </Stack>
      {form.data && settings.data ? (
        <SettingsForm key={form.data.id} form={form.data} settings={settings.data} />
      ) : (
        <SettingsSkeleton />
      )}
      <Webhooks formId={formId} />
      <DeliveryLog formId={formId} />
    </Stack>
  )
}

function SettingsSkeleton() {
  return (
    <Stack gap={4} aria-busy="true">
      <Skeleton height="lg" />
      <Skeleton height="lg" />
    </Stack>
  )
}

function NoSettings({ onRetry }: { onRetry: () => void }) {
  const navigate = useNavigate()
  return (
    <>
      <PageHeader title={texts.title} heading={texts.heading} />
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
