import { useForm } from 'react-hook-form'
import { Button } from '../../../ui/inputs/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '../../../ui/overlays/dialog.tsx'
import { FormDialog } from '../../common/dialogs/form-dialog.tsx'
import { sharedTexts } from '../../common/texts.ts'
import type { WebhookSecret } from '../actors.ts'
import { formSettingsTexts } from '../texts.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { toWebhookBody, toWebhookValues, WebhookFailure, WebhookFields } from './webhook-fields.tsx'

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
  const { register, handleSubmit, formState } = useForm({ mode: 'onBlur', defaultValues: toWebhookValues(values) })
  const save = handleSubmit((typed) => send({ type: 'webhook.submitted', values: toWebhookBody(typed) }))
  return (
    <FormDialog
      open
      title={texts.addTitle}
      description={texts.addHint}
      busy={snapshot.hasTag('busy')}
      onSubmit={save}
      onClose={onClose}
    >
      {failure ? <WebhookFailure failure={failure} /> : null}
      <WebhookFields register={register} formState={formState} />
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
          <WebhookFailure failure={failure} />
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
