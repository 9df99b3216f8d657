import { useRef, useState } from 'react'
import type { User } from '../../../contract/types.gen.ts'
import { ConfirmDialog } from '../common/confirm-dialog.tsx'
import { RowMenu } from '../common/row-menu.tsx'
import { useDeleteUser, useUpdateUser } from './calls.ts'
import { adminTexts as texts } from './texts.ts'
import { UserDialog } from './user-dialog.tsx'
import { toUserUpdate, type UserValues } from './user-values.ts'

/** Nobody edits or deletes themselves here: that is done in the settings. */
export function UserActions({ user, disabled }: { user: User; disabled: boolean }) {
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null)
  const [update, remove] = [useUpdateUser(), useDeleteUser()]
  const path = { user_id: user.id }
  const button = useRef<HTMLButtonElement>(null)
  const focusAfter = () => button.current
  const close = () => setDialog(null)
  const save = (values: UserValues) => update.mutate({ path, body: toUserUpdate(values) }, { onSuccess: close })
  return (
    <>
      <RowMenu
        button={button}
        label={texts.actionsOf(user.email)}
        disabled={disabled}
        edit={texts.edit}
        remove={texts.remove}
        onEdit={() => setDialog('edit')}
        onRemove={() => setDialog('remove')}
      />
      {dialog === 'edit' ? (
        <UserDialog open user={user} busy={update.isPending} onSave={save} onClose={close} focusAfter={focusAfter} />
      ) : null}
      <ConfirmDialog
        open={dialog === 'remove'}
        title={texts.remove}
        description={texts.removeHint}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ path }, { onSettled: close })}
        onClose={close}
        focusAfter={focusAfter}
      />
    </>
  )
}
