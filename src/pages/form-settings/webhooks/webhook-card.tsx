import { useRef, useState } from 'react'
import type { Webhook } from '../../../../contract/types.gen.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Card, cardClass } from '../../../ui/layout/card.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/typography.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { ConfirmDialog } from '../../common/confirm-dialog.tsx'
import { useDeleteWebhook, useTestWebhook, useUpdateWebhook } from '../calls.ts'
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
        <Row gap={2}>
          <StateBadge webhook={webhook} />
          <ActionsMenu
            formId={formId}
            webhook={webhook}
            button={menu}
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

interface ActionsProps extends WebhookCardProps {
  button: React.Ref<HTMLButtonElement>
  onRemove: () => void
}

function ActionsMenu({ formId, webhook, button, onRotate, onRemove }: ActionsProps) {
  const update = useUpdateWebhook(formId)
  const path = { id: formId, webhookId: webhook.id }
  const toggle = () => update.mutate({ path, body: { is_enabled: !webhook.is_enabled } })
  const trigger = (
    <Button
      ref={button}
      variant="quiet"
      size="sm"
      icon
      aria-label={texts.actions(webhook.url)}
      disabled={update.isPending}
    >
      <Icon name="more" size={24} />
    </Button>
  )
  return (
    <Menu trigger={trigger}>
      <MenuItem value="rotate" onSelect={onRotate}>
        {texts.rotate}
      </MenuItem>
      <MenuItem value="switch" onSelect={toggle}>
        {webhook.is_enabled ? texts.switchOff : texts.switchOn}
      </MenuItem>
      <MenuItem value="remove" tone="danger" onSelect={onRemove}>
        {texts.remove}
      </MenuItem>
    </Menu>
  )
}
