import { useForm } from 'react-hook-form'
import type { Passkey } from '../../../../contract/types.gen.ts'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { FormDialog } from '../../common/dialogs/form-dialog.tsx'
import { useRenamePasskey } from './calls.ts'
import { nameRules } from './passkey-dialogs.tsx'
import { securityTexts } from './texts.ts'

const { passkeys: texts } = securityTexts

interface RenamePasskeyProps {
  passkey: Passkey
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

export function RenamePasskey({ passkey, onClose, focusAfter }: RenamePasskeyProps) {
  const { register, handleSubmit, formState } = useForm({ mode: 'onBlur', defaultValues: { name: passkey.name } })
  const rename = useRenamePasskey()
  const save = ({ name }: { name: string }) =>
    rename.mutate({ path: { passkeyId: passkey.id }, body: { name: name.trim() } }, { onSuccess: onClose })
  return (
    <FormDialog
      open
      title={texts.rename}
      description={texts.renameHint}
      busy={rename.isPending}
      onSubmit={handleSubmit(save)}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      <TextField label={texts.name} error={formState.errors.name?.message} {...register('name', nameRules)} />
    </FormDialog>
  )
}
