import type { Webhook } from '../../../../contract/types.gen.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { useUpdateWebhook } from '../calls.ts'
import { formSettingsTexts } from '../texts.ts'

const { webhooks: texts } = formSettingsTexts

interface WebhookMenuProps {
  formId: string
  webhook: Webhook
  button: React.Ref<HTMLButtonElement>
  onEdit: () => void
  onRotate: () => void
  onRemove: () => void
}

export function WebhookMenu({ formId, webhook, button, onEdit, onRotate, onRemove }: WebhookMenuProps) {
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
      <MenuItem value="edit" onSelect={onEdit}>
        {texts.edit}
      </MenuItem>
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
