import { useRef, useState } from 'react'
import type { Webhook } from '../../../../contract/types.gen.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Card, cardClass } from '../../../ui/layout/card.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/typography.tsx'
import { ConfirmDialog } from '../../common/dialogs/confirm-dialog.tsx'
import { useDeleteWebhook, useTestWebhook } from '../calls.ts'
import { WebhookMenu } from './webhook-menu.tsx'
import { EditWebhook } from './edit-webhook.tsx'
import { formSettingsTexts } from '../texts.ts'
import { shownTime } from '../time.ts'

const { webhooks: texts } = formSettingsTexts

interface WebhookCardProps {
  formId: string
  webhook: Webhook
  onRotate: () => void
}

export function WebhookCard({ formId, webhook, onRotate }: WebhookCardProps) {
  const path = { id: formId, webhookId: webhook.id }
  const [isRemoving, setRemoving] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const [test, remove] = [useTestWebhook(formId), useDeleteWebhook(formId)]
  const menu = useRef<HTMLButtonElement>(null)
  return (
    <Card aria-label={webhook.url}>
      <div className={cardClass('header')}>
        <Stack gap={1}>
          <Text weight="medium">{webhook.url}</Text>
          {webhook.description ? (
            <Text tone="muted" size="sm">
              {webhook.description}
            </Text>
          ) : null}
        </Stack>
        <Row gap={2} touch>
          <StateBadge webhook={webhook} />
          <WebhookMenu
            formId={formId}
            webhook={webhook}
            button={menu}
            onEdit={() => setEditing(true)}
            onRotate={onRotate}
            onRemove={() => setRemoving(true)}
          />
        </Row>
      </div>
      <Remarks webhook={webhook} />
      {webhook.is_enabled ? (
        <div className={cardClass('footer')}>
          {webhook.needs_rotation ? (
            <Button size="sm" onClick={onRotate}>
              {texts.rotate}
            </Button>
          ) : (
            <Button variant="outline" size="sm" disabled={test.isPending} onClick={() => test.mutate({ path })}>
              {texts.test}
            </Button>
          )}
        </div>
      ) : null}
      {isEditing ? (
        <EditWebhook
          formId={formId}
          webhook={webhook}
          onClose={() => setEditing(false)}
          focusAfter={() => menu.current}
        />
      ) : null}
      <ConfirmDialog
        open={isRemoving}
        title={texts.remove}
        description={texts.removeHint(webhook.url)}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ path }, { onSettled: () => setRemoving(false) })}
        onClose={() => setRemoving(false)}
        focusAfter={() => menu.current}
      />
    </Card>
  )
}

function StateBadge({ webhook: { is_enabled, needs_rotation, failing_since } }: { webhook: Webhook }) {
  if (!is_enabled) return <Badge>{texts.off}</Badge>
  if (needs_rotation) return <Badge tone="danger">{texts.secretLost}</Badge>
  return failing_since === null ? (
    <Badge tone="success">{texts.on}</Badge>
  ) : (
    <Badge tone="warning">{texts.failing}</Badge>
  )
}

function Remarks({ webhook }: { webhook: Webhook }) {
  const { is_enabled, disabled_reason, needs_rotation, failing_since, old_secret_until } = webhook
  const remarks = [
    needs_rotation ? texts.secretLostHint : '',
    disabled_reason === null ? '' : texts.switchedOff(disabled_reason),
    is_enabled && failing_since !== null ? texts.failingSince(shownTime(failing_since)) : '',
    old_secret_until === null ? '' : texts.twoSecrets(shownTime(old_secret_until)),
  ].filter(Boolean)
  return remarks.map((remark) => (
    <Text key={remark} tone="muted" size="sm">
      {remark}
    </Text>
  ))
}
