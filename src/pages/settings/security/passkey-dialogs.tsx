import { useForm } from 'react-hook-form'
import type { NewPasskeyValues } from '../../../../machines/passkeys/passkeys.machine.ts'
import { PASSKEY_NAME_MAX } from '../../../../rules/account-limits.ts'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import type { PasskeyDialogsState } from './actors.ts'
import { OwnPassword, passwordRules } from './proof-fields.tsx'
import { StepDialog } from './step-dialog.tsx'
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
  if (dialogs.snapshot.hasTag('adding')) return <AddDialog dialogs={dialogs} />
  return dialogs.snapshot.hasTag('removing') ? <RemoveDialog dialogs={dialogs} /> : null
}

const stateOf = ({ snapshot, send }: PasskeyDialogsState) => ({
  isBusy: snapshot.hasTag('busy'),
  failure: snapshot.context.failure,
  onClose: () => send({ type: 'dialog.closed' }),
})

const none: NewPasskeyValues = { name: '', password: '' }

function AddDialog({ dialogs }: { dialogs: PasskeyDialogsState }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: none })
  const { errors } = formState
  const add = ({ name, password }: NewPasskeyValues) =>
    dialogs.send({ type: 'passkey.submitted', name: name.trim(), password })
  return (
    <StepDialog
      title={texts.add}
      description={texts.addHint}
      submit={securityTexts.continue}
      onSubmit={handleSubmit(add)}
      {...stateOf(dialogs)}
    >
      <TextField
        label={texts.name}
        placeholder={texts.namePlaceholder}
        error={errors.name?.message}
        {...register('name', nameRules)}
      />
      <OwnPassword error={errors.password?.message} {...register('password', passwordRules)} />
    </StepDialog>
  )
}

function RemoveDialog({ dialogs }: { dialogs: PasskeyDialogsState }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } })
  return (
    <StepDialog
      title={texts.removeTitle}
      description={texts.removeHint(dialogs.snapshot.context.chosen?.name ?? '')}
      submit={texts.remove}
      onSubmit={handleSubmit(({ password }) => dialogs.send({ type: 'removal.confirmed', password }))}
      {...stateOf(dialogs)}
    >
      <OwnPassword error={formState.errors.password?.message} {...register('password', passwordRules)} />
    </StepDialog>
  )
}
