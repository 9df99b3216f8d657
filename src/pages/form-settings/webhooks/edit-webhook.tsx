import { useForm } from 'react-hook-form'
import type { Webhook } from '../../../../contract/types.gen.ts'
import { formServiceFailure } from '../../../../rules/failures.ts'
import { toFailure } from '../../../transport/api-failure.ts'
import { FormDialog } from '../../common/dialogs/form-dialog.tsx'
import { useEditWebhook } from '../calls.ts'
import { formSettingsTexts } from '../texts.ts'
import { toWebhookBody, toWebhookValues, WebhookFailure, WebhookFields } from './webhook-fields.tsx'

const { webhooks: texts, secret } = formSettingsTexts

interface EditWebhookProps {
  formId: string
  webhook: Webhook
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

/** Mounted each time it opens, so it always starts from the webhook as it is. */
export function EditWebhook({ formId, webhook, onClose, focusAfter }: EditWebhookProps) {
  const { register, handleSubmit, formState } = useForm({ mode: 'onBlur', defaultValues: toWebhookValues(webhook) })
  const edit = useEditWebhook(formId)
  const save = handleSubmit((values) =>
    edit.mutate({ path: { id: formId, webhookId: webhook.id }, body: toWebhookBody(values) }, { onSuccess: onClose }),
  )
  return (
    <FormDialog
      open
      title={texts.edit}
      description={`${secret.addHint} ${texts.editHint}`}
      busy={edit.isPending}
      onSubmit={save}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      {edit.error ? <WebhookFailure failure={failureOf(edit.error)} /> : null}
      <WebhookFields register={register} formState={formState} />
    </FormDialog>
  )
}

const failureOf = (error: unknown) => {
  const { status, body } = toFailure(error)
  return formServiceFailure(status, body)
}
