import type { UseFormReturn } from 'react-hook-form'
import type { WebhookCreate } from '../../../../contract/types.gen.ts'
import type { Failure } from '../../../../rules/failures.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { formSettingsTexts } from '../texts.ts'

const { secret: texts } = formSettingsTexts

export interface WebhookValues {
  url: string
  description: string
}

export const toWebhookValues = ({ url, description }: WebhookCreate): WebhookValues => ({
  url,
  description: description ?? '',
})

/** What a call sends; an empty description is null. */
export const toWebhookBody = ({ url, description }: WebhookValues) => ({
  url: url.trim(),
  description: description.trim() || null,
})

/** What an owner says of a webhook, when it is added and when it is edited. */
export function WebhookFields({ register, formState }: Pick<UseFormReturn<WebhookValues>, 'register' | 'formState'>) {
  return (
    <>
      <TextField
        label={texts.url}
        placeholder={texts.urlPlaceholder}
        type="url"
        autoComplete="off"
        marked
        error={formState.errors.url?.message}
        {...register('url', { validate: (url) => (url.trim() === '' ? texts.urlMissing : undefined) })}
      />
      <TextField
        label={texts.description}
        placeholder={texts.descriptionPlaceholder}
        maxLength={200}
        autoComplete="off"
        {...register('description')}
      />
    </>
  )
}

/** What the server said of the address, or else why it did not take it. */
export function WebhookFailure({ failure: { message, details } }: { failure: Failure }) {
  return (
    <Alert tone="danger" role="alert">
      {details && details.length > 0 ? details.map((detail) => detail.message).join('. ') : message}
    </Alert>
  )
}
