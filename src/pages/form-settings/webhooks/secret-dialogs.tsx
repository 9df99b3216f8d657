import { useForm } from 'react-hook-form'
import type { Failure } from '../../../../rules/failures.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { Dialog, DialogBody, DialogFooter } from '../../../ui/overlays/dialog.tsx'
import { FormDialog } from '../../common/form-dialog.tsx'
import { sharedTexts } from '../../common/texts.ts'
import type { WebhookSecret } from '../actors.ts'
import { formSettingsTexts } from '../texts.ts'
import { SecretDialog } from './secret-dialog.tsx'

const { secret: texts } = formSettingsTexts

/** What stands before a secret, and the secret. */
export function SecretDialogs({ secret }: { secret: WebhookSecret }) {
  const { snapshot, send } = secret
  const { created } = snapshot.context
  const close = () => {
    if (snapshot.hasTag('closable')) send({ type: 'dialog.closed' })
  }
  if (snapshot.hasTag('adding')) return <AddDialog secret={secret} onClose={close} />
  if (snapshot.hasTag('rotating')) return <RotateDialog secret={secret} onClose={close} />
  return created ? <SecretDialog secret={created.secret} onClose={close} /> : null
}

interface PartProps {
  secret: WebhookSecret
  onClose: () => void
}

function AddDialog({ secret: { snapshot, send }, onClose }: PartProps) {
  const { values, failure } = snapshot.context
  const { register, handleSubmit, formState } = useForm({
    mode: 'onBlur',
    defaultValues: { url: values.url, description: values.description ?? '' },
  })
  const save = handleSubmit(({ url, description }) =>
    send({ type: 'webhook.submitted', values: { url: url.trim(), description: description.trim() || null } }),
  )
  return (
    <FormDialog
      open
      title={texts.addTitle}
      description={texts.addHint}
      busy={snapshot.hasTag('busy')}
      onSubmit={save}
      onClose={onClose}
    >
      {failure ? <FailureAlert failure={failure} /> : null}
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
    </FormDialog>
  )
}

function RotateDialog({ secret: { snapshot, send }, onClose }: PartProps) {
  const { failure } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  return (
    <Dialog open role="alertdialog" title={texts.rotateTitle} description={texts.rotateHint} onClose={onClose}>
      {failure ? (
        <DialogBody>
          <FailureAlert failure={failure} />
        </DialogBody>
      ) : null}
      <DialogFooter>
        <Button variant="outline" disabled={isBusy} onClick={onClose}>
          {sharedTexts.cancel}
        </Button>
        <Button disabled={isBusy} onClick={() => send({ type: 'rotation.confirmed' })}>
          {isBusy ? texts.rotating : texts.rotate}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

/** What the server said of the address, or else why it did not take it. */
function FailureAlert({ failure: { message, details } }: { failure: Failure }) {
  return (
    <Alert tone="danger" role="alert">
      {details && details.length > 0 ? details.map((detail) => detail.message).join('. ') : message}
    </Alert>
  )
}
