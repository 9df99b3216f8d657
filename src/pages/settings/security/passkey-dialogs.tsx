import { useForm } from 'react-hook-form'
import type { NewPasskeyValues } from '../../../../machines/passkeys/passkeys.machine.ts'
import { PASSKEY_NAME_MAX } from '../../../../rules/account-limits.ts'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { StepForm } from '../../common/dialogs/step-form.tsx'
import { mainContent } from '../../common/dialogs/main-content.ts'
import { type PasskeyDialogsState, stepFormOf } from './actors.ts'
import { OwnPassword, passwordRules } from './proof-fields.tsx'
import { securityTexts } from './texts.ts'

const { passkeys: texts } = securityTexts

/** For react-hook-form's `register`. */
export const nameRules = {
  validate: (name: string) => {
    if (name.trim() === '') return texts.nameMissing
    return name.trim().length > PASSKEY_NAME_MAX ? texts.nameLong(PASSKEY_NAME_MAX) : undefined
  },
}

export function PasskeyDialogs({ dialogs }: { dialogs: PasskeyDialogsState }) {
  const { snapshot, send } = dialogs
  const close = () => send({ type: 'dialog.closed' })
  if (snapshot.hasTag('adding'))
    return (
      <Dialog open title={texts.add} description={texts.addHint} onClose={close} focusAfter={mainContent}>
        <AddForm dialogs={dialogs} />
      </Dialog>
    )
  const hint = texts.removeHint(snapshot.context.chosen?.name ?? '')
  return snapshot.hasTag('removing') ? (
    <Dialog open title={texts.removeTitle} description={hint} onClose={close} focusAfter={mainContent}>
      <RemoveForm dialogs={dialogs} />
    </Dialog>
  ) : null
}

const none: NewPasskeyValues = { name: '', password: '' }

function AddForm({ dialogs }: { dialogs: PasskeyDialogsState }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: none })
  const { errors } = formState
  const add = ({ name, password }: NewPasskeyValues) =>
    dialogs.send({ type: 'passkey.submitted', name: name.trim(), password })
  return (
    <StepForm submit={securityTexts.continue} onSubmit={handleSubmit(add)} {...stepFormOf(dialogs)}>
      <TextField
        label={texts.name}
        placeholder={texts.namePlaceholder}
        error={errors.name?.message}
        {...register('name', nameRules)}
      />
      <OwnPassword error={errors.password?.message} {...register('password', passwordRules)} />
    </StepForm>
  )
}

function RemoveForm({ dialogs }: { dialogs: PasskeyDialogsState }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } })
  return (
    <StepForm
      submit={texts.remove}
      isRemoval
      onSubmit={handleSubmit(({ password }) => dialogs.send({ type: 'removal.confirmed', password }))}
      {...stepFormOf(dialogs)}
    >
      <OwnPassword error={formState.errors.password?.message} {...register('password', passwordRules)} />
    </StepForm>
  )
}
