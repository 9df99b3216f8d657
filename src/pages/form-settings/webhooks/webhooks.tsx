import { toFailure } from '../../../transport/api-failure.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Heading, Text } from '../../../ui/layout/typography.tsx'
import { LoadFailed } from '../../common/load-failed.tsx'
import { useWebhookSecret, type WebhookSecret } from '../actors.ts'
import { useWebhooks } from '../calls.ts'
import { formSettingsTexts } from '../texts.ts'
import { SecretDialogs } from './secret-dialogs.tsx'
import { WebhookCard } from './webhook-card.tsx'

const { webhooks: texts } = formSettingsTexts

interface WebhooksProps {
  formId: string
  /** Until then a failure is the page's to tell. */
  isFormThere: boolean
}

export function Webhooks({ formId, isFormThere }: WebhooksProps) {
  const secret = useWebhookSecret(formId)
  const webhooks = useWebhooks(formId)
  const hasSome = (webhooks.data?.count ?? 0) > 0
  return (
    <Stack gap={4}>
      <Row justify="between" wrap>
        <Stack gap={1}>
          <Heading>{texts.heading}</Heading>
          <Text tone="muted" size="sm">
            {texts.hint}
          </Text>
        </Stack>
        {hasSome ? <AddButton secret={secret} /> : null}
      </Row>
      {webhooks.isError && !isFormThere ? (
        <Skeleton height="lg" />
      ) : (
        <WebhookList formId={formId} webhooks={webhooks} secret={secret} />
      )}
      <SecretDialogs secret={secret} />
    </Stack>
  )
}

interface ListProps {
  formId: string
  webhooks: ReturnType<typeof useWebhooks>
  secret: WebhookSecret
}

function WebhookList({ formId, webhooks, secret }: ListProps) {
  if (webhooks.isPending) return <Skeleton height="lg" />
  if (webhooks.isError) return <LoadFailed failure={toFailure(webhooks.error)} onRetry={webhooks.refetch} />
  if (webhooks.data.count === 0)
    return (
      <Empty icon="share" title={texts.emptyTitle} hint={texts.emptyHint}>
        <AddButton secret={secret} />
      </Empty>
    )
  return (
    <Stack gap={3}>
      {webhooks.data.data.map((webhook) => (
        <WebhookCard
          key={webhook.id}
          formId={formId}
          webhook={webhook}
          onRotate={() => secret.send({ type: 'rotation.requested', webhookId: webhook.id })}
        />
      ))}
    </Stack>
  )
}

function AddButton({ secret }: { secret: WebhookSecret }) {
  return (
    <Button onClick={() => secret.send({ type: 'webhook.requested' })}>
      <Icon name="plus" />
      {texts.add}
    </Button>
  )
}
